import '../../shared/records/records.css';
import './profit.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { profitDownload } from '@khelaghor/client/routes/play.gen.ts';
import type { ProfitGrouping } from '@khelaghor/contract/play/profit-and-loss.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { FilterChips } from '@khelaghor/ui/chips/chips.tsx';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { Link, useNavigate, useSearch } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { DateRangeFilter } from '../../shared/records/date-range-filter.tsx';
import { formatRange, parseRange } from '../../shared/records/date-range.ts';
import type { DateRange } from '../../shared/records/date-range.ts';
import { DownloadButton } from '../../shared/records/download-button.tsx';
import { RecordSkeleton } from '../../shared/records/record-skeleton.tsx';
import { useFreshRecords, useToday } from '../../shared/records/use-records.ts';
import { BetTotals, TotalsSkeleton } from '../bet-history/index.ts';
import { ProfitChart } from './profit-chart.tsx';
import { ProfitTable } from './profit-table.tsx';
import { getProfitQuery, useProfit } from './use-profit.ts';

const groupings = ['day', 'week', 'month', 'category', 'game'] as const;

const getGrouping = (text: string | undefined): ProfitGrouping =>
  groupings.find((one) => one === text) ?? 'day';

/** A member's wins and losses: by day, week, month, kind of games or game. */
export function ProfitPage() {
  const { days, by: asked } = useSearch();
  const today = useToday();
  const range = parseRange(days, today);
  const by = getGrouping(asked);
  useFreshRecords();
  return (
    <div className="page__main--inset record stack">
      <PageTitle>
        <Trans>Profit and loss</Trans>
      </PageTitle>
      <ProfitFilters range={range} today={today} by={by} />
      <ProfitLines range={range} by={by} />
    </div>
  );
}

type ProfitFiltersProps = {
  readonly range: DateRange;
  readonly today: number;
  readonly by: ProfitGrouping;
};

function ProfitFilters({ range, today, by }: ProfitFiltersProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const show = (change: { readonly days?: string; readonly by?: ProfitGrouping }) =>
    void navigate({
      to: '.',
      search: { days: formatRange(range), by, ...change },
      replace: true,
      resetScroll: false,
    });
  return (
    <div className="record__filters stack">
      <DateRangeFilter
        hasYear
        range={range}
        today={today}
        onChange={(chosen) => show({ days: chosen })}
      />
      <FilterChips
        label={t`Lines`}
        value={by}
        onChange={(chosen) => show({ by: chosen })}
        choices={[
          { key: 'day', text: t`By day` },
          { key: 'week', text: t`By week` },
          { key: 'month', text: t`By month` },
          { key: 'category', text: t`By kind of games` },
          { key: 'game', text: t`By game` },
        ]}
      />
    </div>
  );
}

function ProfitLines({ range, by }: Pick<ProfitFiltersProps, 'range' | 'by'>) {
  const query = useProfit(range, by);
  const { data } = query;
  if (data === undefined)
    return query.error === null ? (
      <>
        <TotalsSkeleton />
        <RecordSkeleton />
      </>
    ) : (
      <QueryError query={query} />
    );
  if (data.rows.length === 0) return <NoBets />;
  const { rows, currency, weekStart } = data;
  const shown = { rows, currency, range, by, weekStart };
  return (
    <>
      <BetTotals totals={data.totals} currency={currency} />
      <ProfitChart {...shown} />
      <ProfitTable {...shown} />
      <DownloadButton
        key={`${formatRange(range)} ${by}`}
        path={profitDownload.path}
        query={getProfitQuery(range, by)}
      />
    </>
  );
}

function NoBets() {
  return (
    <EmptyState
      art="kite"
      title={<Trans>No records yet</Trans>}
      text={<Trans>No bets on these days. Choose other days, or a game.</Trans>}
      actions={
        <Button kind="primary" icon="dice" render={<Link to={paths.inhouse} />}>
          <Trans>See the games</Trans>
        </Button>
      }
    />
  );
}
