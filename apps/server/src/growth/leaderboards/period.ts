import type { LeadPeriod } from '@khelaghor/contract/growth/leaderboards.ts';

/** Dhaka keeps UTC+6 all year. */
const dhakaAheadMs = 6 * 3_600_000;
const dayMs = 86_400_000;
/** In Bangladesh the week begins on Saturday. */
const firstWeekday = 6;

const textOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The day in Dhaka at a moment, YYYY-MM-DD. */
export const dhakaDayOf = (now: Date): string => textOf(now.getTime() + dhakaAheadMs);

/** The moment at which a day of Dhaka begins. */
export const startOfDay = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) - dhakaAheadMs);

/** The day after, or any number of days after. */
export const dayAfter = (day: string, days = 1): string =>
  textOf(Date.parse(`${day}T00:00:00.000Z`) + days * dayMs);

/** The first day of the running period. */
export function leadSince(now: Date, period: LeadPeriod): string {
  const today = dhakaDayOf(now);
  if (period === 'day') return today;
  if (period === 'month') return `${today.slice(0, 8)}01`;
  const weekday = new Date(`${today}T00:00:00.000Z`).getUTCDay();
  return dayAfter(today, -((weekday - firstWeekday + 7) % 7));
}
