import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Deposit } from '@khelaghor/contract/money/deposits.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Countdown } from '@khelaghor/ui/money/countdown.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Receipt } from '@khelaghor/ui/receipt/receipt.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { CashierCard, CashierState } from '../../shared/cashier-layout.tsx';
import { nowMs } from '../../shared/clock.ts';
import { Moment } from '../../shared/moment.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { useRefusalText } from '../../shared/error-text.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { AnotherDeposit } from './another-deposit.tsx';
import { useOpenPayment } from './deposit-review.tsx';
import { ChannelName, depositSteps } from './labels.tsx';
import { DepositHistory } from './history.tsx';
import { ManualProgress } from './manual-progress.tsx';
import { useDeposit } from './use-deposits.ts';

/** Where one deposit stands. It changes by itself when the gateway tells. */
export function DepositProgress({ id }: { id: string }) {
  const query = useDeposit(id);
  const { data: deposit, error } = query;
  return (
    <>
      <CashierCard steps={depositSteps} current={deposit?.state === 'confirmed' ? 4 : 3}>
        <div className="cashier__body">
          {deposit ? (
            <Standing deposit={deposit} />
          ) : error === null ? (
            <SkeletonList count={2} />
          ) : (
            <QueryError query={query} />
          )}
        </div>
      </CashierCard>
      <div className="stack">
        {deposit && <DepositReceipt deposit={deposit} />}
        <DepositHistory />
      </div>
    </>
  );
}

/** Whether the money was in the balance, and goes or went back to its payer. */
const isGivenBack = ({ state, claim }: Deposit): boolean =>
  state === 'confirmed' && (claim === 'credit_refunding' || claim === 'refunded');

function Standing({ deposit }: { deposit: Deposit }) {
  if (isGivenBack(deposit)) return <GivenBack isOver={deposit.claim === 'refunded'} />;
  if (deposit.isManual && deposit.state !== 'confirmed')
    return <ManualProgress deposit={deposit} />;
  if (deposit.claim !== null && deposit.state !== 'confirmed')
    return <DifferingPayment claim={deposit.claim} />;
  switch (deposit.state) {
    case 'requested':
      return <PendingDeposit deposit={deposit} />;
    case 'confirmed':
      return <Confirmed deposit={deposit} />;
    case 'failed':
      return (
        <Ended
          title={<Trans>The deposit was not successful</Trans>}
          text={
            <Trans>
              Your balance has not changed. If money was taken from you, tell customer service.
            </Trans>
          }
        />
      );
    case 'cancelled':
      return (
        <Ended
          title={<Trans>You cancelled the payment</Trans>}
          text={<Trans>No money was taken.</Trans>}
        />
      );
    case 'expired':
      return (
        <Ended
          title={<Trans>The payment time has expired</Trans>}
          text={<Trans>No money was taken. You can start again at any time.</Trans>}
        />
      );
  }
}

function PendingDeposit({ deposit }: { deposit: Deposit }) {
  const { open, busy, refusal } = useOpenPayment();
  const formatRefusal = useRefusalText();
  const intent = { key: deposit.id, channel: deposit.channel, amount: deposit.amount };
  const left = <Countdown until={Date.parse(deposit.expiresAt)} now={nowMs} />;
  return (
    <>
      <CashierState
        tone="wait"
        icon="clock"
        title={<Trans>Waiting for the payment</Trans>}
        text={<Trans>If you have paid, this page updates in a moment.</Trans>}
      />
      <p className="cashier__note">
        <Trans>Time left to pay: {left}</Trans>
      </p>
      {refusal !== null && <Alert kind="warn">{formatRefusal(refusal)}</Alert>}
      <div className="cashier__actions">
        <Button block busy={busy} icon="external" onClick={() => void open(intent)}>
          <Trans>Go to the payment page</Trans>
        </Button>
        <AnotherDeposit />
      </div>
    </>
  );
}

