import type { ReportPeriod } from '@khelaghor/contract/backoffice/report-terms.ts';
import { formatDay, getDhakaDay, startOfDhakaDay } from '@khelaghor/time/dhaka.ts';
import { hourMs } from '@khelaghor/time/durations.ts';
import type { WeekStart } from '@khelaghor/time/week.ts';
import { getPeriodStart } from './report-rules.ts';

/** When an order is sent, and what was sent of it. */
export type OrderTimes = {
  readonly period: ReportPeriod;
  readonly hour: number;
  /** The first day of the period that was sent last; null: none was. */
  readonly lastSent: string | null;
  readonly weekStart: WeekStart;
};

/** A whole period: its first and last day, and the moment at which it was over. */
export type DuePeriod = { readonly from: string; readonly to: string; readonly endedMs: number };

/**
 * Returns the period whose report is to be sent now, or null. A new order gets the last whole
 * period at once; later the hour must have come. Of several that were missed the latest is due.
 */
export function findDuePeriod(
  { period, hour, lastSent, weekStart }: OrderTimes,
  nowMs: number,
): DuePeriod | null {
  const current = getPeriodStart(getDhakaDay(nowMs), period, weekStart);
  const isHour = nowMs >= startOfDhakaDay(current) + hour * hourMs;
  const next =
    lastSent === null || isHour ? current : getPeriodStart(current - 1, period, weekStart);
  const from = formatDay(getPeriodStart(next - 1, period, weekStart));
  if (lastSent !== null && from <= lastSent) return null;
  return { from, to: formatDay(next - 1), endedMs: startOfDhakaDay(next) };
}
