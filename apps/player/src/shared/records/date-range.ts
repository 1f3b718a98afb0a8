import { formatDay, parseDay, startOfDhakaDay } from '@khelaghor/time/dhaka.ts';

/** The named ranges, each with its days back from today. The first is the default. */
const namedRanges = {
  week: { ago: 6, days: 7 },
  today: { ago: 0, days: 1 },
  yesterday: { ago: 1, days: 1 },
  month: { ago: 29, days: 30 },
  year: { ago: 364, days: 365 },
} as const;

export type RangeKey = keyof typeof namedRanges;

/** Maximum days of a range: a leap year, as in a statement. */
const daysMax = 366;

/** Whole days of Dhaka, by their numbers since 1970, both ends included. */
export type DateRange = {
  readonly first: number;
  readonly last: number;
  /** `own`: the days themselves are chosen. */
  readonly key: RangeKey | 'own';
};

const isRangeKey = (text: string): text is RangeKey => Object.hasOwn(namedRanges, text);

/** The range with a name, on a day. */
export function getNamedRange(key: RangeKey, today: number): DateRange {
  const { ago, days } = namedRanges[key];
  const first = today - ago;
  return { first, last: first + days - 1, key };
}

/** A range as addresses write it: by its name, or as `2026-11-01..2026-11-14`. */
export const formatRange = ({ first, last, key }: DateRange): string =>
  key === 'own' ? `${formatDay(first)}..${formatDay(last)}` : key;

/** The range of an address; seven days when it has none, or an impossible one. */
export function parseRange(text: string | undefined, today: number): DateRange {
  if (text !== undefined && isRangeKey(text)) return getNamedRange(text, today);
  const [, from = '', to = ''] = /^([\d-]{10})\.\.([\d-]{10})$/u.exec(text ?? '') ?? [];
  const [first, last] = [parseDay(from), parseDay(to)];
  // A comparison with NaN is false. The server knows no day before 1970.
  if (first >= 0 && first <= last && last <= today && last - first < daysMax)
    return { first, last, key: 'own' };
  return getNamedRange('week', today);
}

export const countDays = ({ first, last }: DateRange): number => last - first + 1;

/** As many days right before a range, or after it; never beyond today. */
export function shiftRange(range: DateRange, way: -1 | 1, today: number): DateRange {
  const days = countDays(range);
  const last = Math.min(range.last + way * days, today);
  return { first: last - days + 1, last, key: 'own' };
}

/** A range with another first or last day. The other end follows where the range would be none. */
export function changeEnd(
  range: DateRange,
  change: { readonly first: number } | { readonly last: number },
): DateRange {
  if ('first' in change) {
    const { first } = change;
    const last = Math.min(Math.max(range.last, first), first + daysMax - 1);
    return { first, last, key: 'own' };
  }
  const { last } = change;
  const first = Math.max(Math.min(range.first, last), last - daysMax + 1);
  return { first, last, key: 'own' };
}

/** From when, and until before when, as ISO texts in UTC. Without an end it goes on. */
export type RecordRange = { readonly from: string; readonly to?: string };

const getStartOfDay = (day: number): string => new Date(startOfDhakaDay(day)).toISOString();

/** The times of a range. One that reaches into today stays open, so that new lines are in it. */
export function getRange({ first, last }: DateRange, today: number): RecordRange {
  const from = getStartOfDay(first);
  return last >= today ? { from } : { from, to: getStartOfDay(last + 1) };
}

/** The times of a range with its end: today's whole day, when it reaches into today. */
export const getPeriod = ({ first, last }: DateRange): Required<RecordRange> => ({
  from: getStartOfDay(first),
  to: getStartOfDay(last + 1),
});
