// Format, lint, types, unused code, translations and the rules of the house: what is checked
// without running the project. `npm run check` and `npm test` both run these.
import { freemem } from 'node:os';
import { runInParallel, runOwn, runProgram } from './run-program.ts';
import type { Outcome, RunOptions } from './run-program.ts';
import type { PartName } from './test/times.ts';

type CheckOptions = RunOptions & {
  /** So many checks run beside each other; absent: two. */
  readonly atOnce?: number;
  /** The only files to lint, where the others are known to be fine; absent: all. */
  readonly lintedFiles?: readonly string[];
};

type Check = {
  readonly name: PartName;
  readonly run: (options: CheckOptions) => Promise<Outcome>;
};

export type CheckOutcome = Outcome & { readonly name: PartName };

// One build of all programs in programs/: each file is checked once, and what has not changed since
// the last time is not checked again. One checker each: several would work out the same types anew.
export const typeArgs = ['-b', '--builders', '2', '--checkers', '1', '--pretty', 'false'];

// Both read the types of all programs, and collect garbage for a sixth of their processor time when
// they may not keep it: lint needs 2.9 GB then instead of 1.9, types 2.6 instead of 1.4.
const roomyBytes = 8 * 2 ** 30;
const env: Record<string, string> = freemem() > roomyBytes ? { GOGC: '400' } : {};

/** The longest first, so that the others fill the second processor. */
const checks: readonly Check[] = [
  {
    name: 'lint',
    run: ({ lintedFiles = [], ...options }) =>
      runProgram('oxlint', ['--type-aware', ...lintedFiles], { ...options, env }),
  },
  { name: 'types', run: (options) => runProgram('tsc', typeArgs, { ...options, env }) },
  { name: 'unused', run: (options) => runProgram('knip', ['--no-progress'], options) },
  { name: 'tidy', run: (options) => runOwn('tools/tidy/report.ts', [], options) },
  { name: 'format', run: (options) => runProgram('oxfmt', ['--check'], options) },
  { name: 'texts', run: (options) => runOwn('packages/i18n/generate.ts', ['--check'], options) },
];

/** Runs all checks, some at a time, even after one has failed. */
export function runStaticChecks({ atOnce = 2, ...options }: CheckOptions = {}): Promise<
  CheckOutcome[]
> {
  return runInParallel(
    atOnce,
    checks.map(({ name, run }) => async () => ({ name, ...(await run(options)) })),
  );
}

/** Writes what the failed checks said, then one line for each check. */
export function describeChecks(outcomes: readonly CheckOutcome[]): string {
  const said = outcomes
    .filter(({ code }) => code !== 0)
    .map(({ name, output }) => `── ${name} ──\n${output.trimEnd()}\n`);
  const lines = outcomes.map(({ name, code, seconds }) => {
    const mark = code === 0 ? 'ok  ' : 'FAIL';
    return `${mark} ${name.padEnd(18)} ${seconds.toFixed(1).padStart(7)} s`;
  });
  return [...said, ...lines].join('\n');
}
