import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type {
  DifferingAct,
  DifferingPayment,
} from '@khelaghor/contract/money/differing-payments.ts';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { Actions, WaitingForSecond } from '../../shared/kit/action-buttons.tsx';
import type { Action } from '../../shared/kit/actions.ts';
import { Facts } from '../../shared/kit/facts.tsx';
import type { ObjectFact } from '../../shared/kit/facts.tsx';
import { getRequestActions } from '../../shared/kit/second-operator.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { RefundSentDialog } from './refund-sent-dialog.tsx';
import { useConfirmDecision, useRequestDecision, useWithdrawDecision } from './use-deposits.ts';

type PaymentProps = { readonly payment: DifferingPayment };

/** How the payment differs, in a sentence. */
function Difference({ payment }: PaymentProps) {
  const { money } = useNumberFormat();
  const received = money(payment.received, payment.currency);
  const ordered = money(payment.ordered, payment.currency);
  switch (payment.kind) {
    case 'short':
      return (
        <Trans>
          {received} was paid, less than the {ordered} that were ordered.
        </Trans>
      );
    case 'excess':
      return (
        <Trans>
          {received} was paid, more than the {ordered} that were ordered.
        </Trans>
      );
    case 'late':
      return (
        <Trans>
          {received} was paid after the deposit had ended; {ordered} had been ordered.
        </Trans>
      );
    case 'duplicate':
      return (
        <Trans>
          {received} was paid a second time for this order, or in a transaction that another deposit
          names.
        </Trans>
      );
    case 'credited':
      return <Trans>{received} was credited and is to go back to its payer.</Trans>;
  }
}

function PaymentState({ state }: { readonly state: DifferingPayment['state'] }) {
  switch (state) {
    case 'waiting':
      return <StatusBadge tone="open">{<Trans>To be decided</Trans>}</StatusBadge>;
    case 'credited':
      return <StatusBadge tone="good">{<Trans>Credited</Trans>}</StatusBadge>;
    case 'refunding':
      return <StatusBadge tone="open">{<Trans>Refund under way</Trans>}</StatusBadge>;
    case 'refunded':
      return <StatusBadge tone="quiet">{<Trans>Refunded</Trans>}</StatusBadge>;
    case 'rejected':
      return <StatusBadge tone="quiet">{<Trans>Closed</Trans>}</StatusBadge>;
  }
}

const code = (text: string): ReactNode => (
  <span translate="no" lang="zxx">
    {text}
  </span>
);

function usePaymentFacts(payment: DifferingPayment): ObjectFact[] {
  const { t } = useLingui();
  const { money, moment } = useNumberFormat();
  const { received, ordered, currency, trxId, payer, foundAt, endedAt } = payment;
  const { creditedDepositId, refundReference, refundFailure } = payment;
  return [
    ...(payment.kind === 'credited'
      ? [{ key: 'received', name: t`Credited`, value: <b>{money(received, currency)}</b> }]
      : [
          { key: 'ordered', name: t`Ordered`, value: money(ordered, currency) },
          {
            key: 'received',
            name: t`Paid, as the gateway says`,
            value: <b>{money(received, currency)}</b>,
          },
        ]),
    { key: 'trxId', name: t`TrxID`, value: code(trxId) },
    ...(payer === null ? [] : [{ key: 'payer', name: t`Payer`, value: code(payer) }]),
    ...(payment.kind === 'credited'
      ? []
      : [{ key: 'found', name: t`Found at`, value: moment(foundAt) }]),
    ...(endedAt === null ? [] : [{ key: 'ended', name: t`Decided at`, value: moment(endedAt) }]),
    ...(creditedDepositId === null
      ? []
      : [
          {
            key: 'credited',
            name: t`Credited as`,
            value: (
              <Link to="/manual-deposits" search={{ tab: 'all', id: creditedDepositId }}>
                <Trans>Deposit</Trans>
              </Link>
            ),
          },
        ]),
    ...(refundReference === null
      ? []
      : [{ key: 'refund', name: t`TrxID of the refund`, value: code(refundReference) }]),
    ...(refundFailure === null
      ? []
      : [{ key: 'refused', name: t`Refund refused`, value: code(refundFailure) }]),
  ];
}

