/** Settles and prices lines for the tables of the families' tests. */
import { minor } from '@khelaghor/money/minor.ts';
import { formatDecimal, multiplyRatio, ratio } from '@khelaghor/money/ratio.ts';
import type { LotteryResult } from '../draws/draw.ts';
import type { Family } from '../play.ts';
import { computePrices } from '../prices.ts';
import { settleTicket } from '../ticket.ts';

/** A play, a selection, and what it is paid. */
export type PayoutCase = readonly [play: string, selection: string, payout: number];

/** Reads the numbers of a result from the texts of its prizes: "123 45" is 1, 2, 3, 4, 5. */
export const readResult = (text: string): number[] => [...text.replaceAll(/\D/gu, '')].map(Number);

/** The payout of a selection with a stake of 100 on each line. */
export function getPayout(
  family: Family,
  [play, selection]: readonly [string, string, ...unknown[]],
  result: LotteryResult,
  series: number,
): number {
  const ticket = { play, selection, stakePerLine: minor(100n), series };
  return Number(settleTicket(family, ticket, result).payout);
}

/** The prices of a line by tier, for a stake, cut to two decimals as they are published. */
export function formatPrices(
  family: Family,
  code: string,
  priced: string,
  { series, stake }: { readonly series: number; readonly stake: bigint },
): string[] {
  const play = family.plays.get(code);
  if (!play) throw new RangeError(`${family.code} has no play ${code}`);
  return computePrices(play, priced, series).map((price) =>
    formatDecimal(multiplyRatio(price, ratio(stake)), 2, 'floor'),
  );
}

/** The plays that have no winning case, or no losing one. */
export function listUntested(family: Family, cases: readonly PayoutCase[]): string[] {
  const won = new Set(cases.filter(([, , payout]) => payout > 0).map(([play]) => play));
  const lost = new Set(cases.filter(([, , payout]) => payout === 0).map(([play]) => play));
  return [...family.plays.keys()].filter((play) => !won.has(play) || !lost.has(play));
}

/** The series and the stake of a line, in minor units, of most published price tables. */
const published = { series: 1_800, stakePerLine: minor(200n) };

/** What a selection is paid at the published terms: "12.34". */
export function getPublishedPrize(
  family: Family,
  play: string,
  selection: string,
  result: LotteryResult,
): string {
  const { payout } = settleTicket(family, { play, selection, ...published }, result);
  return formatDecimal(ratio(payout, 100n), 2, 'floor');
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
