// `npm run check`: format, lint, types, unused code and the rules of the house. Runs all of them,
// even after the first failure, and prints one line for each.
import { inParallel, projectRoot, runOwn, runProgram } from './run-program.ts';
import type { Outcome } from './run-program.ts';
import { listFiles } from './tidy/project.ts';

type Check = { readonly name: string; readonly run: () => Promise<Outcome> };

const typeChecks: Check[] = listFiles(projectRoot)
  .filter((path) => /\/tsconfig(\.test)?\.json$/.test(path))
  .map((path) => ({
    name: `types ${path}`,
    run: () => runProgram('tsc', ['-p', path, '--pretty', 'false']),
  }));

const otherChecks: readonly Check[] = [
  { name: 'format', run: () => runProgram('oxfmt', ['--check']) },
  { name: 'lint', run: () => runProgram('oxlint', ['--type-aware']) },
  { name: 'unused', run: () => runProgram('knip', ['--no-progress']) },
  { name: 'tidy', run: () => runOwn('tools/tidy/report.ts') },
  { name: 'texts', run: () => runOwn('packages/i18n/generate.ts', ['--check']) },
];

const checks = [...otherChecks, ...typeChecks];
const outcomes = await inParallel(
  2,
  checks.map(({ run }) => run),
);

const failures = checks.flatMap(({ name }, index) => {
  const outcome = outcomes[index];
  return outcome && outcome.code !== 0 ? [{ name, output: outcome.output }] : [];
});
for (const { name, output } of failures) console.log(`\n── ${name} ──\n${output.trimEnd()}`);
if (failures.length > 0) console.log('');

/** One line: the mark, the name and the seconds it took. */
function say(name: string, passed: boolean, seconds: number): void {
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s`);
}

const typeCount = typeChecks.length;
for (const [index, { name }] of otherChecks.entries()) {
  const outcome = outcomes[index];
  if (outcome) say(name, outcome.code === 0, outcome.seconds);
}
const typeOutcomes = outcomes.slice(otherChecks.length);
say(
  `types (${typeCount} projects)`,
  typeOutcomes.every(({ code }) => code === 0),
  typeOutcomes.reduce((sum, { seconds }) => sum + seconds, 0),
);
process.exitCode = failures.length === 0 ? 0 : 1;
