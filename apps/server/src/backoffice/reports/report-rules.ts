import { reportPeriodsMax } from '@khelaghor/contract/backoffice/reports.ts';
import type { ReportPeriod } from '@khelaghor/contract/backoffice/report-terms.ts';
import { formatDay, parseDay } from '@khelaghor/time/dhaka.ts';
import { getWeekStart } from '@khelaghor/time/week.ts';
import type { WeekStart } from '@khelaghor/time/week.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';

/** The number of a month since 1970. */
function getMonth(day: number): number {
  const [year = 0, month = 0] = formatDay(day).split('-').map(Number);
  return (year - 1970) * 12 + month - 1;
}

/** The first day of a month since 1970. */
const startOfMonth = (month: number): number => {
  const year = String(1970 + Math.floor(month / 12)).padStart(4, '0');
  const ofYear = (((month % 12) + 12) % 12) + 1;
  return parseDay(`${year}-${String(ofYear).padStart(2, '0')}-01`);
};

/** The first day of the period that holds a day. */
export function getPeriodStart(day: number, period: ReportPeriod, weekStart: WeekStart): number {
  if (period === 'day') return day;
  return period === 'week' ? getWeekStart(day, weekStart) : startOfMonth(getMonth(day));
}

/** The last day of the period that holds a day. */
function getPeriodEnd(day: number, period: ReportPeriod, weekStart: WeekStart): number {
  if (period === 'day') return day;
  return period === 'week' ? getWeekStart(day, weekStart) + 6 : startOfMonth(getMonth(day) + 1) - 1;
}

function countPeriods(first: number, last: number, period: ReportPeriod): number {
  if (period === 'month') return getMonth(last) - getMonth(first) + 1;
  return (last - first + 1) / (period === 'week' ? 7 : 1);
}

/** Whole periods: their first and last day, and how many they are. */
export type ReportSpan = { readonly from: string; readonly to: string; readonly periods: number };

/**
 * Widens days to whole periods. Refuses days that end before they begin, and more periods than
 * `reportPeriodsMax`.
 */
export function findWholePeriods({
  from,
  to,
  period,
  weekStart,
}: {
  readonly from: string;
  readonly to: string;
  readonly period: ReportPeriod;
  readonly weekStart: WeekStart;
}): Result<ReportSpan, 'period_reversed' | 'report_too_long'> {
  if (to < from) return refuse('period_reversed');
  const first = getPeriodStart(parseDay(from), period, weekStart);
  const last = getPeriodEnd(parseDay(to), period, weekStart);
  const periods = countPeriods(first, last, period);
  if (periods > reportPeriodsMax) return refuse('report_too_long');
  return ok({ from: formatDay(first), to: formatDay(last), periods });
}
