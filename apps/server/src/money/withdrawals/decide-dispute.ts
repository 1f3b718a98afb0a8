import type * as contract from '@khelaghor/contract/money/payout-disputes.ts';
import type { PayoutDispute } from '@khelaghor/contract/money/payout-disputes.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import { gatewayAccount, houseAccount } from '@khelaghor/ledger/account.ts';
import { buildWithdrawalRepeatedTransfers } from '@khelaghor/ledger/postings/withdrawal.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { checkRepeat, judgeSecondOperator, toOperatorRequest } from '../../lib/operator-request.ts';
import { lockSentPayout } from './confirm-payout.ts';
import type { SentPayout } from './confirm-payout.ts';
import * as store from './confirmation-store.ts';
import { keepPayment, readPayment } from './pay-by-hand.ts';
import type { TypedPayment } from './pay-by-hand.ts';
import { getArriving } from './store.ts';
import { leaveMessage, tellWithdrawal } from './withdrawal-value.ts';

/** A disputed payout, and the operator who does something about it. */
export type DisputeByOperator = { readonly id: string; readonly caller: OperatorCaller };

type Refusal<Route extends { refusals: readonly string[] }> = Route['refusals'][number];

const listMax = 200;

const toDispute = (
  row: store.DisputeRow,
  pictures: readonly store.StoredProof[] | undefined,
  waiting: PayoutDispute['waiting'],
): PayoutDispute => ({
  withdrawalId: row.withdrawalId,
  account: row.account,
  amount: String(row.amountMinor),
  currency: row.currency,
  walletKind: row.walletKind,
  walletNumber: row.walletNumber,
  gateway: row.gateway,
  trxId: row.trxId,
  sentAt: row.sentAt.toISOString(),
  answeredAt: row.answeredAt.toISOString(),
  received: String(row.receivedMinor),
  remaining: String(row.amountMinor - row.receivedMinor),
  proofs: (pictures ?? []).map(({ hash, width }) => ({ hash, width })),
  waiting,
});

/** Returns the payouts of which members say that money is missing, as one operator sees them. */
export async function readDisputes(
  ctx: Context,
  caller: OperatorCaller,
): Promise<ValueOf<typeof contract.listDisputes>> {
  const rows = await store.listDisputed(ctx.db, listMax);
  const ids = rows.map(({ withdrawalId }) => withdrawalId);
  const requests = await store.listWaitingRepeats(ctx.db, ids);
  const pictures = await store.readPictures(ctx.db, ids);
  return {
    disputes: rows.map((row) => {
      const request = requests.find(({ withdrawalId }) => withdrawalId === row.withdrawalId);
      const waiting = request ? toOperatorRequest(request, caller) : null;
      return toDispute(row, pictures.get(row.withdrawalId), waiting);
    }),
  };
}

async function note(
  ctx: Context,
  tx: Tx,
  kind: 'repeat_asked' | 'repeat_withdrawn' | 'repeated' | 'dispute_refused',
  { withdrawal, caller }: Pick<DisputeByOperator, 'caller'> & Pick<SentPayout, 'withdrawal'>,
  detail: Record<string, unknown>,
): Promise<void> {
  await logEvent(ctx, tx, {
    kind: `withdrawal.${kind}`,
    actor: getOperatorActor(caller.username),
    subject: `withdrawal:${withdrawal.id}`,
    memberId: withdrawal.memberId,
    detail,
  });
}

/** What is missing of a payout, as its member says. */
const getMissing = ({ withdrawal, confirmation }: SentPayout): bigint =>
  getArriving(withdrawal) - (confirmation.receivedMinor ?? getArriving(withdrawal));

/** Requests that the missing part of a payout is paid by hand, once for each key. */
export function requestRepeat(
  ctx: Context,
  by: DisputeByOperator,
  { key, reason }: ParsedBody<typeof contract.requestRepeat>,
): Promise<Result<null, Refusal<typeof contract.requestRepeat>>> {
  const { id, caller } = by;
  return transact(ctx, async (tx) => {
    const sent = await lockSentPayout(tx, id);
    if (!sent) return refuse('payment_unknown');
    const known = await store.lockRepeat(tx, key);
    if (known) {
      const repeat = checkRepeat(known, { reason, caller, isSame: known.withdrawalId === id });
      return repeat.ok ? ok(null) : repeat;
    }
    if (sent.confirmation.state !== 'disputed') return refuse('state_changed');
    const isNew = await store.insertRepeat(tx, {
      id: key,
      withdrawalId: id,
      amountMinor: getMissing(sent),
      reason,
      askedBy: caller.operatorId,
      askedAt: ctx.clock.now(),
    });
    if (!isNew) return refuse('request_waits');
    const amount = String(getMissing(sent));
    await note(
      ctx,
      tx,
      'repeat_asked',
      { ...sent, caller: by.caller },
      { amount, reason, request: key },
    );
    return ok(null);
  });
}

/** Locks a payout, then a request about it; null: there is no such request. */
async function lockRequestOf(tx: Tx, id: string, requestId: string) {
  const request = await store.lockRepeat(tx, requestId);
  return request?.withdrawalId === id ? request : null;
}

