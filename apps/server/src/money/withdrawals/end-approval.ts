import type { Context, Tx } from '../../lib/context.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { listFreezes } from '../../account/freezes/index.ts';
import { readSettingsInTx } from '../../site/settings/index.ts';
import { hasOpenDebt } from '../debts/index.ts';
import { findHoldEnd } from './read-withdrawals.ts';
import { arePayoutsOpen, changeWithdrawal } from './store.ts';
import type { StoredWithdrawal } from './store.ts';
import { leaveMessage, tellWithdrawal } from './withdrawal-value.ts';

/** Whether a payout takes two operators. The setting counts whole taka; 0 means never. */
export async function isForTwoOperators(
  ctx: Context,
  tx: Tx,
  { amountMinor }: StoredWithdrawal,
): Promise<boolean> {
  const { payoutSecondFrom } = await readSettingsInTx(ctx, tx);
  return payoutSecondFrom > 0 && amountMinor >= BigInt(payoutSecondFrom) * 100n;
}

/** Whether something has happened since the request that an operator has to look at. */
export async function isHeldBack(
  ctx: Context,
  tx: Tx,
  { memberId, currency }: StoredWithdrawal,
): Promise<boolean> {
  return (
    (await findHoldEnd(ctx, tx, memberId)) !== null ||
    (await listFreezes(tx, memberId, ctx.clock.now())).length > 0 ||
    (await hasOpenDebt(tx, memberId)) ||
    !(await arePayoutsOpen(tx, currency))
  );
}

/** Approves a locked withdrawal that waits. A job that commits with it makes the payout, once. */
export async function endApproval(
  ctx: Context,
  tx: Tx,
  { id }: StoredWithdrawal,
  decidedBy: string,
): Promise<StoredWithdrawal> {
  const decided = { decidedBy, decidedAt: ctx.clock.now() };
  const approved = await changeWithdrawal(tx, id, { state: 'approved', ...decided });
  await addJob(tx, 'pay-withdrawal', { withdrawalId: id }, { jobKey: `pay-withdrawal:${id}` });
  await tellWithdrawal(ctx, tx, approved);
  await leaveMessage(ctx, tx, approved, {
    template: 'withdrawal_approved',
    amount: approved.amountMinor,
  });
  return approved;
}
