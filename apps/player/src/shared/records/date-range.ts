import { startOfDhakaDay } from '@khelaghor/time/dhaka.ts';

/** The days that a record can be asked for; the first is shown unless another is chosen. */
const rangeKeys = ['week', 'today', 'yesterday', 'month', 'year'] as const;

export type RangeKey = (typeof rangeKeys)[number];

/** From when, and until before when, as ISO texts in UTC. Without an end it goes on. */
export type RecordRange = { readonly from: string; readonly to?: string };

/** The range that an address asks for. */
export function getRangeKey(text: string | undefined): RangeKey {
  return rangeKeys.find((key) => key === text) ?? 'week';
}

const getStartOfDay = (day: number): string => new Date(startOfDhakaDay(day)).toISOString();

/** Whole days of Dhaka. Those that reach into today stay open, so that new lines are in them. */
export function getRange(key: RangeKey, today: number): RecordRange {
  switch (key) {
    case 'today':
      return { from: getStartOfDay(today) };
    case 'yesterday':
      return { from: getStartOfDay(today - 1), to: getStartOfDay(today) };
    case 'week':
      return { from: getStartOfDay(today - 6) };
    case 'month':
      return { from: getStartOfDay(today - 29) };
    case 'year':
      return { from: getStartOfDay(today - 364) };
  }
}

/** The same days with an end: today's whole day, when they reach into it. */
export function getPeriod(key: RangeKey, today: number): Required<RecordRange> {
  return { to: getStartOfDay(today + 1), ...getRange(key, today) };
}
