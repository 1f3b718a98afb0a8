import type * as contract from '@khelaghor/contract/money/differing-payments.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { hasRow } from '../../lib/db/has-row.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { checkRepeat } from '../../lib/operator-request.ts';
import { canRefund } from './desk-deposits.ts';
import * as store from './differing-store.ts';
import { lockPayment, note } from './locked-payment.ts';
import type { ByOperator } from './locked-payment.ts';
import { getProvider, parseTrxId } from './manual-state.ts';
import { tellRefund } from './post-refund.ts';
import { findDeposit, lockDeposit } from './store.ts';

type Refusal<Route extends { refusals: readonly string[] }> = Route['refusals'][number];

/** Requests to give a credited deposit back, once for each key. Returns the deposit. */
export async function requestRefund(
  ctx: Context,
  { id, caller }: ByOperator,
  { key, reason }: ParsedBody<typeof contract.requestRefund>,
): Promise<Result<string, Refusal<typeof contract.requestRefund>>> {
  if (!(await findDeposit(ctx.db, id))) return refuse('payment_unknown');
  return transact(ctx, async (tx) => {
    const deposit = await lockDeposit(tx, id);
    const earlier = await store.lockDecision(tx, key);
    if (earlier) {
      const known = await store.findDiffering(tx, earlier.paymentId);
      const isSame = known?.depositId === id && known.kind === 'credited';
      const repeat = checkRepeat(earlier, { reason, caller, isSame: isSame && isRefund(earlier) });
      return repeat.ok ? ok(id) : repeat;
    }
    if (!canRefund(ctx, deposit)) return refuse('state_changed');
    const payment = await store.insertCredited(ctx, tx, deposit);
    const made =
      payment &&
      (await store.insertDecision(tx, {
        id: key,
        paymentId: payment.id,
        act: 'refund',
        reason,
        askedBy: caller.operatorId,
        askedAt: ctx.clock.now(),
      }));
    if (!payment || !made) return refuse('state_changed');
    await note(ctx, tx, 'decision_asked', { deposit, payment }, { act: 'refund', reason, caller });
    return ok(id);
  });
}

const isRefund = ({ act }: Pick<store.StoredDecision, 'act'>): boolean => act === 'refund';

const isTaken = () =>
  refuse('refund_trx_taken', { fields: { trxId: { code: 'refund_trx_taken' } } });

/** Whether the transaction came in with a deposit, or paid a withdrawal, at the same provider. */
const isOtherPayment = async (tx: Tx, gateway: string, trxId: string): Promise<boolean> =>
  (await tx
    .selectFrom('deposit')
    .select('id')
    .where('gateway', '=', gateway)
    .where('providerTransactionId', '=', trxId)
    .$call(hasRow)) ||
  (await tx
    .selectFrom('payoutByHand')
    .select('trxId')
    .where('provider', '=', getProvider(gateway) ?? '')
    .where('trxId', '=', trxId)
    .$call(hasRow));

/** Records the transaction by which an operator sent a deposit back. A repeat changes nothing. */
export async function recordRefund(
  ctx: Context,
  { id, caller }: ByOperator,
  body: ParsedBody<typeof contract.recordRefund>,
): Promise<Result<string, Refusal<typeof contract.recordRefund>>> {
  const trxId = parseTrxId(body.trxId);
  if (trxId === null)
    return refuse('trx_id_invalid', { fields: { trxId: { code: 'trx_id_invalid' } } });
  const known = await store.findDiffering(ctx.db, id);
  if (!known) return refuse('payment_unknown');
  return transact(ctx, async (tx) => {
    const { deposit, payment } = await lockPayment(tx, known);
    if (payment.state === 'refunded' && payment.refundReference === trxId)
      return ok(known.depositId);
    const { gateway, receivedMinor } = payment;
    if (payment.state !== 'refunding' || getProvider(gateway) === null)
      return refuse('state_changed');
    await store.lockTrxByHand(tx, gateway, trxId);
    if (await isOtherPayment(tx, gateway, trxId)) return isTaken();
    const sentAt = ctx.clock.now();
    const sent = { gateway, trxId, paymentId: id, sentBy: caller.operatorId, sentAt };
    if (!(await store.insertRefundByHand(tx, sent))) return isTaken();
    await store.updateDiffering(tx, id, {
      state: 'refunded',
      refundReference: trxId,
      endedAt: sentAt,
    });
    // A request to put the money back has come too late.
    await store.endOpenDecision(tx, id, { endedBy: caller.operatorId, endedAt: sentAt });
    await logEvent(ctx, tx, {
      kind: 'deposit.refunded',
      actor: getOperatorActor(caller.username),
      subject: `deposit:${deposit.id}`,
      memberId: deposit.memberId,
      detail: { refund: trxId, amount: String(receivedMinor), trxId: payment.trxId },
    });
    await tellRefund(ctx, tx, { deposit, payment });
    return ok(known.depositId);
  });
}
