import './reports.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { formatDhakaDate } from '@khelaghor/time/dhaka.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { now } from '../../shared/clock.ts';
import { PageTabs } from '../../shared/kit/page-tabs.tsx';
import { useMay } from '../../shared/may.tsx';
import { Page } from '../../shared/page.tsx';
import { useSiteCurrency } from '../sessions/index.ts';
import { CohortsTab } from './cohorts-tab.tsx';
import { OrdersTab } from './orders-tab.tsx';
import { MovementsPanel } from './movements-panel.tsx';
import { ReportFilters } from './report-filters.tsx';
import { getComparedDays } from './report-days.ts';
import type { ReportSearch } from './report-search.ts';
import { ReportTab } from './report-tab.tsx';
import type { ReportQuery } from './use-reports.ts';

const route = getRouteApi('/inside/reports');

const usualDays = 30;

/** What the address asks for; left out, the last 30 days in the currency of the site. */
function useAsked(search: ReportSearch): ReportQuery {
  const usual = useSiteCurrency();
  const today = now().getTime();
  return {
    from: search.from ?? formatDhakaDate(today - (usualDays - 1) * dayMs),
    to: search.to ?? formatDhakaDate(today),
    period: search.period ?? 'day',
    dimension: search.dimension ?? 'all',
    currency: search.currency ?? usual,
    ...(search.key !== undefined && { key: search.key }),
  };
}

/** The key of a dimension that the report is about, and the way back to all of them. */
function ChosenKey({ search }: { readonly search: ReportSearch }) {
  const { key, ...others } = search;
  if (key === undefined) return null;
  return (
    <p className="report-key">
      <b translate="no" lang="zxx">
        {key}
      </b>{' '}
      <Link to="/reports" search={others}>
        <Trans>Show all</Trans>
      </Link>
    </p>
  );
}

/** The figures of the site by period and division, the transfers behind them, and retention. */
export function ReportsPage() {
  const { t } = useLingui();
  const search = route.useSearch();
  const navigate = useNavigate();
  const asked = useAsked(search);
  const may = useMay();
  const compared = search.compare === true ? getComparedDays(asked, search) : null;
  const change = ({
    compare,
    ...changed
  }: Omit<ReportSearch, 'compare'> & { compare?: boolean }) => {
    const { compare: wasCompared, key, ...others } = search;
    const isCompared = compare ?? wasCompared;
    void navigate({
      to: '/reports',
      search: {
        ...others,
        ...(key !== undefined && changed.dimension === undefined && { key }),
        ...changed,
        ...(isCompared === true && { compare: true }),
      },
    });
  };
  const { tab: _, ...figures } = search;
  return (
    <Page title={t`Reports`}>
      {search.tab !== 'mails' && (
        <>
          <ReportFilters asked={asked} compared={compared} onChange={change} />
          <ChosenKey search={search} />
        </>
      )}
      <PageTabs
        label={t`Parts of the reports`}
        value={search.tab ?? 'figures'}
        tabs={[
          {
            key: 'figures',
            text: <Trans>Report</Trans>,
            panel: <ReportTab asked={asked} compared={compared} />,
          },
          { key: 'rows', text: <Trans>Transfers</Trans>, panel: <MovementsPanel asked={asked} /> },
          {
            key: 'weeks',
            text: <Trans>Retention</Trans>,
            panel: <CohortsTab currency={asked.currency} />,
          },
          ...(may('export')
            ? [{ key: 'mails' as const, text: <Trans>By e-mail</Trans>, panel: <OrdersTab /> }]
            : []),
        ]}
        onChange={(tab) =>
          void navigate({
            to: '/reports',
            search: tab === 'figures' ? figures : { ...figures, tab },
          })
        }
      />
    </Page>
  );
}