/** Posts a payment by hand: money has left the house's wallet at the member's network. */
async function postRepeat(
  ctx: Context,
  tx: Tx,
  { withdrawal: { id, walletKind, currency } }: SentPayout,
  amount: bigint,
): Promise<void> {
  const clearing = gatewayAccount(`manual-${walletKind}`, currency);
  const posted = await post(
    tx,
    buildWithdrawalRepeatedTransfers({
      transferId: ctx.random.id(),
      withdrawalId: id,
      amount: minor(amount),
      currency,
      houseLoss: await openAccount(tx, houseAccount('house_loss', currency)),
      clearing: await openAccount(tx, clearing),
    }),
  );
  if (!posted.ok) throw new Error(`the ledger refused to repeat payout ${id}: ${posted.refusal}`);
}

/**
 * Records that the missing part was paid by hand, at the request of another operator. The lock on
 * the withdrawal makes this come before the member's answer that it arrived, or be refused.
 */
export function confirmRepeat(
  ctx: Context,
  by: DisputeByOperator,
  { requestId, ...typed }: TypedPayment & { readonly requestId: string },
): Promise<Result<null, Refusal<typeof contract.confirmRepeat>>> {
  const payment = readPayment(ctx, typed);
  if (!payment.ok) return Promise.resolve(payment);
  const { trxId, proofHash } = payment.value;
  const { id, caller } = by;
  return transact(ctx, async (tx) => {
    const sent = await lockSentPayout(tx, id);
    if (!sent) return refuse('payment_unknown');
    const request = await lockRequestOf(tx, id, requestId);
    const judged = judgeSecondOperator(request, caller, 'request_unknown');
    if (!judged.ok) return judged;
    if (judged.value === 'repeat' || !request) return ok(null);
    if (sent.confirmation.state !== 'disputed') throw new Error(`request ${requestId} is void`);
    const kept = await keepPayment(ctx, tx, { ...sent, caller }, payment.value);
    if (!kept.ok) return kept;
    const { operatorId } = caller;
    const now = kept.value;
    await store.endRepeat(tx, requestId, { outcome: 'done', endedBy: operatorId, endedAt: now });
    const decided = { decidedBy: operatorId, decidedAt: now };
    await store.updateConfirmation(tx, id, { state: 'repaid', ...decided });
    await postRepeat(ctx, tx, sent, request.amountMinor);
    const amount = String(request.amountMinor);
    await note(
      ctx,
      tx,
      'repeated',
      { ...sent, caller: by.caller },
      { amount, trxId, request: requestId, ...(proofHash !== null && { proof: proofHash }) },
    );
    await tellWithdrawal(ctx, tx, sent.withdrawal);
    await leaveMessage(ctx, tx, sent.withdrawal, {
      template: 'dispute_repaid',
      amount: request.amountMinor,
    });
    return ok(null);
  });
}

/** Withdraws a request that waits, or rejects that of another operator. */
export function withdrawRepeat(
  ctx: Context,
  by: DisputeByOperator,
  requestId: string,
): Promise<Result<null, Refusal<typeof contract.withdrawRepeat>>> {
  return transact(ctx, async (tx) => {
    const sent = await lockSentPayout(tx, by.id);
    if (!sent) return refuse('payment_unknown');
    const request = await lockRequestOf(tx, by.id, requestId);
    if (!request || request.outcome !== null) return refuse('request_unknown');
    const end = { endedBy: by.caller.operatorId, endedAt: ctx.clock.now() };
    await store.endRepeat(tx, requestId, { outcome: 'withdrawn', ...end });
    await note(ctx, tx, 'repeat_withdrawn', { ...sent, caller: by.caller }, { request: requestId });
    return ok(null);
  });
}

/** Refuses a dispute with a reason that the member reads. A repeat changes nothing. */
export function refuseDispute(
  ctx: Context,
  by: DisputeByOperator,
  { reason }: ParsedBody<typeof contract.refuseDispute>,
): Promise<Result<null, Refusal<typeof contract.refuseDispute>>> {
  const { id, caller } = by;
  return transact(ctx, async (tx) => {
    const sent = await lockSentPayout(tx, id);
    if (!sent) return refuse('payment_unknown');
    const { state, reason: before } = sent.confirmation;
    if (state === 'refused' && before === reason) return ok(null);
    if (state !== 'disputed') return refuse('state_changed');
    if (await store.hasWaitingRepeat(tx, id)) return refuse('request_waits');
    const decided = { decidedBy: caller.operatorId, decidedAt: ctx.clock.now() };
    await store.updateConfirmation(tx, id, { state: 'refused', reason, ...decided });
    await note(
      ctx,
      tx,
      'dispute_refused',
      { ...sent, caller: by.caller },
      { amount: String(getMissing(sent)), reason },
    );
    await tellWithdrawal(ctx, tx, sent.withdrawal);
    await leaveMessage(ctx, tx, sent.withdrawal, {
      template: 'dispute_refused',
      amount: getMissing(sent),
    });
    return ok(null);
  });
}
