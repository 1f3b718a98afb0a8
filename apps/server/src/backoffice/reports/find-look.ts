import type { LedgerRange } from './fold-store.ts';

/** A day on which a line has movements, and the numbers between which its transfers are. */
export type LineDay = {
  readonly day: string;
  readonly firstSeq: bigint;
  readonly lastSeq: bigint;
  /** Its bets and payments: as many movements at least. */
  readonly moves: bigint;
};

/**
 * Where to look next: in a range of the ledger, at all transfers, or at those of the days and
 * members that have movements of the line.
 */
export type Look = LedgerRange & { readonly days: readonly LineDay[] | null };

/** Numbers of the ledger that a look at all transfers covers. */
export const lookMax = 2_000n;
/** A day with more movements is read in windows: some of them are in each. */
const sparseMax = 1_000n;
/** Movements that are enough for one look. */
const enough = 100n;

const min = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const max = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/**
 * The next look at the movements of a line, from a number of the ledger downwards.
 * @param days Days with movements that begin at or before the number, the latest numbers first.
 * @param isCut Whether there are more: the last one may overlap with days that are not known.
 * @param movesFrom The number up to which members and days of movements are not known.
 */
export function findLook(
  days: readonly LineDay[],
  {
    to,
    movesFrom,
    isCut,
  }: { readonly to: bigint; readonly movesFrom: bigint; readonly isCut: boolean },
): Look | null {
  const [first] = days;
  if (!first) return null;
  const top = min(to, first.lastSeq);
  const window = { from: max(top - lookMax, 0n), to: top, days: null };
  const taken: LineDay[] = [];
  let moves = 0n;
  for (const one of isCut ? days.slice(0, -1) : days) {
    if (moves >= enough || one.moves > sparseMax || one.firstSeq <= movesFrom) break;
    taken.push(one);
    moves += one.moves;
  }
  if (taken.length === 0) return window;
  // Numbers of days overlap around midnight: those of a day that is not taken are left to it.
  const rest = days[taken.length];
  const lowest = taken.reduce((least, { firstSeq }) => min(least, firstSeq), top);
  const from = rest ? max(lowest - 1n, rest.lastSeq) : lowest - 1n;
  return from < top ? { from, to: top, days: taken } : window;
}
