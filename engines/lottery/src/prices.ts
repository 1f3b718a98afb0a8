/**
 * Prices. All are computed: a price is the return divided by the chance, and the chance is counted
 * over all results. The return is set by the prize series, a number around 1960: a series s
 * returns s / 2000 of all stakes that are decided, on every line of every play.
 */
import { divideRatio, multiplyRatio, type Ratio, ratio } from '@khelaghor/money/ratio.ts';
import { countChances, getDecided, getReturn, type LineChances, type Play } from './play.ts';

/** The smallest prize series: it returns 50 %. */
export const SERIES_MIN = 1_000;

/** The largest prize series: it returns 99 %. */
export const SERIES_MAX = 1_980;

/** The prize series of a fresh install: it returns 98 %. */
export const SERIES_DEFAULT = 1_960;

/** A line in a price table. */
export type PricedLine = {
  /** The key of its price: an option, or what all lines of the play share. */
  readonly priced: string;
  readonly chances: LineChances;
  /** What a stake of one is paid for each time the line wins in a tier, the stake included. */
  readonly prices: readonly Ratio[];
  /** The average return on all stakes, before payouts are rounded down. */
  readonly returned: Ratio;
};

/** One play in a price table. */
export type PricedPlay = { readonly play: string; readonly lines: readonly PricedLine[] };

/** The return of a series, s / 2000. Throws a `RangeError` unless whole and from 1000 to 1980. */
export function getSeriesReturn(series: number): Ratio {
  if (!Number.isInteger(series) || series < SERIES_MIN || series > SERIES_MAX) {
    throw new RangeError(`not a prize series: ${series}`);
  }
  return ratio(BigInt(series), 2_000n);
}

const chancesOf = new WeakMap<Play, Map<string, LineChances>>();

/** The chances of a line of a play with a price; counted once. */
export function getChances(play: Play, priced: string): LineChances {
  const known = chancesOf.get(play) ?? new Map<string, LineChances>();
  chancesOf.set(play, known);
  const chances = known.get(priced) ?? countChances(play.shape.getEvent(priced), play.tiers.length);
  known.set(priced, chances);
  return chances;
}

/**
 * The exact decimal prices of a line, tier by tier: the tier's share of the return on decided
 * stakes, divided by how often the line wins in it.
 */
export function computePrices(play: Play, priced: string, series: number): Ratio[] {
  const chances = getChances(play, priced);
  const decided = multiplyRatio(getSeriesReturn(series), getDecided(chances));
  return play.tiers.map(({ share }, tier) => {
    const times = chances.expected[tier] ?? ratio(0n);
    return times.num === 0n ? ratio(0n) : divideRatio(multiplyRatio(decided, share), times);
  });
}

/** Chances, prices and returns of a play's lines, in the order in which they are shown. */
export function buildPayoutTable(play: Play, series: number): PricedPlay {
  const lines = play.shape.prices.map((priced) => {
    const chances = getChances(play, priced);
    const prices = computePrices(play, priced, series);
    return { priced, chances, prices, returned: getReturn(chances, prices) };
  });
  return { play: play.code, lines };
}
