import { Trans } from '@lingui/react/macro';
import { ApiError } from '@khelaghor/client/api-error.ts';
import type { Withdrawal } from '@khelaghor/contract/money/withdrawals.ts';
import { minor, parseMinorText } from '@khelaghor/money/minor.ts';
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
import { ArrivalQuestion } from './arrival-question.tsx';
import { WithdrawalHistory } from './history.tsx';
import { PaymentProofs } from './payment-proofs.tsx';
import { isUnderWay, useWithdrawal } from './use-withdrawals.ts';
import { RejectionReason, withdrawalSteps } from './labels.tsx';

const isUnknown = (error: Error): boolean =>
  error instanceof ApiError && ['payment_unknown', 'malformed'].includes(error.refusal.code);

/** The state of one withdrawal. It updates by itself when the withdrawal is decided or paid. */
export function WithdrawalProgress({ id }: { id: string }) {
  const query = useWithdrawal(id);
  const { data: withdrawal, error } = query;
  const confirmation = withdrawal?.confirmation ?? null;
  const isOver = withdrawal !== undefined && !isUnderWay(withdrawal.state);
  return (
    <>
      <CashierCard steps={withdrawalSteps} current={isOver ? 4 : 3}>
        <div className="cashier__body">
          {withdrawal && <Standing withdrawal={withdrawal} />}
          {withdrawal && <PaymentProofs withdrawal={withdrawal} />}
          {withdrawal && confirmation && (
            <ArrivalQuestion key={id} withdrawal={{ ...withdrawal, confirmation }} />
          )}
          {!withdrawal && error === null && <SkeletonList count={2} />}
          {!withdrawal &&
            error !== null &&
            (isUnknown(error) ? (
              <EmptyState title={<Trans>You have no such withdrawal.</Trans>} />
            ) : (
              <QueryError query={query} />
            ))}
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
  const { amount: whole, fee, currency } = withdrawal;
  // Without the fee, but for what waits or went back.
  const isWhole = withdrawal.state === 'requested' || withdrawal.state === 'rejected';
  const shown = isWhole ? parseMinorText(whole) : parseMinorText(whole) - parseMinorText(fee);
  const amount = <Money minor={minor(shown)} currency={currency} />;
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
          text={<Trans>The wallet network has confirmed the payout.</Trans>}
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
  const { currency } = withdrawal;
  const [amount, fee] = [parseMinorText(withdrawal.amount), parseMinorText(withdrawal.fee)];
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
        ...(fee === 0n
          ? []
          : [
              {
                key: 'whole',
                name: <Trans>Leaves your balance</Trans>,
                value: <Money minor={amount} currency={currency} />,
              },
              {
                key: 'fee',
                name: <Trans>Fee</Trans>,
                value: <Money minor={fee} currency={currency} />,
              },
            ]),
      ]}
      sum={{
        key: 'amount',
        name: <Trans>You receive</Trans>,
        value: <Money minor={minor(amount - fee)} currency={currency} />,
      }}
    />
  );
}
