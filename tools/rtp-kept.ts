// Results of long simulations, kept in docs/games/simulated.json under the hashes of what was
// simulated: the math of the game, and the source of its engine.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMathHash } from '@khelaghor/game-list/math-hash.ts';
import { formatRatio, ratio } from '@khelaghor/money/ratio.ts';
import type { ReturnGame } from './rtp-game.ts';
import { toNumber } from './rtp-rows.ts';
import type { ReturnRow } from './rtp-rows.ts';
import { computeTolerance, getMeasured } from './rtp-simulation.ts';
import type { Counted, Simulated } from './rtp-tally.ts';
import { projectRoot } from './run-program.ts';

/** Kept result of a row. */
type KeptRow = {
  readonly play: string;
  readonly rounds: number;
  /** Payouts of the rounds together, in stakes: an exact fraction. */
  readonly paid: string;
};

/** Kept results of a game. */
export type Kept = {
  readonly math: string;
  readonly source: string;
  readonly seed: string;
  readonly rounds: number;
  readonly rows: readonly KeptRow[];
};

const keptFile = join(projectRoot, 'docs/games/simulated.json');

/** The results of every game that has some, by its code. */
export const readKept = (): Readonly<Record<string, Kept>> =>
  JSON.parse(readFileSync(keptFile, 'utf8')) as Record<string, Kept>;

const specifier = /^(?:import|export) (?!type )[^;]*?from '(?<name>[^']+\.ts)';/gmsu;

/** The file of an import; null: it is of a package whose tests prove it alone. */
function resolveImport(file: string, name: string): string | null {
  if (name.startsWith('.')) return join(file, '..', name);
  const part = /^@khelaghor\/game-engine\/(?<part>.+)$/u.exec(name)?.groups?.['part'];
  return part === undefined ? null : `packages/game-engine/src/${part}`;
}

/** A file and all that it imports of its engine and of what engines share. */
function listSources(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { groups } of readFileSync(join(projectRoot, file), 'utf8').matchAll(specifier)) {
    const next = resolveImport(file, groups?.['name'] ?? '');
    if (next !== null) listSources(next, found);
  }
  return found;
}

const isComment = (line: string): boolean => /^\s*(?:\/\/|\/\*\*|\*)/u.test(line);

/** The hash of an engine's source, without its comments. */
function hashSource(code: string): string {
  const hash = createHash('sha256');
  for (const file of [...listSources(`engines/${code}/src/public.ts`)].toSorted()) {
    const lines = readFileSync(join(projectRoot, file), 'utf8').split('\n');
    hash.update(`${file}\n${lines.filter((line) => !isComment(line)).join('\n')}`);
  }
  return hash.digest('hex');
}

/** Writes what a simulation of a game came to, in place of what was kept of it. */
export function keepResults(
  game: ReturnGame,
  { seed, rounds, simulated }: Pick<Kept, 'seed' | 'rounds'> & { simulated: readonly Simulated[] },
): void {
  const kept: Kept = {
    math: getMathHash(game),
    source: hashSource(game.code),
    seed,
    rounds,
    rows: simulated.map(({ row, rounds: played, paid }) => ({
      play: game.describePlay(row.play),
      rounds: played,
      paid: formatRatio(paid),
    })),
  };
  const all = { ...(existsSync(keptFile) ? readKept() : {}), [game.code]: kept };
  writeFileSync(keptFile, `${JSON.stringify(all, null, 2)}\n`);
}

/** The kept result of a row; null: there is none. */
export function findKept(kept: Kept | undefined, play: string): Counted | null {
  const row = kept?.rows.find((each) => each.play === play);
  const [num, den = '1'] = row?.paid.split('/') ?? [];
  if (!row || num === undefined) return null;
  return { rounds: row.rounds, paid: ratio(BigInt(num), BigInt(den)), unlisted: null };
}

/** A return that simulations of so many rounds measure this exactly is held against 0.003. */
const distanceMax = 0.003;
const z99 = 2.576;
const z999 = 3.291;

/** The top award came so often that the sum of the payouts is distributed normally. */
const topsMin = 10;

/** A row of a game with what is kept of it. */
type KeptResult = { readonly row: ReturnRow; readonly result: Counted };

/** Makes the kept results of a game's rows. */
const listResults = (
  game: ReturnGame,
  rows: readonly ReturnRow[],
  kept: Kept | undefined,
): readonly KeptResult[] =>
  rows.flatMap((row) => {
    const result = findKept(kept, game.describePlay(row.play));
    return result ? [{ row, result }] : [];
  });

const getDistance = ({ row, result }: KeptResult): number =>
  Math.abs(getMeasured(result) - toNumber(row.rtp));

/**
 * The rows of a game whose payouts are distributed normally, and how many of them lie outside the
 * 99 % band: one of 100 does by chance, but rows of a game share their numbers and lie there
 * together.
 */
export function countOutside(
  game: ReturnGame,
  rows: readonly ReturnRow[],
  kept: Kept | undefined,
): { readonly rows: number; readonly outside: number } {
  const normal = listResults(game, rows, kept).filter(
    ({ row, result }) => toNumber(row.top.chance) * result.rounds >= topsMin,
  );
  const outside = normal.filter((each) => {
    const { row, result } = each;
    return getDistance(each) > (z99 * row.deviation) / Math.sqrt(result.rounds);
  });
  return { rows: normal.length, outside: outside.length };
}

/** Whether a row lies where its rounds can be by chance. */
function isWithin(each: KeptResult): boolean {
  const { row, result } = each;
  const isExact = z999 * row.deviation <= distanceMax * Math.sqrt(result.rounds);
  const distance = getDistance(each);
  return distance <= computeTolerance(row, result.rounds) && !(isExact && distance > distanceMax);
}

/** Finds the faults of a game's kept results. */
export function findKeptFaults(
  game: ReturnGame,
  rows: readonly ReturnRow[],
  kept: Kept | undefined,
): readonly string[] {
  const { code } = game;
  const command = `npm run rtp -- ${code} --keep --rounds=${kept?.rounds ?? 1_000_000}`;
  if (kept?.math !== getMathHash(game) || kept.source !== hashSource(code))
    return [`${code}: its math or its engine changed since it was simulated. Run: ${command}`];
  const results = listResults(game, rows, kept);
  const missing = rows.filter((row) => results.every((each) => each.row !== row));
  const odd = results.filter((each) => !isWithin(each));
  return [
    ...missing.map((row) => `${code}, ${game.describePlay(row.play)}: nothing is kept`),
    ...odd.map(({ row, result }) => {
      const returned = `${getMeasured(result)}, not ${toNumber(row.rtp)}`;
      return `${code}, ${game.describePlay(row.play)}: the rounds returned ${returned}`;
    }),
  ];
}
