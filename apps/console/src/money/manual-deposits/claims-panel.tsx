import './manual-deposits.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import { listFilesClaims } from '@khelaghor/client/routes/backoffice.gen.ts';
import type {
  ManualState,
  QueuedManualDeposit,
} from '@khelaghor/contract/money/manual-deposits.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { QueryPager } from '@khelaghor/ui/pager/pager.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import type { Action } from '../../shared/kit/actions.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn, RowActions } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { WalletName } from '../../shared/wallet-name.tsx';
import { ClaimFacts } from './claim-facts.tsx';
import { QueueSearch } from './queue-search.tsx';
import { useCredit, useReject } from './use-manual-deposits.ts';
import type { useManualDeposits } from './use-manual-deposits.ts';

const ReceiptDialog = lazy(async () => ({
  default: (await import('./receipt-dialog.tsx')).ReceiptDialog,
}));

function StateTag({ state }: { state: ManualState }) {
  switch (state) {
    case 'waiting_match':
      return <StatusBadge tone="open">{<Trans>To be matched</Trans>}</StatusBadge>;
    case 'short':
      return <StatusBadge tone="bad">{<Trans>Short</Trans>}</StatusBadge>;
    case 'excess':
      return <StatusBadge tone="bad">{<Trans>Excess</Trans>}</StatusBadge>;
    case 'late':
      return <StatusBadge tone="bad">{<Trans>Late</Trans>}</StatusBadge>;
    case 'duplicate':
      return <StatusBadge tone="bad">{<Trans>TrxID claimed twice</Trans>}</StatusBadge>;
    case 'open':
    case 'credited':
    case 'rejected':
      return null;
  }
}

/** Why the operator who looks at a claim cannot credit it. */
function Obstacle({ isOwn, isTaken }: QueuedManualDeposit) {
  if (isTaken)
    return (
      <small>
        <Trans>Already credited</Trans>
      </small>
    );
  return isOwn ? (
    <small>
      <Trans>Recorded by you</Trans>
    </small>
  ) : null;
}

function useColumns(): ListColumn<QueuedManualDeposit>[] {
  const { t } = useLingui();
  const { money, moment } = useNumberFormat();
  return [
    {
      key: 'account',
      name: t`Account`,
      slot: 'name',
      text: ({ account }) => account,
      cell: ({ account, provider, walletNumber }) => (
        <>
          <span translate="no">{account}</span>
          <small>
            <WalletName kind={provider} /> <span translate="no">{walletNumber}</span>
          </small>
        </>
      ),
    },
    {
      key: 'ordered',
      name: t`Ordered`,
      slot: 'value',
      figure: true,
      text: ({ ordered }) => ordered,
      cell: ({ ordered }) => money(ordered, 'BDT'),
    },
    {
      key: 'received',
      name: t`Received`,
      slot: 'line',
      figure: true,
      named: true,
      text: ({ received }) => received ?? '',
      cell: ({ received }) => (received === null ? '–' : money(received, 'BDT')),
    },
    {
      key: 'sender',
      name: t`Sender and TrxID`,
      slot: 'line',
      text: ({ senderNumber, trxId }) => `${senderNumber} ${trxId}`,
      cell: ({ senderNumber, trxId }) => (
        <span translate="no" lang="zxx">
          {senderNumber} {trxId}
        </span>
      ),
    },
    {
      key: 'at',
      name: t`Time`,
      slot: 'note',
      text: ({ claimedAt }) => claimedAt,
      cell: ({ claimedAt }) => moment(claimedAt),
    },
    {
      key: 'state',
      name: t`State`,
      slot: 'state',
      text: ({ state }) => state,
      cell: (claim) => (
        <>
          <StateTag state={claim.state} />
          <Obstacle {...claim} />
        </>
      ),
    },
  ];
}

/** The acts of an operator on a claim: record, credit what another one recorded, reject. */
function useClaimActions(): (claim: QueuedManualDeposit) => RowActions {
  const crediting = useCredit();
  const rejecting = useReject();
  const { money } = useNumberFormat();
  return (claim) => {
    const { depositId: id, account: about, received, isOwn, isTaken, receivedBy } = claim;
    const reject: Action = {
      key: `reject ${id}`,
      needs: 'approve',
      about,
      label: <Trans>Reject the claim</Trans>,
      tone: 'danger',
      question: {
        title: <Trans>Reject the claim?</Trans>,
        lead: <Trans>Nothing is credited. The member reads the reason.</Trans>,
        facts: <ClaimFacts claim={claim} />,
        reason: {},
        done: { title: <Trans>The claim is rejected</Trans> },
      },
      run: ({ reason }) => rejecting.mutateAsync({ id, reason }),
    };
    if (received === null) {
      const record: Action = {
        key: `record ${id}`,
        about,
        label: <Trans>Record the payment</Trans>,
        tone: 'main',
        renderDialog: (onClose) => <ReceiptDialog claim={claim} onClose={onClose} />,
      };
      return { actions: [record, reject] };
    }
    const amount = money(received, 'BDT');
    const credit: Action = {
      key: `credit ${id}`,
      needs: 'approve',
      about,
      label: <Trans>Credit {amount}</Trans>,
      tone: 'main',
      question: {
        title: <Trans>Credit {amount}?</Trans>,
        lead: <Trans>Recorded by {receivedBy}. Check the statement yourself.</Trans>,
        facts: <ClaimFacts claim={claim} />,
        done: { title: <Trans>The deposit is credited</Trans> },
      },
      run: () => crediting.mutateAsync(id),
    };
    return { actions: isOwn || isTaken ? [reject] : [credit, reject] };
  };
}

type ClaimsProps = {
  readonly search: string;
  readonly query: ReturnType<typeof useManualDeposits>;
};

/** Claims of money that members sent to numbers of the house. */
export function ClaimsPanel({ search, query }: ClaimsProps) {
  const { t } = useLingui();
  const columns = useColumns();
  const getActions = useClaimActions();
  return (
    <div className="queue-panel">
      <QueueSearch search={search} />
      <QueryState query={query} skeletons={3} />
      {query.data && (
        <ListTable
          caption={t`Wallet deposits`}
          columns={columns}
          rows={query.data.pages.flatMap(({ items }) => items)}
          rowKey={({ depositId }) => depositId}
          getActions={getActions}
          file={{ path: listFilesClaims.path }}
          empty={
            <EmptyState
              art="lotus"
              title={
                search === '' ? <Trans>No claim is waiting</Trans> : <Trans>No claim found</Trans>
              }
            />
          }
        >
          <QueryPager query={query} />
        </ListTable>
      )}
    </div>
  );
}
