import type { LeadPeriod } from '@khelaghor/contract/growth/leaderboards.ts';
import {
  formatDay,
  formatDhakaDate,
  getDhakaDay,
  parseDay,
  startOfDhakaDay,
} from '@khelaghor/time/dhaka.ts';
import { getWeekStart } from '@khelaghor/time/week.ts';
import type { WeekStart } from '@khelaghor/time/week.ts';

/** The moment at which a day of Dhaka begins. */
export const startOfDay = (day: string): Date => new Date(startOfDhakaDay(parseDay(day)));

/** The first day of the running period. */
export function getPeriodStart(now: Date, period: LeadPeriod, weekStart: WeekStart): string {
  const today = formatDhakaDate(now.getTime());
  if (period === 'day') return today;
  if (period === 'month') return `${today.slice(0, 8)}01`;
  return formatDay(getWeekStart(getDhakaDay(now.getTime()), weekStart));
}
