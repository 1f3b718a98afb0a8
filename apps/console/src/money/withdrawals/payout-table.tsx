import './payout-table.css';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { listFilesWithdrawals } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { QueuedWithdrawal } from '@khelaghor/contract/backoffice/operator.ts';
import { useNow } from '../../shared/clock.ts';
import { writeMoment } from '../../shared/dhaka-input.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useChosen } from '../../shared/kit/use-chosen.ts';
import { useMay } from '../../shared/may.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { BatchBar } from './batch-bar.tsx';
import { Account, MemberFigures, Outcome, Payee, Since } from './payout-cells.tsx';
import { PayoutRisk } from './payout-risk.tsx';
import { writeTaka } from '../../shared/write-taka.ts';
import { useWithdrawalActions } from './use-withdrawal-actions.tsx';
import type { WithdrawalStatus } from './withdrawal-statuses.ts';

const BatchDialog = lazy(async () => ({
  default: (await import('./batch-dialog.tsx')).BatchDialog,
}));

const nowEveryMs = 15_000;

/** What only the file has. */
function useFileColumns(): ListColumn<QueuedWithdrawal>[] {
  const { t } = useLingui();
  return [
    { key: 'wallet', name: t`Wallet`, slot: 'file', text: ({ walletKind }) => walletKind },
    { key: 'state', name: t`State`, slot: 'file', text: ({ state }) => state },
    {
      key: 'resolved',
      name: t`Decided at`,
      slot: 'file',
      text: ({ resolvedAt }) => writeMoment(resolvedAt),
    },
    {
      key: 'by',
      name: t`Decided by`,
      slot: 'file',
      text: ({ resolvedBy }) => resolvedBy ?? '',
    },
    { key: 'reason', name: t`Reason`, slot: 'file', text: ({ reason }) => reason ?? '' },
  ];
}

/** What to look at before a decision. */
function useNotesColumn(): ListColumn<QueuedWithdrawal> {
  const { t } = useLingui();
  return {
    key: 'notes',
    name: t`To check`,
    slot: 'line',
    text: ({ risk: { score, reasons } }) => [score, ...reasons.map(({ rule }) => rule)].join(' '),
    rank: ({ risk }) => risk.score,
    cell: (payout) => <PayoutRisk {...payout} />,
  };
}

function useColumns(state: WithdrawalStatus): ListColumn<QueuedWithdrawal>[] {
  const { t } = useLingui();
  const { money } = useNumberFormat();
  const now = useNow(nowEveryMs);
  const extra = useFileColumns();
  const notes = useNotesColumn();
  const outcome: ListColumn<QueuedWithdrawal> = {
    key: 'outcome',
    name: t`Decision`,
    slot: 'line',
    cell: (payout) => <Outcome payout={payout} />,
  };
  return [
    {
      key: 'account',
      name: t`Account`,
      slot: 'name',
      text: ({ account }) => account,
      rank: ({ account }) => account,
      cell: (payout) => (
        <Account
          payout={payout}
          now={now}
          render={(account) => (
            <Link to="/withdrawals" search={{ state, id: payout.id }}>
              {account}
            </Link>
          )}
        />
      ),
    },
    {
      key: 'amount',
      name: t`Amount`,
      slot: 'value',
      figure: true,
      text: ({ amount }) => writeTaka(amount),
      rank: ({ amount }) => BigInt(amount),
      cell: ({ amount, currency }) => <b className="payout__amount">{money(amount, currency)}</b>,
    },
    {
      key: 'payee',
      name: t`Pay to`,
      slot: 'line',
      text: ({ walletNumber }) => walletNumber,
      cell: (payout) => <Payee payout={payout} />,
    },
    {
      key: 'since',
      name: t`Since`,
      slot: 'note',
      text: ({ requestedAt }) => writeMoment(requestedAt),
      rank: ({ requestedAt }) => Date.parse(requestedAt),
      cell: (payout) => <Since payout={payout} now={now} />,
    },
    {
      key: 'figures',
      name: t`Member totals`,
      slot: 'line',
      cell: (payout) => <MemberFigures payout={payout} />,
    },
    state === 'requested' ? notes : outcome,
    ...extra,
  ];
}

type TableProps = {
  readonly payouts: readonly QueuedWithdrawal[];
  readonly state: WithdrawalStatus;
  readonly empty: ReactNode;
  /** The pager. */
  readonly children: ReactNode;
};

/** Withdrawals in one state; those that wait can be decided, one by one or together. */
export function PayoutTable({ payouts, state, empty, children }: TableProps) {
  const { t } = useLingui();
  const getActions = useWithdrawalActions();
  const chosen = useChosen(payouts, ({ id }) => id);
  // Kept as they were ticked: the queue behind the dialog changes with each approval.
  const [batch, setBatch] = useState<readonly QueuedWithdrawal[] | null>(null);
  const hasBatch = useMay()('approve') && state === 'requested';
  const onApprove = () => setBatch(chosen.rows);
  return (
    <>
      <ListTable
        caption={t`Withdrawals`}
        columns={useColumns(state)}
        rows={payouts}
        rowKey={({ id }) => id}
        file={{ path: listFilesWithdrawals.path, query: { state } }}
        empty={empty}
        {...(hasBatch && {
          choice: { chosen, getName: ({ account }: QueuedWithdrawal) => account },
          summary: <BatchBar payouts={payouts} chosen={chosen} onApprove={onApprove} />,
        })}
        {...((state === 'requested' || payouts.some((each) => each.handling !== 'automatic')) && {
          getActions: (payout: QueuedWithdrawal) => ({ actions: getActions(payout) }),
        })}
      >
        {children}
      </ListTable>
      {batch && (
        <Suspense fallback={null}>
          <BatchDialog payouts={batch} onClose={() => setBatch(null)} />
        </Suspense>
      )}
    </>
  );
}
