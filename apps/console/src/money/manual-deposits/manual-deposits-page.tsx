import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PageTabs } from '../../shared/kit/page-tabs.tsx';
import { Page } from '../../shared/page.tsx';
import { LoadingCards } from '../../shared/query-state.tsx';
import { DepositPage, DepositsPanel } from '../deposits/index.ts';
import type { DepositsSearch } from '../deposits/index.ts';
import { ClaimsPanel } from './claims-panel.tsx';
import { LinesPanel } from './lines-panel.tsx';
import { useManualDeposits } from './use-manual-deposits.ts';

const tabs = ['claims', 'lines', 'all'] as const;

const route = getRouteApi('/inside/manual-deposits');

/** Claims that wait, lines of imported statements that belong to none of them, all deposits. */
export function ManualDepositsPage() {
  const search = route.useSearch();
  const { id } = search;
  if (id === undefined) return <DepositLists search={search} />;
  return (
    <Suspense fallback={<LoadingCards />}>
      <DepositPage key={id} id={id} search={search} />
    </Suspense>
  );
}

function DepositLists({ search }: { readonly search: DepositsSearch }) {
  const { t } = useLingui();
  const tab = tabs.find((key) => key === search.tab) ?? 'claims';
  const { q = '' } = search;
  const navigate = useNavigate();
  const query = useManualDeposits(q);
  return (
    <Page title={t`Deposits`} updatedAtMs={query.dataUpdatedAt}>
      <PageTabs
        label={t`Lists of deposits`}
        value={tab}
        onChange={(key) =>
          void navigate({
            to: '/manual-deposits',
            search: { ...(key !== 'claims' && { tab: key }), ...(q !== '' && { q }) },
          })
        }
        tabs={[
          {
            key: 'claims',
            text: <Trans>Claims</Trans>,
            panel: <ClaimsPanel key={q} search={q} query={query} />,
          },
          {
            key: 'lines',
            text: <Trans>Statements</Trans>,
            panel: <LinesPanel key={q} search={q} />,
          },
          {
            key: 'all',
            text: <Trans>All deposits</Trans>,
            panel: (
              <Suspense fallback={<LoadingCards />}>
                <DepositsPanel search={search} />
              </Suspense>
            ),
          },
        ]}
      />
    </Page>
  );
}
