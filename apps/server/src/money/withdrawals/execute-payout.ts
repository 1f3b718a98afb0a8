import type { Context, Tx } from '../../lib/context.ts';
import { logEvent } from '../../lib/event-log.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { paymentGatewayOf } from '../gateways/index.ts';
import type { PaymentGateway, PayoutAnswer } from '../gateways/index.ts';
import { finalizeWithdrawal } from './finalize-withdrawal.ts';
import { askAgainAfterMs, payoutMove, quietAfterMs } from './withdrawal-state.ts';
import type { PayoutSays } from './withdrawal-state.ts';
import { arePayoutsOpen, changeWithdrawal, isTrxTaken, lockWithdrawal } from './store.ts';
import type { StoredWithdrawal } from './store.ts';
import { tellWithdrawal } from './withdrawal-value.ts';

/** Why a withdrawal that was approved is rejected all the same; its member's page words it. */
const payoutFailedReason = 'payout_failed';

/**
 * Brings an approved withdrawal to its end, or a step nearer: gives the order to pay if it was
 * never given, else asks what became of it. That the order is given is committed before it is, so
 * that whoever comes after a crash asks first. Safe to repeat and to run twice at once.
 */
export async function executePayout(ctx: Context, withdrawalId: string): Promise<void> {
  const begun = await ctx.db.transaction().execute(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, withdrawalId);
    if (withdrawal?.state !== 'approved' && withdrawal?.state !== 'unknown') return null;
    if (withdrawal.payoutStartedAt === null) {
      if (await arePayoutsOpen(tx, withdrawal.currency)) return beginPayout(ctx, tx, withdrawal);
      await askAgain(ctx, tx, withdrawal);
      return null;
    }
    const asked = withdrawal.asked + 1;
    await askAgain(ctx, tx, withdrawal);
    return { do: 'ask', withdrawal: await changeWithdrawal(tx, withdrawal.id, { asked }) } as const;
  });
  if (begun === null) return;
  const { withdrawal } = begun;
  const gateway = paymentGatewayOf(ctx, withdrawal.gateway);
  if (!gateway) throw new Error(`there is no gateway ${withdrawal.gateway}`);
  if (begun.do === 'pay') return giveOrder(ctx, gateway, withdrawal);
  const again = await conclude(ctx, withdrawal.id, await gateway.queryPayout(withdrawal.id), {
    asked: true,
  });
  if (again) return giveOrder(ctx, gateway, again);
}

/** Notes that the order is given, with a question to follow even if this process dies now. */
async function beginPayout(ctx: Context, tx: Tx, withdrawal: StoredWithdrawal) {
  const payoutStartedAt = ctx.clock.now();
  await askAgain(ctx, tx, withdrawal);
  const begun = await changeWithdrawal(tx, withdrawal.id, { payoutStartedAt });
  return { do: 'pay', withdrawal: begun } as const;
}

async function askAgain(ctx: Context, tx: Tx, withdrawal: StoredWithdrawal): Promise<void> {
  const afterMs = askAgainAfterMs(withdrawal.asked);
  await addJob(
    tx,
    'query-withdrawal',
    { withdrawalId: withdrawal.id },
    {
      runAt: new Date(ctx.clock.now().getTime() + afterMs),
      jobKey: `query-withdrawal:${withdrawal.id}`,
    },
  );
}

async function giveOrder(
  ctx: Context,
  gateway: PaymentGateway,
  withdrawal: StoredWithdrawal,
): Promise<void> {
  const answer = await gateway.createPayout({
    payoutNumber: withdrawal.id,
    amount: withdrawal.amountMinor,
    currency: withdrawal.currency,
    walletKind: withdrawal.walletKind,
    walletNumber: withdrawal.walletNumber,
  });
  await conclude(ctx, withdrawal.id, answer, { asked: false });
}

/**
 * Writes what follows from an answer, in one transaction, by the state that the locked row then
 * has. Returns the withdrawal when its order has to be given once more.
 */
function conclude(
  ctx: Context,
  id: string,
  answer: PayoutAnswer,
  { asked }: { asked: boolean },
): Promise<StoredWithdrawal | null> {
  return ctx.db.transaction().execute(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    if (!withdrawal) throw new Error(`withdrawal ${id} has gone`);
    const { says, trxId } = await heard(ctx, tx, withdrawal, answer);
    const sinceMs = ctx.clock.now().getTime() - (withdrawal.payoutStartedAt?.getTime() ?? 0);
    const move = payoutMove(withdrawal.state, says, { asked, quiet: sinceMs >= quietAfterMs });
    const actor = `gateway:${withdrawal.gateway}`;
    if (move.do === 'nothing') return null;
    if (move.do === 'pay-again') return (await beginPayout(ctx, tx, withdrawal)).withdrawal;
    if (move.state === 'paid') {
      await finalizeWithdrawal(ctx, tx, withdrawal, { state: 'paid', trxId }, actor);
    } else if (move.state === 'rejected') {
      const end = { state: 'rejected', reason: payoutFailedReason } as const;
      await finalizeWithdrawal(ctx, tx, withdrawal, end, actor);
    } else if (withdrawal.state !== 'unknown') {
      await tellWithdrawal(ctx, tx, await changeWithdrawal(tx, id, { state: 'unknown' }));
      await logEvent(ctx, tx, {
        kind: 'withdrawal.unknown',
        actor,
        subject: `withdrawal:${id}`,
        detail: { said: answer.said, says },
      });
    }
    return null;
  });
}

/** What an answer says of this withdrawal. An answer about something else says nothing of it. */
async function heard(
  ctx: Context,
  tx: Tx,
  withdrawal: StoredWithdrawal,
  answer: PayoutAnswer,
): Promise<{ says: PayoutSays; trxId: string }> {
  const trxId = withdrawal.id;
  if (answer.said === 'absent') return { says: 'absent', trxId };
  if (answer.said !== 'payout') return { says: 'unknown', trxId };
  const { payout } = answer;
  const right =
    payout.merchantPayoutNumber === withdrawal.id &&
    BigInt(payout.amount) === withdrawal.amountMinor &&
    payout.currency === withdrawal.currency &&
    !(payout.trxId !== null && (await isTrxTaken(tx, withdrawal, payout.trxId)));
  if (right) return { says: payout.status, trxId: payout.trxId ?? trxId };
  await logEvent(ctx, tx, {
    kind: 'withdrawal.mismatch',
    actor: `gateway:${withdrawal.gateway}`,
    subject: `withdrawal:${withdrawal.id}`,
    detail: { payout, ordered: String(withdrawal.amountMinor), currency: withdrawal.currency },
  });
  return { says: 'unknown', trxId };
}
