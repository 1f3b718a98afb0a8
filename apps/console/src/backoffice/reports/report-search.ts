import { reportDimensions, reportPeriods } from '@khelaghor/contract/backoffice/report-terms.ts';
import type { ReportDimension, ReportPeriod } from '@khelaghor/contract/backoffice/report-terms.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';

const day = /^\d{4}-\d\d-\d\d$/u;

/** What the address of the reports says. Left out: the last 30 days of all, by day. */
export type ReportSearch = {
  readonly tab?: 'rows' | 'weeks' | 'mails';
  readonly from?: string;
  readonly to?: string;
  readonly period?: ReportPeriod;
  readonly dimension?: ReportDimension;
  readonly key?: string;
  readonly currency?: CashCurrency;
  readonly compare?: true;
  /** The days to compare with. Left out: as many right before. */
  readonly beforeFrom?: string;
  readonly beforeTo?: string;
};

const find = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((one) => one === value);

const isDay = (value: unknown): value is string => typeof value === 'string' && day.test(value);

/** Reads the address; what it cannot be is left out. */
export function readReportSearch(raw: Record<string, unknown>): ReportSearch {
  const tab = find(['rows', 'weeks', 'mails'] as const, raw['tab']);
  const period = find(reportPeriods, raw['period']);
  const dimension = find(reportDimensions, raw['dimension']);
  const currency = find(['PLAY', 'BDT'] as const, raw['currency']);
  const { from, to, key, beforeFrom, beforeTo } = raw;
  return {
    ...(tab && { tab }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(period && { period }),
    ...(dimension && { dimension }),
    // An affiliate code of digits arrives as a number.
    ...((typeof key === 'string' || typeof key === 'number') && { key: String(key) }),
    ...(currency && { currency }),
    ...(raw['compare'] === true && { compare: true }),
    ...(isDay(beforeFrom) && { beforeFrom }),
    ...(isDay(beforeTo) && { beforeTo }),
  };
}
