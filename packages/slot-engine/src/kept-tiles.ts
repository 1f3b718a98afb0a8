/**
 * Free spins in which the sum of the tiles is kept, for proofs: a chain over the spins that are
 * left and the sum, which only grows. A series has so many spins at most; its levels are the
 * numbers of spins that it can have been given.
 */
import { multiplyRatio, ratio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import type { Counts } from './count-spins.ts';
import { getMostTiles } from './count-tumbles.ts';
import type { TumbleTally } from './count-tumbles.ts';
import type { TumbleSheet } from './tumble-sheet.ts';

export type KeptChain = {
  readonly ways: number;
  /** By the number of tiles: what spins pay that give no spins, and those that give. */
  readonly spins: readonly { readonly plain: Counts; readonly giving: Counts }[];
  /** How many of the values are each step of the sum. */
  readonly values: readonly { readonly steps: number; readonly ways: number }[];
  /** How many values there are. */
  readonly valueWays: number;
  /** The factor of each step of the sum: the sum, or 1 when it is 0. */
  readonly factors: readonly number[];
  /** How many spins a series can have been given, from the first award to the most. */
  readonly levels: readonly number[];
};

const findDivisor = (one: number, other: number): number =>
  other === 0 ? one : findDivisor(other, one % other);

/** Describes the chain. Throws a `RangeError` when awards are of two sizes or have no end. */
export function buildKeptChain(sheet: TumbleSheet, counted: TumbleTally): KeptChain {
  const { tiles, freeSpins, scatter } = sheet;
  const awards = [...new Set(Object.values(scatter?.freeSpins ?? {}))];
  const [award] = awards;
  if (!tiles || !freeSpins?.most || award === undefined || awards.length > 1)
    throw new RangeError('kept tiles need awards of one size and a most of free spins');
  if (freeSpins.factor !== 1) throw new RangeError('kept tiles are the only factor');
  const unit = [...tiles.values, tiles.keptTo].reduce(findDivisor);
  const levels = [];
  for (let given = award; given < freeSpins.most; given += award) levels.push(given);
  return {
    ways: counted.ways,
    spins: Array.from({ length: getMostTiles(counted) + 1 }, (_, count) => ({
      plain: counted.byAward.get(0)?.[count] ?? new Map(),
      giving: counted.byAward.get(award)?.[count] ?? new Map(),
    })),
    values: [...new Set(tiles.values)].map((value) => ({
      steps: value / unit,
      ways: tiles.values.filter((each) => each === value).length,
    })),
    valueWays: tiles.values.length,
    factors: Array.from({ length: tiles.keptTo / unit + 1 }, (_, step) => Math.max(1, step * unit)),
    levels: [...levels, freeSpins.most],
  };
}

const sumBy = (counts: Counts, weigh: (pay: number) => bigint): bigint => {
  let sum = 0n;
  for (const [pay, count] of counts) sum += BigInt(count) * weigh(pay);
  return sum;
};

/** What a row of values at each sum is before one more tile has been added, times the ways. */
const addTile = ({ values }: KeptChain, row: readonly bigint[]): bigint[] =>
  row.map((_, sum) => {
    let total = 0n;
    for (const { steps, ways } of values)
      total += BigInt(ways) * (row[Math.min(sum + steps, row.length - 1)] ?? 0n);
    return total;
  });

/**
 * The average payout of a series in hundredths, uncapped and exact. With n spins left at most, all
 * averages are whole numbers over the n-th power of the ways of one spin.
 */
export function computeKeptAverage(chain: KeptChain): Ratio {
  const { spins, factors, levels, valueWays } = chain;
  const tiles = spins.length - 1;
  const ways = BigInt(chain.ways) * BigInt(valueWays) ** BigInt(tiles);
  const weights = spins.map(({ plain, giving }, count) => ({
    pay: sumBy(plain, BigInt) + sumBy(giving, BigInt),
    plain: sumBy(plain, () => 1n),
    giving: sumBy(giving, () => 1n),
    scale: BigInt(valueWays) ** BigInt(tiles - count),
  }));
  const most = levels.at(-1) ?? 0;
  /** Of the level above, by the spins left: the averages at each sum. */
  let above: readonly (readonly bigint[])[] = [];
  for (const given of levels.toReversed()) {
    const next = levels[levels.indexOf(given) + 1] ?? given;
    const here: (readonly bigint[])[] = [factors.map(() => 0n)];
    for (let left = 1; left <= given; left += 1) {
      const whole = ways ** BigInt(left - 1 + most - given);
      const [lost, won] = [
        here[left - 1],
        given === most ? here[left - 1] : above[left - 1 + next - given],
      ];
      let row = factors.map(() => 0n);
      for (const { pay, plain, giving, scale } of weights.toReversed()) {
        const added = addTile(chain, row);
        row = factors.map(
          (factor, sum) =>
            (added[sum] ?? 0n) +
            scale *
              (pay * BigInt(factor) * whole +
                plain * (lost?.[sum] ?? 0n) +
                giving * (won?.[sum] ?? 0n)),
        );
      }
      here.push(row);
    }
    above = here;
  }
  const first = above[levels[0] ?? 0]?.[0] ?? 0n;
  return multiplyRatio(ratio(first), ratio(1n, ways ** BigInt(most)));
}
