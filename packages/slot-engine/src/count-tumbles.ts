// Every spin of a tumbling slot that there is, counted by what it gives, its tiles and its pay.
import { createCounter, walkStops } from './count-spins.ts';
import type { Counts, Tally } from './count-spins.ts';
import type { CompiledTumbles } from './play-tumbles.ts';
import type { TumbleTable } from './tumble-table.ts';

/** For each number of free spins given and of tiles, how many stops pay what before tiles. */
export type TumbleTally = {
  readonly ways: number;
  readonly byAward: ReadonlyMap<number, readonly Counts[]>;
};

/** Counts all stops of strips. Throws a `RangeError` for a spin that never ends. */
export function countTumbles({ awards }: CompiledTumbles, table: TumbleTable): TumbleTally {
  const counters: ReturnType<typeof createCounter>[][] = [];
  walkStops(table.lengths, (stops) => {
    const { pay, scatters, tiles } = table.spin(stops);
    const byTiles = (counters[awards[scatters] ?? 0] ??= []);
    (byTiles[tiles] ??= createCounter()).add(pay);
  });
  const byAward = new Map(
    [...counters.entries()].flatMap(([award, byTiles]) =>
      byTiles
        ? [[award, Array.from(byTiles, (each): Counts => each?.finish() ?? new Map())] as const]
        : [],
    ),
  );
  return { ways: table.lengths.reduce((product, length) => product * length, 1), byAward };
}

/** The largest number of tiles of any spin. */
export const getMostTiles = ({ byAward }: TumbleTally): number =>
  Math.max(...[...byAward.values()].map((byTiles) => byTiles.length - 1));

/** How many of the series of so many values have each sum. */
export function countSums(values: readonly number[], tiles: number): Counts {
  let sums: Counts = new Map([[0, 1]]);
  for (let tile = 0; tile < tiles; tile += 1) {
    const next: Counts = new Map();
    for (const [sum, ways] of sums)
      for (const value of values) next.set(sum + value, (next.get(sum + value) ?? 0) + ways);
    sums = next;
  }
  return sums;
}

/**
 * The spins of the stake with all values of their tiles: each with as many values as the most that
 * a spin has, so that all are equally likely. Throws a `RangeError` when numbers get too large.
 */
export function multiplyTiles(tally: TumbleTally, values: readonly number[]): Tally {
  const most = getMostTiles(tally);
  const ways = tally.ways * values.length ** most;
  if (ways > Number.MAX_SAFE_INTEGER) throw new RangeError('too many tiles to count');
  const byAward = new Map<number, Counts>();
  for (const [award, byTiles] of tally.byAward) {
    const multiplied: Counts = new Map();
    for (const [tiles, counts] of byTiles.entries())
      for (const [sum, sumWays] of countSums(values, tiles))
        for (const [pay, count] of counts) {
          const paid = pay * Math.max(1, sum);
          const each = count * sumWays * values.length ** (most - tiles);
          multiplied.set(paid, (multiplied.get(paid) ?? 0) + each);
        }
    byAward.set(award, multiplied);
  }
  return { ways, byAward };
}