/** What becomes of a payment that is not what was ordered. */
function DifferingPayment({ claim }: { claim: NonNullable<Deposit['claim']> }) {
  const isOver = claim === 'refunded';
  return (
    <>
      <CashierState
        tone={isOver ? 'good' : 'wait'}
        icon={isOver ? 'check' : 'clock'}
        title={<DifferingTitle claim={claim} />}
        text={
          claim === 'refunding' || isOver ? (
            <Trans>It goes back the way you paid. Your balance has not changed.</Trans>
          ) : (
            <Trans>Your money is not lost. We credit what arrived, or send it back.</Trans>
          )
        }
      />
      <div className="cashier__actions">
        <AnotherDeposit />
      </div>
    </>
  );
}

function DifferingTitle({ claim }: { claim: NonNullable<Deposit['claim']> }) {
  switch (claim) {
    case 'short':
      return <Trans>Less arrived than you ordered</Trans>;
    case 'excess':
      return <Trans>More arrived than you ordered</Trans>;
    case 'late':
      return <Trans>Another amount arrived after the time was over</Trans>;
    case 'refunding':
    case 'credit_refunding':
      return <Trans>Your money is being sent back</Trans>;
    case 'refunded':
      return <Trans>Your money was sent back</Trans>;
    case 'duplicate':
    case 'waiting_match':
      return <Trans>We found another payment for this order</Trans>;
  }
}

/** A credited deposit that goes back to its payer. */
function GivenBack({ isOver }: { isOver: boolean }) {
  return (
    <>
      <CashierState
        tone={isOver ? 'good' : 'wait'}
        icon={isOver ? 'check' : 'clock'}
        title={<DifferingTitle claim={isOver ? 'refunded' : 'credit_refunding'} />}
        text={<Trans>We took this deposit from your balance. It goes back the way you paid.</Trans>}
      />
      <div className="cashier__actions">
        <AnotherDeposit />
      </div>
    </>
  );
}

function Confirmed({ deposit }: { deposit: Deposit }) {
  const amount = <Money minor={parseMinorText(deposit.amount)} currency={deposit.currency} />;
  return (
    <>
      <CashierState
        tone="good"
        icon="check"
        title={<Trans>{amount} deposited</Trans>}
        text={<Trans>The money is in your balance. You can play with it now.</Trans>}
      />
      {deposit.claim !== null && (
        <Alert kind="info">
          {deposit.claim === 'refunding' ? (
            <Trans>A second payment of this order is being sent back to you.</Trans>
          ) : (
            <Trans>A second payment came for this order. We credit it, or send it back.</Trans>
          )}
        </Alert>
      )}
      <div className="cashier__actions">
        <Button kind="primary" size="large" block render={<Link to={paths.home} />}>
          <Trans>Play now</Trans>
        </Button>
        <AnotherDeposit />
      </div>
    </>
  );
}

function Ended({ title, text }: { title: ReactNode; text: ReactNode }) {
  return (
    <>
      <CashierState tone="bad" icon="close" title={title} text={text} />
      <div className="cashier__actions">
        <Button kind="primary" size="large" block render={<Link to={paths.deposit} />}>
          <Trans>Start again</Trans>
        </Button>
      </div>
    </>
  );
}

function DepositReceipt({ deposit }: { deposit: Deposit }) {
  const reference =
    deposit.state === 'confirmed' && deposit.gatewayReference !== null
      ? [
          {
            key: 'reference',
            name: <Trans>Transaction ID</Trans>,
            value: deposit.gatewayReference,
          },
        ]
      : [];
  return (
    <Receipt
      title={<Trans>Deposit receipt</Trans>}
      lines={[
        {
          key: 'channel',
          name: <Trans>Channel</Trans>,
          value: <ChannelName channel={deposit.channel} />,
        },
        { key: 'asked', name: <Trans>Started</Trans>, value: <Moment at={deposit.requestedAt} /> },
        ...(deposit.resolvedAt === null
          ? []
          : [
              {
                key: 'ended',
                name: <Trans>Finished</Trans>,
                value: <Moment at={deposit.resolvedAt} />,
              },
            ]),
        ...reference,
      ]}
      sum={{
        key: 'amount',
        name: <Trans>Deposit amount</Trans>,
        value: <Money minor={parseMinorText(deposit.amount)} currency={deposit.currency} />,
      }}
    />
  );
}
