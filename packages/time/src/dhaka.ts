// The calendar of Dhaka, which keeps UTC+6 all year: no table of time zones is needed, and every
// engine computes the same. Times are epoch milliseconds, days are counted from 1 January 1970.
import { dayMs, hourMs } from './durations.ts';

const dhakaAheadMs = 6 * hourMs;

/** Returns the day in Dhaka at a time. */
export const getDhakaDay = (ms: number): number => Math.floor((ms + dhakaAheadMs) / dayMs);

/** Returns the time at which a day of Dhaka begins. */
export const startOfDhakaDay = (day: number): number => day * dayMs - dhakaAheadMs;

/** Returns the date of a day: "2026-11-21". */
export const formatDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** Returns the day of a date like "2026-11-21"; NaN where the calendar has no such date. */
export function parseDay(date: string): number {
  const day = Date.parse(`${date}T00:00:00.000Z`) / dayMs;
  // A 31st of February is refused by some engines and rolled over by others.
  return !Number.isNaN(day) && formatDay(day) === date ? day : Number.NaN;
}

/** Returns the date in Dhaka at a time: "2026-11-21". */
export const formatDhakaDate = (ms: number): string => formatDay(getDhakaDay(ms));

/** Returns the date some days after another, or before it: both like "2026-11-21". */
export const addDays = (date: string, days: number): string => formatDay(parseDay(date) + days);

/** Returns date and time in Dhaka without a zone: "2026-11-21T18:00:00.000". */
export const formatDhakaTime = (ms: number): string =>
  new Date(ms + dhakaAheadMs).toISOString().slice(0, -1);

/** Returns the time that "2026-11-21T18:00:00" names in Dhaka; null where there is no such time. */
export function parseDhakaTime(text: string): number | null {
  const iso = `${text}.000Z`;
  const local = new Date(iso);
  if (Number.isNaN(local.getTime()) || local.toISOString() !== iso) return null;
  return local.getTime() - dhakaAheadMs;
}