/** What happens to the money of a credited deposit. */
export function RefundLead() {
  return (
    <Trans>
      The amount leaves the member’s balance before it is sent. If the balance holds less, nothing
      is sent. If the gateway refuses, the money returns to the balance.
    </Trans>
  );
}

/** A refund that was not sent. */
const putBackWords = {
  label: <Trans>It was not sent</Trans>,
  title: <Trans>Return the money to the member?</Trans>,
  lead: <Trans>Only if no money was sent to the payer, or it would be paid twice.</Trans>,
  done: <Trans>The money is in the member’s balance again</Trans>,
  tone: 'danger',
} as const;

/** A payment that moves nothing more. */
const closeWords = {
  label: <Trans>Close it</Trans>,
  title: <Trans>Close it without moving money?</Trans>,
  lead: (
    <Trans>For a payment that was credited elsewhere, or refunded at the gateway itself.</Trans>
  ),
  done: <Trans>The payment is closed</Trans>,
  tone: 'danger',
} as const;

/** The words of each act: its button, its question, and what happens then. */
function useActWords({ kind, received, currency }: DifferingPayment) {
  const { money } = useNumberFormat();
  const amount = money(received, currency);
  return {
    credit: {
      label: <Trans>Credit {amount}</Trans>,
      title: <Trans>Credit {amount}?</Trans>,
      lead: <Trans>The gateway is asked for the payment once more before it is credited.</Trans>,
      done: <Trans>The deposit is credited</Trans>,
      tone: 'main',
    },
    refund: {
      label: <Trans>Refund {amount}</Trans>,
      title: <Trans>Refund {amount}?</Trans>,
      lead:
        kind === 'credited' ? (
          <RefundLead />
        ) : (
          <Trans>The gateway gives the whole payment back to its payer.</Trans>
        ),
      done: <Trans>The refund is under way</Trans>,
      tone: undefined,
    },
    reject: kind === 'credited' ? putBackWords : closeWords,
  } as const satisfies Readonly<Record<DifferingAct, object>>;
}

/** A payment that differs or goes back, and what two operators can decide about it. */
export function DifferingSection({ payment }: PaymentProps) {
  const words = useActWords(payment);
  const facts = usePaymentFacts(payment);
  const requesting = useRequestDecision();
  const confirming = useConfirmDecision();
  const withdrawing = useWithdrawDecision();
  const { id, acts, waiting, trxId, isSentByHand } = payment;
  const recordSent: Action = {
    key: `sent ${id}`,
    label: <Trans>Record the refund</Trans>,
    tone: 'main',
    renderDialog: (onClose) => <RefundSentDialog {...{ id, facts, onClose }} />,
  };
  const asking = acts.map((act): Action => {
    const { label, title, lead, tone } = words[act];
    return {
      key: `${act} ${id}`,
      label,
      ...(tone && { tone }),
      question: {
        title,
        lead,
        confirm: <Trans>Request</Trans>,
        facts: <Facts facts={facts} />,
        reason: {},
        needsSecond: true,
        done: { title: <Trans>The request waits for a second operator</Trans>, isInfo: true },
      },
      run: ({ reason }) => requesting.mutateAsync({ id, act, reason }),
    };
  });
  const decided =
    waiting &&
    getRequestActions(waiting, {
      key: `decision ${id}`,
      what: words[waiting.act].label,
      question: {
        title: words[waiting.act].title,
        facts: <Facts facts={facts} />,
        done: { title: words[waiting.act].done },
      },
      confirm: () => confirming.mutateAsync({ id, requestId: waiting.id }),
      withdraw: () => withdrawing.mutateAsync({ id, requestId: waiting.id }),
    });
  return (
    <section className="differing" aria-label={trxId}>
      <p>
        <PaymentState state={payment.state} /> <Difference payment={payment} />
      </p>
      <Facts facts={facts} />
      {decided && <WaitingForSecond request={decided.waiting} />}
      <Actions actions={[...(isSentByHand ? [recordSent] : []), ...(decided?.actions ?? asking)]} />
    </section>
  );
}
