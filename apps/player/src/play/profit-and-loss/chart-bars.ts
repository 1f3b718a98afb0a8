import type { ProfitGrouping, ProfitRow } from '@khelaghor/contract/play/profit-and-loss.ts';
import { formatDay, parseDay } from '@khelaghor/time/dhaka.ts';
import { getWeekStart } from '@khelaghor/time/week.ts';
import type { WeekStart } from '@khelaghor/time/week.ts';
import type { DateRange } from '../../shared/records/date-range.ts';

/** One bar: a period, kind of games or game, and its result in minor units. */
export type Bar = { readonly key: string; readonly net: bigint };

type Period = 'day' | 'week' | 'month';

/** The last day of the period that a day is in. */
export const getLastDay = (day: number, by: Period, weekStart: WeekStart): number =>
  getNext(day, by, weekStart) - 1;

/** The first day of the next period. */
function getNext(day: number, by: Period, weekStart: WeekStart): number {
  if (by === 'day') return day + 1;
  if (by === 'week') return getWeekStart(day, weekStart) + 7;
  const [year = 0, month = 0] = formatDay(day).split('-').map(Number);
  const next = month === 12 ? [year + 1, 1] : [year, month + 1];
  return parseDay(`${next[0]}-${String(next[1]).padStart(2, '0')}-01`);
}

type NetRow = Pick<ProfitRow, 'key' | 'net'>;

/** So many kinds of games or games have a bar. */
export const largestMax = 10;

const getSize = ({ net }: Bar): bigint => (net < 0n ? -net : net);

/** The bars of the largest results, gains and losses alike; those of one size keep their order. */
export function getLargestBars(rows: readonly NetRow[]): readonly Bar[] {
  const bars = rows.map(({ key, net }) => ({ key, net: BigInt(net) }));
  return bars.toSorted((a, b) => Number(getSize(b) - getSize(a))).slice(0, largestMax);
}

/** Groupings of a profit and loss by time. */
export const isPeriod = (by: ProfitGrouping): by is Period => by !== 'category' && by !== 'game';

/** A bar for each period of a range, oldest first, also for those without bets. */
export function getBars(
  rows: readonly NetRow[],
  { first, last }: Pick<DateRange, 'first' | 'last'>,
  by: Period,
  weekStart: WeekStart,
): readonly Bar[] {
  const known = new Map(rows.map(({ key, net }) => [key, BigInt(net)]));
  const bars: Bar[] = [];
  for (let day = first; day <= last; day = getNext(day, by, weekStart)) {
    const key = formatDay(day);
    bars.push({ key, net: known.get(key) ?? 0n });
  }
  return bars;
}

const chartHeight = 100;

/** A bar as a rectangle of a chart 100 high, whose zero is at `zero`. */
export type Rectangle = {
  readonly key: string;
  readonly y: number;
  readonly height: number;
  readonly isGain: boolean;
};

/** The left edge of a rectangle in a chart of lying bars: gains go right, losses left. */
export const getLeft = ({ y, height }: Pick<Rectangle, 'y' | 'height'>): number =>
  chartHeight - y - height;

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/**
 * The rectangles of bars on one scale: the largest gain and the largest loss fill the height
 * between them. A result other than nothing is at least 1 high, so that it can be seen.
 */
export function getRectangles(bars: readonly Bar[]): {
  readonly zero: number;
  readonly rectangles: readonly Rectangle[];
} {
  const toNumber = (net: bigint) => Number(net);
  const gain = Math.max(0, ...bars.map(({ net }) => toNumber(net)));
  const loss = Math.max(0, ...bars.map(({ net }) => -toNumber(net)));
  const scale = gain + loss === 0 ? 0 : chartHeight / (gain + loss);
  // The lowest bar has room on its side, however high those on the other side are.
  const room = { least: gain === 0 ? 0 : 1, most: chartHeight - (loss === 0 ? 0 : 1) };
  const zero = scale === 0 ? chartHeight / 2 : clamp(gain * scale, room.least, room.most);
  const rectangles = bars.map(({ key, net }) => {
    const most = net > 0n ? zero : chartHeight - zero;
    const height = net === 0n ? 0 : clamp(Math.abs(toNumber(net)) * scale, 1, most);
    return { key, height, y: net > 0n ? zero - height : zero, isGain: net > 0n };
  });
  return { zero, rectangles };
}
