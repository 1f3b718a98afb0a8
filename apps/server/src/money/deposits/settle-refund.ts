import { minor } from '@khelaghor/money/minor.ts';
import { minuteMs } from '@khelaghor/time/durations.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { logEvent } from '../../lib/event-log.ts';
import { getRefundGateway } from '../gateways/index.ts';
import type { RefundAnswer, RefundGateway, RefundOrder } from '../gateways/index.ts';
import { tellDeposits } from './credit-deposit.ts';
import { listDueRefunds, takeRefund, updateDiffering } from './differing-store.ts';
import type { DueRefund, StoredDiffering } from './differing-store.ts';
import { lockPayment } from './locked-payment.ts';
import type { Locked } from './locked-payment.ts';
import { postRefund, tellRefund } from './post-refund.ts';

/** Goes to the gateway, which may show it to the payer: nothing that operators write. */
const getReason = ({ kind }: StoredDiffering): string =>
  kind === 'credited' ? 'Deposit is given back' : 'Payment differs from its order';

/** Refunds can take days at a bank. */
const pauseMaxMinutes = 60;

const getPauseMs = ({ refundTries }: StoredDiffering): number =>
  Math.min(2 ** Math.min(refundTries, 6), pauseMaxMinutes) * minuteMs;

/** The gateway's answer, and whether an order of before may still have been carried out. */
type Asked = { readonly answer: RefundAnswer; readonly isDoubtful: boolean };

/**
 * Orders a refund, or asks about the one that was ordered before. It is ordered again only when the
 * gateway knows of none; always the whole amount, more than which no gateway gives back.
 */
async function askGateway(gateway: RefundGateway, due: DueRefund): Promise<Asked> {
  const { refundNumber, refundReference: refundId, refundTries, wasDoubtful } = due;
  const order: RefundOrder = {
    refundNumber: refundNumber ?? '',
    paymentId: due.paymentId,
    trxId: due.trxId,
    amount: minor(due.receivedMinor),
    reason: getReason(due),
  };
  if (refundTries === 1 && !wasDoubtful)
    return { answer: await gateway.refundPayment(order), isDoubtful: false };
  const known = await gateway.queryRefund({ ...order, refundId });
  const isNone = known.said === 'absent' || (known.said === 'refused' && refundId === null);
  if (!isNone) return { answer: known, isDoubtful: refundId === null };
  const isDoubtful = known.said !== 'absent';
  return { answer: await gateway.refundPayment(order), isDoubtful };
}

/** Asks the gateway about a refund that is due, and writes what it says. Safe to repeat. */
export async function settleRefund(ctx: Context, paymentId: string): Promise<void> {
  const due = await takeRefund(ctx, paymentId);
  const gateway = due && getRefundGateway(ctx, due.gateway);
  if (!due || !gateway) return;
  const asked = await askGateway(gateway, due);
  await transact(ctx, async (tx) => {
    const { deposit, payment } = await lockPayment(tx, due);
    const isSame = payment.refundNumber === due.refundNumber;
    if (payment.state === 'refunding' && isSame)
      await conclude(ctx, tx, { deposit, payment }, asked);
  });
}

async function conclude(
  ctx: Context,
  tx: Tx,
  { deposit, payment }: Locked,
  { answer, isDoubtful }: Asked,
): Promise<void> {
  const { id } = payment;
  const next = new Date(ctx.clock.now().getTime() + getPauseMs(payment));
  switch (answer.said) {
    case 'refunded': {
      const refundReference = answer.refundId;
      const end = { refundNextAt: null, refundDoubtful: false, endedAt: ctx.clock.now() };
      await updateDiffering(tx, id, { state: 'refunded', refundReference, ...end });
      await note(ctx, tx, { deposit, payment }, { refund: refundReference });
      await tellRefund(ctx, tx, { deposit, payment });
      return;
    }
    case 'pending':
      await updateDiffering(tx, id, { refundReference: answer.refundId, refundNextAt: next });
      return;
    case 'refused': {
      const refundFailure = answer.reason.slice(0, 200);
      const end = { refundNextAt: null, refundReference: null, refundDoubtful: isDoubtful };
      await updateDiffering(tx, id, { state: 'waiting', refundFailure, ...end });
      // After an order without an answer the money may be gone: two operators decide about it.
      if (payment.takenTransferId !== null && !isDoubtful)
        await postRefund(ctx, tx, { deposit, payment }, 'returned');
      await note(ctx, tx, { deposit, payment }, { refused: refundFailure });
      await tellDeposits(ctx, tx, [], [deposit]);
      return;
    }
    case 'absent':
    case 'unknown':
      await updateDiffering(tx, id, { refundNextAt: next });
  }
}

async function note(
  ctx: Context,
  tx: Tx,
  { deposit, payment }: Locked,
  detail: { readonly refund: string } | { readonly refused: string },
): Promise<void> {
  const { gateway, receivedMinor, trxId } = payment;
  await logEvent(ctx, tx, {
    kind: 'refund' in detail ? 'deposit.refunded' : 'deposit.refund_refused',
    actor: `gateway:${gateway}`,
    subject: `deposit:${deposit.id}`,
    memberId: deposit.memberId,
    detail: { ...detail, amount: String(receivedMinor), trxId },
  });
}

/** How many refunds one run asks about. */
const dueMax = 50;

/** Asks about all refunds that are due, one after another. */
export async function settleRefunds(ctx: Context): Promise<void> {
  for (const id of await listDueRefunds(ctx, dueMax)) await settleRefund(ctx, id);
}
