// Goal: after every fault the invariants hold. Method: the short form of scenarios, against real
// processes and a real database, judged by the journal of the load generator. `npm test` runs those
// of `smokeScenarios`, `npm run test:full` all.
import { beforeAll, expect, test } from 'vitest';
import { readSeed } from '../test/seed.ts';
import { runScenarios } from './run-scenarios.ts';
import { scenarios } from './scenarios.ts';
import type { Outcome } from './world.ts';

/** The scenarios that this run is asked for, by their names; absent: all. */
const asked = process.env['FAULT_SCENARIOS']?.split(',');
const chosen = scenarios.filter(({ name }) => asked?.includes(name) ?? true);
const outcomes = new Map<string, Outcome>();

beforeAll(async () => {
  await runScenarios(chosen, {
    short: true,
    seed: readSeed(),
    say: () => undefined,
    print: (outcome) => outcomes.set(outcome.scenario.name, outcome),
  });
  // All of them take 160 s alone, and three times as long on a machine with busy neighbours.
}, 1_800_000);

test.for(chosen.map(({ name, title }) => [name, title] as const))('%s: %s', ([name], { skip }) => {
  const outcome = outcomes.get(name);
  if (outcome === undefined) throw new Error('the scenario did not run');
  const { failures, verdicts, said, hindrance } = outcome;
  if (hindrance !== null) skip(hindrance);
  const broken = verdicts.filter(({ holds }) => !holds).flatMap((verdict) => verdict.broken);
  const wrong = [...failures, ...broken];
  // Whole, where an assertion would cut it short: the next run may not meet this moment again.
  if (wrong.length > 0) throw new Error([...wrong, 'The server said last:', ...said].join('\n'));
  expect(outcome.result).toBe('passed');
});

test('the scenarios that were asked for exist, and each name is used once', () => {
  const names = scenarios.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(new Set(names).size).toBe(names.length);
  expect(asked?.filter((name) => !names.some((one) => one === name)) ?? []).toEqual([]);
});
