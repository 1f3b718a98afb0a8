/**
 * Prices. All are computed: a price is the return divided by the chance, and the chance is
 * counted over all results. The return is set by the prize series, a number around 1960: a
 * series s returns s / 2000 of all stakes, on every line of every play.
 */
import { divideRatio, multiplyRatio, type Ratio, ratio } from '@khelaghor/money/ratio.ts';
import type { LotteryGame, LotteryLine, Selection } from './games/lottery-game.ts';

/** The smallest prize series: it returns 85 %. */
export const SERIES_MIN = 1_700;

/** The largest prize series: it returns 99 %. */
export const SERIES_MAX = 1_980;

/** The prize series of a fresh install: it returns 98 %. */
export const SERIES_DEFAULT = 1_960;

/** One line of a play in a price table. */
export type PricedLine = {
  readonly selection: Selection;
  /** The share of all results that win. */
  readonly chance: Ratio;
  /** The payout of a winning stake of one, including the stake. */
  readonly price: Ratio;
};

/** One play in a price table. */
export type PricedPlay = {
  readonly play: string;
  /** The average return on all stakes, before payouts are rounded down. */
  readonly returned: Ratio;
  readonly lines: readonly PricedLine[];
};

/** The return of a series, s / 2000. Throws a `RangeError` unless whole and from 1700 to 1980. */
export function getSeriesReturn(series: number): Ratio {
  if (!Number.isInteger(series) || series < SERIES_MIN || series > SERIES_MAX) {
    throw new RangeError(`not a prize series: ${series}`);
  }
  return ratio(BigInt(series), 2_000n);
}

/** The exact decimal price of a line: its return divided by its chance. */
export function computeLinePrice(line: LotteryLine, series: number): Ratio {
  return divideRatio(getSeriesReturn(series), line.chance);
}

/** Chances, prices and returns of every play of a game, in display order. */
export function buildPayoutTable(game: LotteryGame, series: number): PricedPlay[] {
  return [...game.plays.values()].map((play) => {
    const lines = [...play.lines.values()].map((line) => ({
      selection: line.selection,
      chance: line.chance,
      price: computeLinePrice(line, series),
    }));
    return { play: play.code, returned: getLowestReturn(lines), lines };
  });
}

/** The return of the worst line, computed from its chance and price. */
function getLowestReturn(lines: readonly PricedLine[]): Ratio {
  return lines
    .map(({ chance, price }) => multiplyRatio(chance, price))
    .reduce((lowest, next) => (next.num * lowest.den < lowest.num * next.den ? next : lowest));
}
