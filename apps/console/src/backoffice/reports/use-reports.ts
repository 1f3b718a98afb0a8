import {
  reportsAdminGet,
  reportsAdminGetCohorts,
  reportsAdminListMovements,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import type { getReport, listReportMovements } from '@khelaghor/contract/backoffice/reports.ts';
import type { ParsedQuery, QueryOf } from '@khelaghor/contract/lib/route.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { usePages } from '../../shared/kit/use-pages.ts';

export type ReportQuery = ParsedQuery<typeof getReport>;

const reportsKey = 'reports';
/** Sums are at most a few seconds behind the bets. */
const watchedMs = 15_000;

/** A report. Lines of another one do not stay while it loads: they may be of other things. */
export const useReport = (query: ReportQuery, enabled = true) =>
  useCall([reportsKey, query], reportsAdminGet, { query }, { enabled, refetchInterval: watchedMs });

export const useCohorts = (currency: CashCurrency) =>
  useCall([reportsKey, 'cohorts', currency], reportsAdminGetCohorts, {
    query: { currency, weeks: 12 },
  });

/** The transfers behind a line of a report, newest first. */
export const useMovements = (query: Omit<QueryOf<typeof listReportMovements>, 'cursor'>) =>
  usePages({
    queryKey: [reportsKey, 'movements', query],
    read: (cursor, signal) =>
      callOrThrow(reportsAdminListMovements, { query: { ...query, ...cursor } }, signal),
  });
