// Failures that `npm run soak` found, in tests/seeds.json: `npm test` repeats them first.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, runOwn, runProgram } from '../run-program.ts';
import type { Outcome, RunOptions } from '../run-program.ts';

/** A failure that a seed repeats. */
export type KeptSeed = {
  readonly kind: 'property' | 'fault' | 'simulation';
  /** The file of a property; empty for the others. */
  readonly file: string;
  /** The title of the test, the name of the scenario, or the number of steps. */
  readonly test: string;
  readonly seed: number;
  /** Where fast-check found the smallest input that fails. */
  readonly path?: string;
  /** The commit in which it failed. */
  readonly commit: string;
};

const seedsFile = join(projectRoot, 'tests', 'seeds.json');

/** Reads the kept seeds; none where the file is missing. */
export const readKeptSeeds = (): readonly KeptSeed[] =>
  existsSync(seedsFile) ? (JSON.parse(readFileSync(seedsFile, 'utf8')) as KeptSeed[]) : [];

const isSame = (one: KeptSeed, other: KeptSeed): boolean =>
  one.kind === other.kind && one.file === other.file && one.test === other.test;

/** Adds a failure, unless one of the same test is kept: one is enough to have it mended. */
export function addKeptSeed(
  kept: readonly KeptSeed[],
  failure: KeptSeed,
): { readonly seeds: readonly KeptSeed[]; readonly isNew: boolean } {
  return kept.some((one) => isSame(one, failure))
    ? { seeds: kept, isNew: false }
    : { seeds: [...kept, failure], isNew: true };
}

/** Writes a failure into tests/seeds.json; returns whether it was new there. */
export function keepSeed(failure: KeptSeed): boolean {
  const { seeds, isNew } = addKeptSeed(readKeptSeeds(), failure);
  if (isNew) writeFileSync(seedsFile, `${JSON.stringify(seeds, null, 2)}\n`);
  return isNew;
}

/** The pattern that finds a test by its whole title. */
export const buildTitlePattern = (title: string): string => `^${RegExp.escape(title)}$`;

/** The seed and path in fast-check's report of a failed property. */
export function readFailedProperty(
  error: string,
): { readonly seed: number; readonly path: string } | null {
  const [, seed = '', path = ''] = /\{ seed: (-?\d+), path: "([\d:]+)"/u.exec(error) ?? [];
  return seed === '' ? null : { seed: Number(seed), path };
}

/** Repeats one kept failure. */
function repeatFailure(kept: KeptSeed, options: RunOptions): Promise<Outcome> {
  const { kind, file, test, seed, path } = kept;
  if (kind === 'fault')
    return runOwn('tools/faults/faults.ts', [test, '--short', `--seed=${seed}`], options);
  if (kind === 'simulation')
    return runOwn('packages/testkit/src/sim/sim.ts', [String(seed), test], options);
  const env = { SEED: String(seed), ...(path !== undefined && { PROPERTY_PATH: path }) };
  return runProgram('vitest', ['run', file, '-t', buildTitlePattern(test)], { ...options, env });
}

/** Repeats all kept failures; fails when one of them still fails. */
export async function repeatKeptSeeds(options: RunOptions): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const kept of readKeptSeeds()) {
    const outcome = await repeatFailure(kept, options);
    if (outcome.code !== 0) console.log(`still fails: ${JSON.stringify(kept)}`);
    outcomes.push(outcome);
  }
  return {
    code: outcomes.some(({ code }) => code !== 0) ? 1 : 0,
    seconds: outcomes.reduce((sum, { seconds }) => sum + seconds, 0),
    output: outcomes.map(({ output }) => output).join('\n'),
  };
}
