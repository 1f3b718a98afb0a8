/**
 * Prices. All are computed: a price is the return divided by the chance, and the chance is counted
 * over all results. The return is set by the prize series, a number around 1960: a series s
 * returns s / 2000 of all stakes that are decided, on every line of every play.
 */
import { addRatio, divideRatio, multiplyRatio, type Ratio, ratio } from '@khelaghor/money/ratio.ts';
import {
  countChances,
  getDecided,
  getReturn,
  type LineChances,
  type Play,
  type Tier,
} from './play.ts';

/** A series is so many parts of this that a play returns. */
export const SERIES_BASE = 2_000n;

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
  /**
   * What a stake of one is paid for each time the line wins in a tier, the stake included; 0 for
   * a tier that is paid from a pool.
   */
  readonly prices: readonly Ratio[];
  /** What a stake of one adds to the pool of each tier; 0 for a tier with a price. */
  readonly contributions: readonly Ratio[];
  /** The average return on all stakes, before payouts are rounded down, with what goes to pools. */
  readonly returned: Ratio;
};

/** One play in a price table. */
export type PricedPlay = { readonly play: string; readonly lines: readonly PricedLine[] };

/** The return of a series, s / 2000. Throws a `RangeError` unless whole and from 1000 to 1980. */
export function getSeriesReturn(series: number): Ratio {
  if (!Number.isInteger(series) || series < SERIES_MIN || series > SERIES_MAX) {
    throw new RangeError(`not a prize series: ${series}`);
  }
  return ratio(BigInt(series), SERIES_BASE);
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

/** What a decided stake of one adds to the pool of a tier; 0 for a tier with a price. */
export const getContribution = ({ share, pool }: Tier, series: number): Ratio =>
  pool ? multiplyRatio(getSeriesReturn(series), share) : ratio(0n);

/** The share of each tier in what a line with a price returns; they add up to 1. */
export const listShares = ({ shape, tiers }: Play, priced: string): readonly Ratio[] =>
  shape.getShares?.(priced) ?? tiers.map(({ share }) => share);

/**
 * The exact decimal prices of a line, tier by tier: the tier's share of the return on decided
 * stakes, divided by how often the line wins in it. A tier that is paid from a pool has none: 0.
 */
export function computePrices(play: Play, priced: string, series: number): Ratio[] {
  const chances = getChances(play, priced);
  const decided = multiplyRatio(getSeriesReturn(series), getDecided(chances));
  return listShares(play, priced).map((share, tier) => {
    const times = chances.expected[tier] ?? ratio(0n);
    const isPool = play.tiers[tier]?.pool !== undefined;
    if (isPool || times.num === 0n) return ratio(0n);
    return divideRatio(multiplyRatio(decided, share), times);
  });
}

/** The table of each play that was built last: pages ask for the same one again and again. */
const tables = new WeakMap<Play, { readonly series: number; readonly table: PricedPlay }>();

/** Chances, prices and returns of a play's lines, in the order in which they are shown. */
export function buildPayoutTable(play: Play, series: number): PricedPlay {
  const built = tables.get(play);
  if (built?.series === series) return built.table;
  const lines = play.shape.prices.map((priced) => {
    const chances = getChances(play, priced);
    const prices = computePrices(play, priced, series);
    const decided = getDecided(chances);
    const contributions = play.tiers.map((tier) =>
      multiplyRatio(decided, getContribution(tier, series)),
    );
    const returned = contributions.reduce(addRatio, getReturn(chances, prices));
    return { priced, chances, prices, contributions, returned };
  });
  const table = { play: play.code, lines };
  tables.set(play, { series, table });
  return table;
}
