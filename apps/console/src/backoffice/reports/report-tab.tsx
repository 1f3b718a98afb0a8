import { Trans, useLingui } from '@lingui/react/macro';
import { reportsAdminDownload } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { ReportDimension } from '@khelaghor/contract/backoffice/report-terms.ts';
import type { ReportRow } from '@khelaghor/contract/backoffice/reports.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { FileLink } from '../../shared/kit/file-link.tsx';
import { dimensionLabels, periodLabels } from './labels.ts';
import { ReportChart } from './report-chart.tsx';
import { pairLines } from './pair-lines.ts';
import { getLastDay } from './report-days.ts';
import type { ReportSearch } from './report-search.ts';
import { ReportTable } from './report-table.tsx';
import { ReportTotals } from './report-totals.tsx';
import { useReport } from './use-reports.ts';
import type { ReportQuery } from './use-reports.ts';

type Days = { readonly from: string; readonly to: string };

type TabProps = {
  readonly asked: ReportQuery;
  /** The days to compare with, if any. */
  readonly compared: Days | null;
};

/** What a line is called: its period, its title, or its key. */
function useFormatLine(dimension: ReportDimension, isDivided: boolean): (row: ReportRow) => string {
  const { t } = useLingui();
  const { day } = useNumberFormat();
  const text = useLocalText();
  return ({ key, title }) => {
    if (!isDivided) return day(key);
    if (title) return text(title);
    if (key === 'khelaghor') return t`In-house games`;
    if (key !== '') return key;
    return dimension === 'country' ? t`Not known` : t`No code`;
  };
}

/** Where a press on a line leads: a key to its periods, a period to its transfers. */
const getSearch =
  (asked: ReportQuery, isDivided: boolean) =>
  ({ key }: ReportRow): ReportSearch => {
    const { key: asKey, ...others } = asked;
    if (isDivided) return { ...others, key };
    const ofKey = { ...others, ...(asKey !== undefined && { key: asKey }) };
    return { ...ofKey, from: key, to: getLastDay(key, asked.period), tab: 'rows' };
  };

/** The totals, the chart and the lines of a report. */
export function ReportTab({ asked, compared }: TabProps) {
  const { t } = useLingui();
  const isDivided = asked.dimension !== 'all' && asked.key === undefined;
  const query = useReport(asked);
  const before = useReport({ ...asked, ...compared }, compared !== null);
  const formatLine = useFormatLine(asked.dimension, isDivided);
  if (!query.data || query.isError) return <QueryState query={query} skeletons={3} />;
  const { rows, totals, countedTo } = query.data;
  const head = isDivided ? dimensionLabels[asked.dimension] : periodLabels[asked.period];
  const earlier = compared ? before.data : undefined;
  return (
    <>
      {countedTo === null && (
        <Alert kind="info">
          <Trans>The figures are still being added up. They will be whole in a while.</Trans>
        </Alert>
      )}
      {compared && before.isError && <QueryState query={before} skeletons={1} />}
      <ReportTotals totals={totals} before={earlier?.totals} currency={asked.currency} />
      {rows.length === 0 ? (
        <EmptyState art="lotus" title={<Trans>Nothing happened on these days</Trans>} />
      ) : (
        <>
          <ReportChart
            pairs={pairLines(rows, earlier?.rows ?? [], isDivided)}
            isCompared={earlier !== undefined}
            isDivided={isDivided}
            currency={asked.currency}
            formatLine={formatLine}
          />
          <FileLink path={reportsAdminDownload.path} query={asked} />
          <ReportTable
            rows={rows}
            currency={asked.currency}
            dimension={asked.dimension}
            head={t(head)}
            formatLine={formatLine}
            getSearch={getSearch(asked, isDivided)}
          />
        </>
      )}
    </>
  );
}
