import type {
  confirmPayout as contract,
  Withdrawal,
} from '@khelaghor/contract/money/withdrawals.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { minuteMs, dayMs } from '@khelaghor/time/durations.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getMemberActor, logEvent } from '../../lib/event-log.ts';
import { attachImages, lockImages, readUploadToken } from '../../site/media/index.ts';
import { readSettingsInTx } from '../../site/settings/index.ts';
import { isOverdue, judgeAnswer } from './confirmation-state.ts';
import {
  insertConfirmation,
  listOverdue,
  readConfirmations,
  replacePictures,
  updateConfirmation,
  voidRepeat,
} from './confirmation-store.ts';
import type { StoredConfirmation } from './confirmation-store.ts';
import { getArriving, lockWithdrawal } from './store.ts';
import type { StoredWithdrawal } from './store.ts';
import { readWithdrawalValue, tellWithdrawal } from './withdrawal-value.ts';

const disputableMs = 90 * dayMs;

/** Asks the member whether a payout arrived, in the transaction that ends it as paid. */
export async function askConfirmation(ctx: Context, tx: Tx, withdrawalId: string): Promise<void> {
  const askedAt = ctx.clock.now();
  const { payoutConfirmMinutes } = await readSettingsInTx(ctx, tx);
  await insertConfirmation(tx, {
    withdrawalId,
    askedAt,
    closesAt: new Date(askedAt.getTime() + payoutConfirmMinutes * minuteMs),
    disputableUntil: new Date(askedAt.getTime() + disputableMs),
  });
}

/** A payout that was sent, and what is known about its arrival. */
export type SentPayout = {
  readonly withdrawal: StoredWithdrawal;
  readonly confirmation: StoredConfirmation;
};

/** Locks a payout that was sent; null: there is none. All changes of its question lock it first. */
export async function lockSentPayout(tx: Tx, id: string): Promise<SentPayout | null> {
  const withdrawal = await lockWithdrawal(tx, id);
  if (!withdrawal) return null;
  const confirmation = (await readConfirmations(tx, [id])).get(id);
  return confirmation ? { withdrawal, confirmation } : null;
}

const toArrival = ({ withdrawal, confirmation }: SentPayout) => ({
  ...confirmation,
  amountMinor: getArriving(withdrawal),
});

type Answer = {
  readonly id: string;
  readonly memberId: string;
  readonly body: ParsedBody<typeof contract>;
};
type Refusal = (typeof contract)['refusals'][number];

/** Takes the member's answer whether a payout arrived. No answer moves money. */
export async function confirmPayout(
  ctx: Context,
  { id, memberId, body }: Answer,
): Promise<Result<Withdrawal, Refusal>> {
  const received = BigInt(body.received);
  if (received < 0n) return refuse('amount_malformed');
  const read = (body.proofs ?? []).map((ticket) => readUploadToken(ctx, 'payout-proof', ticket));
  const proofs = [...new Set(read.filter((hash) => hash !== null))];
  if (read.includes(null)) return refuse('image_missing');
  return transact(ctx, async (tx) => {
    const sent = await lockSentPayout(tx, id);
    if (sent?.withdrawal.memberId !== memberId) return refuse('payment_unknown');
    const now = ctx.clock.now();
    const judged = judgeAnswer(toArrival(sent), received, now);
    if (!judged.ok) return judged;
    if (judged.value === 'same') return ok(await readWithdrawalValue(tx, sent.withdrawal));
    if (!(await lockImages(tx, proofs))) return refuse('image_missing');
    await attachImages(tx, proofs, `withdrawal:${id}`);
    const state = judged.value;
    await updateConfirmation(tx, id, {
      state,
      receivedMinor: received,
      answeredAt: now,
    });
    if (proofs.length > 0) await replacePictures(tx, id, proofs);
    if (state === 'received') await voidRepeat(tx, id, now);
    await logEvent(ctx, tx, {
      kind: `withdrawal.${state}`,
      actor: getMemberActor(memberId),
      subject: `withdrawal:${id}`,
      detail: {
        before: sent.confirmation.state,
        amount: String(sent.withdrawal.amountMinor),
        received: body.received,
        ...(proofs.length > 0 && { proofs }),
      },
    });
    await tellWithdrawal(ctx, tx, sent.withdrawal);
    return ok(await readWithdrawalValue(tx, sent.withdrawal));
  });
}

const closedMax = 200;

/** Closes the questions that were not answered in time. The payouts can still be disputed. */
export async function closeOverdueQuestions(ctx: Context): Promise<void> {
  for (const id of await listOverdue(ctx.db, ctx.clock.now(), closedMax)) {
    await transact(ctx, async (tx) => {
      const sent = await lockSentPayout(tx, id);
      if (!sent || !isOverdue(toArrival(sent), ctx.clock.now())) return;
      await updateConfirmation(tx, id, { state: 'assumed' });
      await logEvent(ctx, tx, {
        kind: 'withdrawal.assumed',
        actor: 'system',
        subject: `withdrawal:${id}`,
        detail: { amount: String(sent.withdrawal.amountMinor) },
      });
      await tellWithdrawal(ctx, tx, sent.withdrawal);
    });
  }
}
