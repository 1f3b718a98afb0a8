import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { QueryPager } from '@khelaghor/ui/pager/pager.tsx';
import { PageTabs } from '../../shared/kit/page-tabs.tsx';
import { Page } from '../../shared/page.tsx';
import { LoadingCards, QueryState } from '../../shared/query-state.tsx';
import { LevelLimitsPanel } from '../level-limits/index.ts';
import { FeesPanel } from '../payout-fees/index.ts';
import { TermsPanel } from '../withdrawal-terms/index.ts';
import { PayoutTable } from './payout-table.tsx';
import { useWithdrawals } from './use-withdrawals.ts';
import { withdrawalStatuses } from './withdrawal-statuses.ts';
import type { WithdrawalStatus } from './withdrawal-statuses.ts';

const route = getRouteApi('/inside/withdrawals');
const WithdrawalPage = lazy(async () => ({
  default: (await import('./withdrawal-page.tsx')).WithdrawalPage,
}));

const DisputesPanel = lazy(async () => ({
  default: (await import('./disputes-panel.tsx')).DisputesPanel,
}));

const RulesPanel = lazy(async () => ({
  default: (await import('./rules-panel.tsx')).RulesPanel,
}));

/** Tabs that are no queue of withdrawals in one state. */
const otherPanels = {
  disputed: DisputesPanel,
  rules: RulesPanel,
  fees: FeesPanel,
  limits: TermsPanel,
  levels: LevelLimitsPanel,
} as const;
type OtherTab = keyof typeof otherPanels;
type QueueState = Exclude<WithdrawalStatus, OtherTab>;

const isOther = (state: WithdrawalStatus): state is OtherTab => state in otherPanels;

function stateName(state: WithdrawalStatus): ReactNode {
  switch (state) {
    case 'disputed':
      return <Trans>Disputed</Trans>;
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
    case 'rules':
      return <Trans>By rule</Trans>;
    case 'fees':
      return <Trans>Fees</Trans>;
    case 'limits':
      return <Trans>Limits</Trans>;
    case 'levels':
      return <Trans>Deposits by level</Trans>;
  }
}

function NoneText({ state }: { state: QueueState }) {
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

function QueuePanel({ state, queue }: { state: QueueState; queue: Queue }) {
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

type TabsProps = {
  readonly state: WithdrawalStatus;
  readonly updatedAtMs?: number;
  readonly children: ReactNode;
};

/** The queues as tabs. The address says which, so that a queue can be kept as a bookmark. */
function QueueTabs({ state, updatedAtMs, children }: TabsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Page title={t`Withdrawals`} {...(updatedAtMs !== undefined && { updatedAtMs })}>
      <PageTabs
        label={t`State of the withdrawals`}
        value={state}
        onChange={(next) => void navigate({ to: '/withdrawals', search: { state: next } })}
        tabs={withdrawalStatuses.map((key) => ({
          key,
          text: stateName(key),
          panel: key === state ? children : null,
        }))}
      />
    </Page>
  );
}

/** Payouts in one state. */
function QueuePage({ state }: { readonly state: QueueState }) {
  const queue = useWithdrawals(state);
  return (
    <QueueTabs state={state} updatedAtMs={queue.dataUpdatedAt}>
      <QueuePanel key={state} state={state} queue={queue} />
    </QueueTabs>
  );
}

/** A tab that is no queue. */
function OtherPage({ state }: { readonly state: OtherTab }) {
  const Panel = otherPanels[state];
  return (
    <QueueTabs state={state}>
      <Suspense fallback={<LoadingCards />}>
        <Panel />
      </Suspense>
    </QueueTabs>
  );
}

/** The tab of an address, or one withdrawal. */
export function WithdrawalsPage() {
  const { state, id, tab } = route.useSearch();
  if (id === undefined) {
    return isOther(state) ? <OtherPage state={state} /> : <QueuePage state={state} />;
  }
  return (
    <Suspense fallback={<LoadingCards />}>
      <WithdrawalPage key={id} id={id} queue={state} tab={tab} />
    </Suspense>
  );
}
