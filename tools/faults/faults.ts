// `npm run faults -- NAME` harms a running system as the name says, and prints what was measured
// and whether the invariants hold. `all` runs every scenario; `--short` a few seconds of each;
// `--times=N` so many kills or fills; `--seed=N` repeats the moments of an earlier run. The exit
// code is 0 when everything holds.
import { randomInt } from 'node:crypto';
import { runScenarios } from './run-scenarios.ts';
import { scenarios } from './scenarios.ts';
import type { Outcome } from './world.ts';

const asked = process.argv.slice(2);
const short = asked.includes('--short');
const names = asked.filter((word) => !word.startsWith('--'));
const getNumber = (option: string): number | undefined => {
  const text = asked.find((word) => word.startsWith(`${option}=`));
  return text === undefined ? undefined : Number(text.slice(option.length + 1));
};
const seed = getNumber('--seed') ?? randomInt(2 ** 31);
const times = getNumber('--times');

const chosen = names.includes('all')
  ? scenarios
  : scenarios.filter(({ name }) => names.includes(name));

function print(outcome: Outcome): void {
  const { scenario, hindrance, figures, verdicts, failures, result, said } = outcome;
  if (hindrance !== null) {
    console.log(`\n${scenario.name}  ${scenario.title}: not carried out, ${hindrance}`);
    return;
  }
  console.log(`\n${scenario.name}  ${scenario.title}: ${result === 'failed' ? 'FAILED' : result}`);
  for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(34)} ${value}`);
  for (const { invariant, holds, checked, broken } of verdicts) {
    console.log(`  ${holds ? 'holds ' : 'BROKEN'} ${invariant.padEnd(34)} ${checked}`);
    for (const line of broken) console.log(`           ${line}`);
  }
  for (const failure of failures) console.log(`  FAILED ${failure}`);
  if (result === 'failed') for (const line of said) console.log(`  said   ${line.slice(0, 400)}`);
}

const say = (line: string): void => console.log(`    ${line}`);

if (chosen.length === 0 || !Number.isSafeInteger(seed)) {
  console.log('Which one? npm run faults -- NAME | all [--short] [--times=N] [--seed=N]\n');
  for (const { name, title } of scenarios) console.log(`  ${name}  ${title}`);
  process.exitCode = 1;
} else {
  console.log(`Seed ${seed}; the same moments again: --seed=${seed}`);
  const outcomes = await runScenarios(chosen, { short, times, seed, say, print });
  const namesOf = (wanted: Outcome['result']): string[] =>
    outcomes.filter(({ result }) => result === wanted).map(({ scenario }) => scenario.name);
  const [passed, failed, skipped] = [namesOf('passed'), namesOf('failed'), namesOf('skipped')];
  console.log(
    `\n${passed.length} passed, ${failed.length} failed, ${skipped.length} not carried out`,
  );
  if (failed.length > 0) console.log(`failed: ${failed.join(', ')}`);
  // What is left of connections and timers must not keep it alive.
  process.exit(failed.length > 0 ? 1 : 0);
}
