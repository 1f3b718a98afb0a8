import type { LeadPeriod } from '@khelaghor/contract/growth/leaderboards.ts';
import { addDays, parseDay, formatDhakaDate, startOfDhakaDay } from '@khelaghor/time/dhaka.ts';

/** In Bangladesh the week begins on Saturday. */
const firstWeekday = 6;

/** The moment at which a day of Dhaka begins. */
export const startOfDay = (day: string): Date => new Date(startOfDhakaDay(parseDay(day)));

/** The first day of the running period. */
export function getPeriodStart(now: Date, period: LeadPeriod): string {
  const today = formatDhakaDate(now.getTime());
  if (period === 'day') return today;
  if (period === 'month') return `${today.slice(0, 8)}01`;
  const weekday = new Date(`${today}T00:00:00.000Z`).getUTCDay();
  return addDays(today, -((weekday - firstWeekday + 7) % 7));
}
