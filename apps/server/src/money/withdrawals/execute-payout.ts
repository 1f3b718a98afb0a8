import type { Context, Tx } from '../../lib/context.ts';
import { logEvent } from '../../lib/event-log.ts';
import { getPayoutGateway } from '../gateways/index.ts';
import type { PayoutAnswer, PayoutGateway, PayoutOrder } from '../gateways/index.ts';
import { scheduleReconcile, staleAfterMs } from '../reconcile/index.ts';
import type { GatewayAnswer, GatewayStatus } from '../reconcile/index.ts';
import { finalizeWithdrawal } from './finalize-withdrawal.ts';
import type { End } from './finalize-withdrawal.ts';
import { decidePayout } from './withdrawal-state.ts';
import {
  arePayoutsOpen,
  changeWithdrawal,
  getArriving,
  isTrxTaken,
  lockWithdrawal,
} from './store.ts';
import type { StoredWithdrawal } from './store.ts';
import { tellWithdrawal } from './withdrawal-value.ts';

/** The reason when an approved withdrawal is rejected; the member's page words it. */
const payoutFailedReason = 'payout_failed';

/**
 * Submits the payout of an approved withdrawal, or queries the gateway about it when it was
 * submitted before. The time of submission is committed before the call, so that the job that runs
 * after a crash queries first. Safe to repeat and to run twice at once.
 */
export async function executePayout(ctx: Context, withdrawalId: string): Promise<void> {
  const begun = await ctx.db.transaction().execute(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, withdrawalId);
    if (withdrawal?.state !== 'approved' && withdrawal?.state !== 'unknown') return null;
    const gateway = getPayoutGateway(ctx, withdrawal.gateway);
    if (!gateway) throw new Error(`there is no gateway ${withdrawal.gateway}`);
    if (gateway.kind === 'by_hand') return null;
    if (withdrawal.payoutStartedAt === null) {
      if (await arePayoutsOpen(tx, withdrawal.currency))
        return { ...(await beginPayout(ctx, tx, withdrawal)), gateway };
      await scheduleQuery(ctx, tx, withdrawal);
      return null;
    }
    const reconcileAttempts = withdrawal.reconcileAttempts + 1;
    await scheduleQuery(ctx, tx, withdrawal);
    const counted = await changeWithdrawal(tx, withdrawal.id, { reconcileAttempts });
    return { do: 'query', withdrawal: counted, gateway } as const;
  });
  if (begun === null) return;
  const { withdrawal, gateway } = begun;
  if (begun.do === 'submit') return submitPayout(ctx, gateway, withdrawal);
  const answer = await gateway.queryPayout(withdrawal.id);
  const again = await writeOutcome(ctx, withdrawal.id, 'query', answer);
  if (again) return submitPayout(ctx, gateway, again);
}

/** Stores that the payout is submitted now, and schedules the query that follows. */
async function beginPayout(ctx: Context, tx: Tx, withdrawal: StoredWithdrawal) {
  const payoutStartedAt = ctx.clock.now();
  await scheduleQuery(ctx, tx, withdrawal);
  const begun = await changeWithdrawal(tx, withdrawal.id, { payoutStartedAt });
  return { do: 'submit', withdrawal: begun } as const;
}

const scheduleQuery = (
  ctx: Context,
  tx: Tx,
  { id, reconcileAttempts: attempts }: StoredWithdrawal,
): Promise<void> =>
  scheduleReconcile(ctx, tx, {
    task: 'reconcile-withdrawal',
    id,
    payload: { withdrawalId: id },
    attempts,
  });

export const toOrder = (withdrawal: StoredWithdrawal): PayoutOrder => ({
  payoutNumber: withdrawal.id,
  amount: getArriving(withdrawal),
  currency: withdrawal.currency,
  walletKind: withdrawal.walletKind,
  walletNumber: withdrawal.walletNumber,
});

async function submitPayout(
  ctx: Context,
  gateway: PayoutGateway,
  withdrawal: StoredWithdrawal,
): Promise<void> {
  const answer = await gateway.createPayout(toOrder(withdrawal));
  await writeOutcome(ctx, withdrawal.id, 'order', answer);
}

/**
 * Writes what follows from an answer, in one transaction, by the state that the locked row then
 * has. Returns the withdrawal when its payout has to be submitted again.
 */
export function writeOutcome(
  ctx: Context,
  id: string,
  to: GatewayAnswer['to'],
  answer: PayoutAnswer,
): Promise<StoredWithdrawal | null> {
  return ctx.db.transaction().execute(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    if (!withdrawal) throw new Error(`withdrawal ${id} has gone`);
    const { status, trxId } = await readAnswer(ctx, tx, withdrawal, answer);
    const sinceMs = ctx.clock.now().getTime() - (withdrawal.payoutStartedAt?.getTime() ?? 0);
    const action = decidePayout(withdrawal.state, { to, status }, sinceMs >= staleAfterMs);
    const actor = `gateway:${withdrawal.gateway}`;
    if (action.do === 'nothing') return null;
    if (action.do === 'submit') return (await beginPayout(ctx, tx, withdrawal)).withdrawal;
    if (action.do === 'end') {
      const end: End =
        action.outcome === 'completed'
          ? { state: 'paid', trxId }
          : { state: 'rejected', reason: payoutFailedReason };
      await finalizeWithdrawal(ctx, tx, withdrawal, end, actor);
    } else if (withdrawal.state !== 'unknown') {
      await tellWithdrawal(ctx, tx, await changeWithdrawal(tx, id, { state: 'unknown' }));
      await logEvent(ctx, tx, {
        kind: 'withdrawal.unknown',
        actor,
        subject: `withdrawal:${id}`,
        detail: {
          said: answer.said,
          says: status,
          ...(answer.said === 'refused' && { reason: answer.reason }),
        },
      });
    }
    return null;
  });
}

/** Returns the status that an answer gives this withdrawal; `unknown` when it is about another. */
async function readAnswer(
  ctx: Context,
  tx: Tx,
  withdrawal: StoredWithdrawal,
  answer: PayoutAnswer,
): Promise<{ status: GatewayStatus; trxId: string }> {
  const trxId = withdrawal.id;
  if (answer.said === 'absent') return { status: 'absent', trxId };
  if (answer.said !== 'payout') return { status: 'unknown', trxId };
  const { payout } = answer;
  const right =
    payout.merchantPayoutNumber === withdrawal.id &&
    BigInt(payout.amount) === getArriving(withdrawal) &&
    payout.currency === withdrawal.currency &&
    !(payout.trxId !== null && (await isTrxTaken(tx, withdrawal, payout.trxId)));
  if (right) return { status: payout.status, trxId: payout.trxId ?? trxId };
  await logEvent(ctx, tx, {
    kind: 'withdrawal.mismatch',
    actor: `gateway:${withdrawal.gateway}`,
    subject: `withdrawal:${withdrawal.id}`,
    detail: { payout, ordered: String(getArriving(withdrawal)), currency: withdrawal.currency },
  });
  return { status: 'unknown', trxId };
}
