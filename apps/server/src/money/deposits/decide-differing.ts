import type * as contract from '@khelaghor/contract/money/differing-payments.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { minuteMs } from '@khelaghor/time/durations.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { checkRepeat, judgeSecondOperator } from '../../lib/operator-request.ts';
import { getPaymentGateway } from '../gateways/index.ts';
import { postDeposits, tellDeposits } from './credit-deposit.ts';
import { listActs } from './desk-deposits.ts';
import * as store from './differing-store.ts';
import type { StoredDiffering } from './differing-store.ts';
import { lockPayment, note } from './locked-payment.ts';
import type { ByOperator, Locked } from './locked-payment.ts';
import { getProvider } from './manual-state.ts';
import { postRefund } from './post-refund.ts';
import { confirmDeposits, insertDeposit, isTrxTaken, noteReference } from './store.ts';
import type { StoredDeposit } from './store.ts';

type RequestByOperator = ByOperator & { readonly requestId: string };
type Refusal<Route extends { refusals: readonly string[] }> = Route['refusals'][number];

/** Requests what shall become of a payment, once for each key. Returns its deposit. */
export async function requestDecision(
  ctx: Context,
  { id, caller }: ByOperator,
  { key, act, reason }: ParsedBody<typeof contract.requestDecision>,
): Promise<Result<string, Refusal<typeof contract.requestDecision>>> {
  const known = await store.findDiffering(ctx.db, id);
  if (!known) return refuse('payment_unknown');
  return transact(ctx, async (tx) => {
    const locked = await lockPayment(tx, known);
    const earlier = await store.lockDecision(tx, key);
    if (earlier) {
      const isSame = earlier.paymentId === id && earlier.act === act;
      const repeat = checkRepeat(earlier, { reason, caller, isSame });
      return repeat.ok ? ok(known.depositId) : repeat;
    }
    if (!listActs(ctx, locked.payment).includes(act)) return refuse('state_changed');
    const made = await store.insertDecision(tx, {
      id: key,
      paymentId: id,
      act,
      reason,
      askedBy: caller.operatorId,
      askedAt: ctx.clock.now(),
    });
    if (!made) return refuse('state_changed');
    await note(ctx, tx, 'decision_asked', locked, { act, reason, caller });
    return ok(known.depositId);
  });
}

/** Cancels a request that waits, or rejects that of another operator. Returns its deposit. */
export async function withdrawDecision(
  ctx: Context,
  { id, requestId, caller }: RequestByOperator,
): Promise<Result<string, Refusal<typeof contract.withdrawDecision>>> {
  const known = await store.findDiffering(ctx.db, id);
  if (!known) return refuse('payment_unknown');
  return transact(ctx, async (tx) => {
    const locked = await lockPayment(tx, known);
    const request = await store.lockDecision(tx, requestId);
    if (request?.paymentId !== id || request.outcome !== null) return refuse('request_unknown');
    const end = { endedBy: caller.operatorId, endedAt: ctx.clock.now() };
    await store.endDecision(tx, requestId, { outcome: 'withdrawn', ...end });
    await note(ctx, tx, 'decision_withdrawn', locked, { ...request, caller });
    // Nothing was taken from the wallet: the payment of a credited deposit waits for nothing more.
    if (isUntaken(locked.payment))
      await store.updateDiffering(tx, id, { state: 'rejected', endedAt: end.endedAt });
    return ok(known.depositId);
  });
}

/** Whether a credited deposit is to be given back, and its money still is in the wallet. */
const isUntaken = ({ kind, takenTransferId }: StoredDiffering): boolean =>
  kind === 'credited' && takenTransferId === null;

/** Asks the gateway whether it still tells of a payment with the amount that is to be credited. */
async function checkPayment(
  ctx: Context,
  { gateway: name, paymentId, trxId, receivedMinor, currency }: StoredDiffering,
): Promise<'gateway_unavailable' | 'gateway_mismatch' | null> {
  const gateway = getPaymentGateway(ctx, name);
  const answer = await gateway?.queryPayment(paymentId);
  if (!answer || answer.said === 'unknown') return 'gateway_unavailable';
  if (answer.said !== 'payment') return 'gateway_mismatch';
  const isTold = [answer.payment, ...(answer.others ?? [])].some(
    (told) =>
      told.status === 'completed' &&
      told.trxId === trxId &&
      told.currency === currency &&
      BigInt(told.amount) === receivedMinor,
  );
  return isTold ? null : 'gateway_mismatch';
}

/**
 * Confirms what another operator requested; a repeat changes nothing. A credit first asks the
 * gateway for the amount; the refund of a credited deposit first takes it from the wallet, and is
 * refused when the wallet holds less. Returns the deposit of the payment.
 */
