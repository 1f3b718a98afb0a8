import { Trans } from '@lingui/react/macro';
import type { Withdrawal } from '@khelaghor/contract/money/withdrawals.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Receipt } from '@khelaghor/ui/receipt/receipt.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { WalletName } from '../payout-wallets/index.ts';
import { CashierCard, CashierState } from '../../shared/cashier-layout.tsx';
import { Moment } from '../../shared/moment.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { WithdrawalHistory } from './history.tsx';
import { isUnderWay, useWithdrawals } from './use-withdrawals.ts';
import { RejectionReason, withdrawalSteps } from './labels.tsx';

/** The state of one withdrawal. It updates by itself when the withdrawal is decided or paid. */
export function WithdrawalProgress({ id }: { id: string }) {
  const query = useWithdrawals();
  const { data, error } = query;
  const withdrawal = data?.pages.flatMap((page) => page.items).find((item) => item.id === id);
  const isOver = withdrawal !== undefined && !isUnderWay(withdrawal.state);
  return (
    <>
      <CashierCard steps={withdrawalSteps} current={isOver ? 4 : 3}>
        <div className="cashier__body">
          {withdrawal && <Standing withdrawal={withdrawal} />}
          {!data && error === null && <SkeletonList count={2} />}
          {!data && error !== null && <QueryError query={query} />}
          {data && !withdrawal && (
            <EmptyState title={<Trans>This withdrawal is further down the list.</Trans>} />
          )}
          <div className="cashier__actions">
            <Button block render={<Link to={paths.withdraw} />}>
              <Trans>Another withdrawal</Trans>
            </Button>
          </div>
        </div>
      </CashierCard>
      <div className="stack">
        {withdrawal && <WithdrawalReceipt withdrawal={withdrawal} />}
        <WithdrawalHistory />
      </div>
    </>
  );
}

function Standing({ withdrawal }: { withdrawal: Withdrawal }) {
  const amount = <Money minor={parseMinorText(withdrawal.amount)} currency={withdrawal.currency} />;
  switch (withdrawal.state) {
    case 'requested':
      return (
        <CashierState
          tone="wait"
          icon="clock"
          title={<Trans>Your request is being checked</Trans>}
          text={<Trans>{amount} is on hold. This page updates when we decide.</Trans>}
        />
      );
    case 'approved':
      return (
        <CashierState
          tone="wait"
          icon="clock"
          title={<Trans>Approved: the payout is being processed</Trans>}
          text={<Trans>{amount} is on its way to your wallet.</Trans>}
        />
      );
    case 'unknown':
      return (
        <CashierState
          tone="wait"
          icon="clock"
          title={<Trans>The wallet network has not replied yet</Trans>}
          text={<Trans>We keep asking. {amount} stays safe, and is never paid twice.</Trans>}
        />
      );
    case 'paid':
      return (
        <CashierState
          tone="good"
          icon="check"
          title={<Trans>{amount} paid</Trans>}
          text={<Trans>The money is in your wallet.</Trans>}
        />
      );
    case 'rejected':
      return (
        <CashierState
          tone="bad"
          icon="close"
          title={<Trans>Rejected: {amount} is back in your balance</Trans>}
          text={withdrawal.reason !== null && <RejectionReason reason={withdrawal.reason} />}
        />
      );
  }
}

function WithdrawalReceipt({ withdrawal }: { withdrawal: Withdrawal }) {
  return (
    <Receipt
      title={<Trans>Withdrawal receipt</Trans>}
      lines={[
        {
          key: 'wallet',
          name: <Trans>Wallet</Trans>,
          value: <WalletName kind={withdrawal.walletKind} />,
        },
        {
          key: 'number',
          name: <Trans>Wallet number</Trans>,
          value: withdrawal.walletNumberMasked,
        },
        {
          key: 'asked',
          name: <Trans>Started</Trans>,
          value: <Moment at={withdrawal.requestedAt} />,
        },
        ...(withdrawal.resolvedAt === null
          ? []
          : [
              {
                key: 'ended',
                name: <Trans>Finished</Trans>,
                value: <Moment at={withdrawal.resolvedAt} />,
              },
            ]),
      ]}
      sum={{
        key: 'amount',
        name: <Trans>You receive</Trans>,
        value: <Money minor={parseMinorText(withdrawal.amount)} currency={withdrawal.currency} />,
      }}
    />
  );
}
