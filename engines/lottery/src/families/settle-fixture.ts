/** Settles selections in tests, by the prices of a series. */
import { addRatio, formatDecimal, multiplyRatio, ratio } from '@khelaghor/money/ratio.ts';
import type { Family } from '../play.ts';
import { computePrices } from '../prices.ts';

/** The series of the published price tables. */
const publishedSeries = 1_800;

/** The stake of a line in the published price tables. */
const publishedStake = ratio(2n);

/**
 * What a selection is paid with a stake of 2 on each line at the series 1800, to two decimals; "0"
 * when it loses. A returned stake is 2. Throws a `RangeError` for what is no play or selection.
 */
export function settleAtPublished(
  family: Family,
  code: string,
  text: string,
  result: readonly number[],
): string {
  const play = family.plays.get(code);
  const selection = play?.shape.parse(text);
  if (!play || !selection) throw new RangeError(`not a selection: ${family.code} ${code} ${text}`);
  let paid = ratio(0n);
  for (const { priced, outcome, lines } of play.shape.countWon(selection, result)) {
    const prices = computePrices(play, priced, publishedSeries);
    const perStake =
      outcome === 'tie'
        ? ratio(1n)
        : outcome.reduce(
            (sum, times, tier) =>
              addRatio(sum, multiplyRatio(ratio(BigInt(times)), prices[tier] ?? ratio(0n))),
            ratio(0n),
          );
    paid = addRatio(
      paid,
      multiplyRatio(multiplyRatio(perStake, publishedStake), ratio(BigInt(lines))),
    );
  }
  return paid.num === 0n ? '0' : formatDecimal(paid, 2, 'floor');
}

/** A selection, a result that it wins and what it is paid, and a result that it loses. */
export type SettledRow = readonly [
  code: string,
  text: string,
  won: readonly number[],
  paid: string,
  lost: readonly number[],
];

/** The plays of a family that have no row. */
export const listWithoutRow = (family: Family, rows: readonly SettledRow[]): string[] => {
  const settled = new Set(rows.map(([code]) => code));
  return [...family.plays.keys()].filter((code) => !settled.has(code));
};
