import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { QueuedWithdrawal } from '@khelaghor/contract/backoffice/operator.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { MorePager } from '@khelaghor/ui/pager/pager.tsx';
import { Tabs } from '@khelaghor/ui/tabs/tabs.tsx';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { PayoutList } from './payout-list.tsx';
import { withdrawalStatuses, useWithdrawals } from './use-withdrawals.ts';
import type { WithdrawalStatus } from './use-withdrawals.ts';

const route = getRouteApi('/inside/withdrawals');
const dialogs = () => import('./decision-dialog.tsx');
const ApproveDialog = lazy(async () => ({ default: (await dialogs()).ApproveDialog }));
const RejectDialog = lazy(async () => ({ default: (await dialogs()).RejectDialog }));

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
      return <Trans>The gateway has answered every payout.</Trans>;
    case 'paid':
      return <Trans>No payout was made yet.</Trans>;
    case 'rejected':
      return <Trans>No withdrawal was rejected yet.</Trans>;
  }
}

type Decision = { readonly kind: 'approve' | 'reject'; readonly payout: QueuedWithdrawal };
type Queue = ReturnType<typeof useWithdrawals>;

function QueuePanel({ state, queue }: { state: WithdrawalStatus; queue: Queue }) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const close = () => setDecision(null);
  const payouts = queue.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="queue">
      <QueryState query={queue} skeletons={3} />
      {queue.data && payouts.length === 0 && (
        <EmptyState
          art={state === 'requested' ? 'lotus' : 'basket'}
          title={<Trans>Nothing here</Trans>}
          text={<NoneText state={state} />}
        />
      )}
      {payouts.length > 0 && (
        <PayoutList
          payouts={payouts}
          onApprove={(payout) => setDecision({ kind: 'approve', payout })}
          onReject={(payout) => setDecision({ kind: 'reject', payout })}
        />
      )}
      <MorePager
        hasMore={queue.hasNextPage}
        busy={queue.isFetchingNextPage}
        onMore={() => void queue.fetchNextPage()}
      />
      <Suspense fallback={null}>
        {decision?.kind === 'approve' && <ApproveDialog payout={decision.payout} onClose={close} />}
        {decision?.kind === 'reject' && <RejectDialog payout={decision.payout} onClose={close} />}
      </Suspense>
    </div>
  );
}

/** Payouts by state. The address says which, so that a queue can be kept as a bookmark. */
export function WithdrawalsPage() {
  const { t } = useLingui();
  const { state } = route.useSearch();
  const navigate = useNavigate();
  const queue = useWithdrawals(state);
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A phone shows three of the tabs; the chosen one must be among them.
    const chosen = tabs.current?.querySelector(`[role='tab'][id$='-${state}']`);
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [state]);
  return (
    <Page title={t`Withdrawals`} updatedAtMs={queue.dataUpdatedAt}>
      <div ref={tabs}>
        <Tabs
          label={t`State of the withdrawals`}
          value={state}
          onChange={(next) => void navigate({ to: '/withdrawals', search: { state: next } })}
          tabs={withdrawalStatuses.map((key) => ({
            key,
            text: stateName(key),
            panel: <QueuePanel key={key} state={key} queue={queue} />,
          }))}
        />
      </div>
    </Page>
  );
}
