import type * as contract from '@khelaghor/contract/backoffice/operator.ts';
import type { QueuedWithdrawal } from '@khelaghor/contract/backoffice/operator.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { getOperatorActor } from '../../lib/event-log.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getPayoutGateway } from '../gateways/index.ts';
import { writeOutcome, toOrder } from './execute-payout.ts';
import { finalizeWithdrawal } from './finalize-withdrawal.ts';
import { keepPayment, readPayment } from './pay-by-hand.ts';
import type { PaymentByHand, TypedPayment } from './pay-by-hand.ts';
import { changeWithdrawal, findWithdrawal, lockWithdrawal } from './store.ts';
import type { StoredWithdrawal } from './store.ts';

type Handling = QueuedWithdrawal['handling'];

/** What an operator has to do for a payout to end. */
export function getHandling(
  ctx: Context,
  { state, gateway: name }: Pick<StoredWithdrawal, 'state' | 'gateway'>,
): Handling {
  const gateway = getPayoutGateway(ctx, name);
  if (state === 'approved' && gateway?.kind === 'by_hand') return 'by_hand';
  const isFound = gateway?.kind === 'automatic' && gateway.findTransaction !== undefined;
  return state === 'unknown' && isFound ? 'look_up' : 'automatic';
}

/** A withdrawal, and the operator who ends its payout. */
type ByOperator = { readonly id: string; readonly caller: OperatorCaller };
type Refusal<Route extends { refusals: readonly string[] }> = Route['refusals'][number];
type Recorded = Result<null, Refusal<typeof contract.recordPayment>>;

/** Ends a payout that the operator has sent by hand. */
function recordByHand(
  ctx: Context,
  { id, caller }: ByOperator,
  payment: PaymentByHand,
): Promise<Recorded> {
  const { trxId, proofHash } = payment;
  return transact(ctx, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    if (!withdrawal) return refuse('payment_unknown');
    if (withdrawal.state === 'paid' && withdrawal.providerTransactionId === trxId) return ok(null);
    if (getHandling(ctx, withdrawal) !== 'by_hand') return refuse('state_changed');
    const kept = await keepPayment(ctx, tx, { withdrawal, caller }, payment);
    if (!kept.ok) return kept;
    const sent = await changeWithdrawal(tx, id, { payoutStartedAt: kept.value });
    const actor = getOperatorActor(caller.username);
    const end = { state: 'paid', trxId, ...(proofHash !== null && { proof: proofHash }) } as const;
    await finalizeWithdrawal(ctx, tx, sent, end, actor);
    return ok(null);
  });
}

/** Looks the transaction up at the gateway, which alone says whether it paid. */
async function lookUp(
  ctx: Context,
  withdrawal: StoredWithdrawal,
  trxId: string,
): Promise<Recorded> {
  const gateway = getPayoutGateway(ctx, withdrawal.gateway);
  if (gateway?.kind !== 'automatic' || !gateway.findTransaction) return refuse('state_changed');
  const answer = await gateway.findTransaction(trxId, toOrder(withdrawal));
  if (answer.said === 'unknown') return refuse('gateway_unavailable');
  if (answer.said !== 'payout' || answer.payout.status !== 'completed')
    return refuse('payout_not_found', { fields: { trxId: { code: 'payout_not_found' } } });
  await writeOutcome(ctx, withdrawal.id, 'query', answer);
  const after = await findWithdrawal(ctx.db, withdrawal.id);
  if (after?.state === 'paid') return ok(null);
  return refuse('payout_trx_taken', { fields: { trxId: { code: 'payout_trx_taken' } } });
}

/**
 * Records the transaction of a payout: one that the operator sent by hand, or one whose outcome is
 * unknown, which the gateway has to confirm. The picture is kept with a payment by hand alone.
 */
export async function recordPayment(
  ctx: Context,
  by: ByOperator,
  typed: TypedPayment,
): Promise<Recorded> {
  const payment = readPayment(ctx, typed);
  if (!payment.ok) return payment;
  const withdrawal = await findWithdrawal(ctx.db, by.id);
  if (!withdrawal) return refuse('payment_unknown');
  return getHandling(ctx, withdrawal) === 'look_up'
    ? lookUp(ctx, withdrawal, payment.value.trxId)
    : recordByHand(ctx, by, payment.value);
}

/** Whether an operator may say that a payout was not sent: not the one who approved it. */
const isOther = ({ decidedBy }: StoredWithdrawal, { username }: OperatorCaller): boolean =>
  decidedBy !== username;

/**
 * Ends a payout that was not sent; the money returns to the member. Only another operator than the
 * one who approved it may say so, because money that was sent would be paid twice.
 */
export function failPayout(
  ctx: Context,
  { id, caller }: ByOperator,
  reason: string,
): Promise<Result<null, Refusal<typeof contract.failPayout>>> {
  return transact(ctx, async (tx: Tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    if (!withdrawal) return refuse('payment_unknown');
    if (withdrawal.state === 'rejected' && withdrawal.reason === reason) return ok(null);
    if (getHandling(ctx, withdrawal) === 'automatic') return refuse('state_changed');
    if (!isOther(withdrawal, caller)) return refuse('second_operator_needed');
    const actor = getOperatorActor(caller.username);
    await finalizeWithdrawal(ctx, tx, withdrawal, { state: 'rejected', reason }, actor);
    return ok(null);
  });
}