export async function confirmDecision(
  ctx: Context,
  { id, requestId, caller }: RequestByOperator,
): Promise<Result<string, Refusal<typeof contract.confirmDecision>>> {
  const known = await store.findDiffering(ctx.db, id);
  if (!known) return refuse('payment_unknown');
  const asked = await store.findDecision(ctx.db, requestId);
  const isCredit = asked?.act === 'credit' && asked.outcome === null;
  const untold = isCredit && asked.paymentId === id ? await checkPayment(ctx, known) : null;
  return transact(ctx, async (tx) => {
    const locked = await lockPayment(tx, known);
    const found = await store.lockDecision(tx, requestId);
    const request = found?.paymentId === id ? found : null;
    const judged = judgeSecondOperator(request, caller, 'request_unknown');
    if (!judged.ok) return judged;
    if (judged.value === 'repeat' || !request) return ok(known.depositId);
    if (untold !== null) return refuse(untold);
    const { act } = request;
    if (!listActs(ctx, locked.payment).includes(act)) return refuse('state_changed');
    const { deposit, payment } = locked;
    if (act !== 'reject' && (await isTrxTaken(tx, deposit, payment.trxId)))
      return refuse('trx_id_taken');
    if (isUntaken(payment) && !(await postRefund(ctx, tx, locked, 'taken')))
      return refuse('balance_too_low');
    const end = { endedBy: caller.operatorId, endedAt: ctx.clock.now() };
    await store.endDecision(tx, requestId, { outcome: 'done', ...end });
    await note(ctx, tx, 'decision_confirmed', locked, { ...request, caller });
    await carryOut[act](ctx, tx, locked, { caller, requestId });
    return ok(known.depositId);
  });
}

type Confirmed = { readonly caller: OperatorCaller; readonly requestId: string };
type CarryOut = (ctx: Context, tx: Tx, locked: Locked, by: Confirmed) => Promise<void>;

/** Stores a deposit for a payment of an order that was paid before. */
async function openSecond(
  ctx: Context,
  tx: Tx,
  { deposit, payment }: Locked,
): Promise<Pick<StoredDeposit, 'id' | 'state'>> {
  const id = ctx.random.id();
  const now = ctx.clock.now();
  await insertDeposit(tx, {
    id,
    memberId: deposit.memberId,
    channel: deposit.channel,
    gateway: deposit.gateway,
    amountMinor: minor(payment.receivedMinor),
    currency: deposit.currency,
    transferId: ctx.random.id(),
    createdAt: now,
    expiresAt: new Date(now.getTime() + minuteMs),
  });
  await noteReference(tx, id, { paymentId: payment.trxId, redirectAddress: '' });
  return { id, state: 'requested' };
}

const creditPayment: CarryOut = async (ctx, tx, locked, { caller }) => {
  const { deposit, payment } = locked;
  const target = deposit.state === 'confirmed' ? await openSecond(ctx, tx, locked) : deposit;
  const { receivedMinor: received, trxId, kind } = payment;
  const ended = await confirmDeposits(ctx, tx, [{ id: target.id, received, trxId }]);
  await postDeposits(ctx, tx, ended);
  await store.updateDiffering(tx, payment.id, {
    state: 'credited',
    creditedDepositId: target.id,
    endedAt: ctx.clock.now(),
  });
  await logEvent(ctx, tx, {
    kind: 'deposit.confirmed',
    actor: getOperatorActor(caller.username),
    subject: `deposit:${target.id}`,
    memberId: deposit.memberId,
    detail: { before: target.state, claim: kind, amount: String(received), trxId },
  });
  await tellDeposits(ctx, tx, ended, target === deposit ? [] : [deposit]);
};

const beginRefund: CarryOut = async (ctx, tx, { deposit, payment }, { requestId }) => {
  const isByHand = getProvider(payment.gateway) !== null;
  await store.updateDiffering(tx, payment.id, {
    state: 'refunding',
    refundNumber: requestId,
    refundReference: null,
    refundTries: 0,
    refundNextAt: isByHand ? null : ctx.clock.now(),
    refundFailure: null,
  });
  await tellDeposits(ctx, tx, [], [deposit]);
  if (isByHand) return;
  const jobKey = `settle-refund:${payment.id}`;
  await addJob(tx, 'settle-refund', { paymentId: payment.id }, { jobKey, maxAttempts: 1 });
};

/**
 * What was taken for a refund is the member's again. The member is told that the deposit failed,
 * unless it was credited.
 */
const closePayment: CarryOut = async (ctx, tx, { deposit, payment }) => {
  if (payment.takenTransferId !== null) {
    await postRefund(ctx, tx, { deposit, payment }, 'returned');
    await tellDeposits(ctx, tx, [], [deposit]);
    return;
  }
  await store.updateDiffering(tx, payment.id, { state: 'rejected', endedAt: ctx.clock.now() });
  await (deposit.state === 'failed'
    ? tellDeposits(ctx, tx, [deposit])
    : tellDeposits(ctx, tx, [], [deposit]));
};

const carryOut = { credit: creditPayment, refund: beginRefund, reject: closePayment } as const;
