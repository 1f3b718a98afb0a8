import type { ReportPeriod } from '@khelaghor/contract/backoffice/report-terms.ts';
import { formatDay, parseDay } from '@khelaghor/time/dhaka.ts';
import type { ReportSearch } from './report-search.ts';

/** The days of the same number right before others. */
export function getDaysBefore({ from, to }: { readonly from: string; readonly to: string }) {
  const [first, last] = [parseDay(from), parseDay(to)];
  return { from: formatDay(first - (last - first + 1)), to: formatDay(first - 1) };
}

/** The days that a report is compared with: those chosen, or as many right before. */
export function getComparedDays(
  asked: { readonly from: string; readonly to: string },
  { beforeFrom, beforeTo }: Pick<ReportSearch, 'beforeFrom' | 'beforeTo'>,
) {
  const usual = getDaysBefore(asked);
  return { from: beforeFrom ?? usual.from, to: beforeTo ?? usual.to };
}

/** The last day of a period, by its first. */
export function getLastDay(first: string, period: ReportPeriod): string {
  if (period === 'day') return first;
  if (period === 'week') return formatDay(parseDay(first) + 6);
  const [year = 0, month = 0] = first.split('-').map(Number);
  const next = month === 12 ? [year + 1, 1] : [year, month + 1];
  return formatDay(parseDay(`${next[0]}-${String(next[1]).padStart(2, '0')}-01`) - 1);
}
