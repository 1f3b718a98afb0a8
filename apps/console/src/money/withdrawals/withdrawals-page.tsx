import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { QueryPager } from '@khelaghor/ui/pager/pager.tsx';
import { PageTabs } from '../../shared/kit/page-tabs.tsx';
import { Page } from '../../shared/page.tsx';
import { LoadingCards, QueryState } from '../../shared/query-state.tsx';
import { PayoutTable } from './payout-table.tsx';
import { useWithdrawals } from './use-withdrawals.ts';
import { withdrawalStatuses } from './withdrawal-statuses.ts';
import type { WithdrawalStatus } from './withdrawal-statuses.ts';

const route = getRouteApi('/inside/withdrawals');
const WithdrawalPage = lazy(async () => ({
  default: (await import('./withdrawal-page.tsx')).WithdrawalPage,
}));

function stateName(state: WithdrawalStatus): ReactNode {
  switch (state) {
    case 'requested':
      return <Trans>Waiting</Trans>;
    case 'approved':
      return <Trans>Being paid</Trans>;
    case 'unknown':
      return <Trans>Unclear</Trans>;
    case 'paid':
      return <Trans>Paid</Trans>;
    case 'rejected':
      return <Trans>Rejected</Trans>;
  }
}

function NoneText({ state }: { state: WithdrawalStatus }) {
  switch (state) {
    case 'requested':
      return <Trans>No withdrawals are waiting. New requests appear here automatically.</Trans>;
    case 'approved':
      return <Trans>No payout is on its way.</Trans>;
    case 'unknown':
      return <Trans>The gateway has replied to all payouts.</Trans>;
    case 'paid':
      return <Trans>No payout was made yet.</Trans>;
    case 'rejected':
      return <Trans>No withdrawal was rejected yet.</Trans>;
  }
}

type Queue = ReturnType<typeof useWithdrawals>;

function QueuePanel({ state, queue }: { state: WithdrawalStatus; queue: Queue }) {
  return (
    <div className="queue">
      <QueryState query={queue} skeletons={3} />
      {queue.data && (
        <PayoutTable
          payouts={queue.data.pages.flatMap((page) => page.items)}
          state={state}
          empty={
            <EmptyState
              art={state === 'requested' ? 'lotus' : 'basket'}
              title={<Trans>Nothing here</Trans>}
              text={<NoneText state={state} />}
            />
          }
        >
          <QueryPager query={queue} />
        </PayoutTable>
      )}
    </div>
  );
}

/** Payouts by state. The address says which, so that a queue can be kept as a bookmark. */
function QueuePage({ state }: { readonly state: WithdrawalStatus }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queue = useWithdrawals(state);
  return (
    <Page title={t`Withdrawals`} updatedAtMs={queue.dataUpdatedAt}>
      <PageTabs
        label={t`State of the withdrawals`}
        value={state}
        onChange={(next) => void navigate({ to: '/withdrawals', search: { state: next } })}
        tabs={withdrawalStatuses.map((key) => ({
          key,
          text: stateName(key),
          panel: <QueuePanel key={key} state={key} queue={queue} />,
        }))}
      />
    </Page>
  );
}

/** The queue in one state, or one withdrawal of it. */
export function WithdrawalsPage() {
  const { state, id, tab } = route.useSearch();
  if (id === undefined) return <QueuePage state={state} />;
  return (
    <Suspense fallback={<LoadingCards />}>
      <WithdrawalPage key={id} id={id} queue={state} tab={tab} />
    </Suspense>
  );
}
