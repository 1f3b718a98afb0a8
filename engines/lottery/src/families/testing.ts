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
