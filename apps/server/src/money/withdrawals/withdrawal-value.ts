import type { PayoutConfirmation, Withdrawal } from '@khelaghor/contract/money/withdrawals.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { sendNotification } from '../../site/messaging/index.ts';
import { maskWalletNumber } from '../payout-wallets/index.ts';
import { readConfirmations, readProofs } from './confirmation-store.ts';
import type { StoredConfirmation, StoredProof } from './confirmation-store.ts';
import { getArriving } from './store.ts';
import type { StoredWithdrawal } from './store.ts';

/** The question whether a payout arrived, as its member and operators see it. */
export function toConfirmation(
  withdrawal: StoredWithdrawal,
  stored: StoredConfirmation | undefined,
): PayoutConfirmation | null {
  if (!stored) return null;
  const { state, closesAt, disputableUntil, receivedMinor, hasProof, reason } = stored;
  return {
    state,
    closesAt: closesAt.toISOString(),
    disputableUntil: disputableUntil.toISOString(),
    received: receivedMinor === null ? null : String(receivedMinor),
    remaining: receivedMinor === null ? null : String(getArriving(withdrawal) - receivedMinor),
    hasProof,
    reason,
  };
}

const toWithdrawalValue = (
  withdrawal: StoredWithdrawal,
  confirmation: StoredConfirmation | undefined,
  proofs: readonly StoredProof[] = [],
): Withdrawal => ({
  id: withdrawal.id,
  amount: formatMinor(withdrawal.amountMinor),
  fee: String(withdrawal.feeMinor),
  currency: withdrawal.currency,
  walletKind: withdrawal.walletKind,
  walletNumberMasked: maskWalletNumber(withdrawal.walletNumber),
  state: withdrawal.state,
  reason: withdrawal.reason,
  requestedAt: withdrawal.createdAt.toISOString(),
  resolvedAt: withdrawal.resolvedAt?.toISOString() ?? null,
  confirmation: toConfirmation(withdrawal, confirmation),
  proofs: proofs.map(({ hash }) => hash),
});

/** Withdrawals as their member sees them. */
export async function readWithdrawalValues(
  db: Database,
  withdrawals: readonly StoredWithdrawal[],
): Promise<Withdrawal[]> {
  const ids = withdrawals.map(({ id }) => id);
  const confirmations = await readConfirmations(db, ids);
  const proofs = await readProofs(db, ids);
  return withdrawals.map((each) =>
    toWithdrawalValue(each, confirmations.get(each.id), proofs.get(each.id)),
  );
}

/** A withdrawal as its member sees it. */
export async function readWithdrawalValue(
  db: Database,
  withdrawal: StoredWithdrawal,
): Promise<Withdrawal> {
  const { id } = withdrawal;
  const confirmations = await readConfirmations(db, [id]);
  const proofs = await readProofs(db, [id]);
  return toWithdrawalValue(withdrawal, confirmations.get(id), proofs.get(id));
}

/** Tells the member's browsers of a withdrawal, when the transaction commits. */
export async function tellWithdrawal(
  ctx: Context,
  tx: Tx,
  withdrawal: StoredWithdrawal,
): Promise<void> {
  await sendNotification(ctx, tx, {
    to: { memberId: withdrawal.memberId },
    template: 'withdrawal_changed',
    params: { withdrawal: await readWithdrawalValue(tx, withdrawal) },
  });
}

type WithdrawalMessage =
  | 'withdrawal_approved'
  | 'withdrawal_rejected'
  | 'withdrawal_paid'
  | 'dispute_repaid'
  | 'dispute_refused';

/** Leaves the member a message about a withdrawal, with the amount that it is about. */
export const leaveMessage = (
  ctx: Context,
  tx: Tx,
  { id, memberId, currency }: StoredWithdrawal,
  { template, amount }: { readonly template: WithdrawalMessage; readonly amount: bigint },
): Promise<void> =>
  sendNotification(ctx, tx, {
    to: { memberId },
    template,
    params: { amount: String(amount), currency, paymentId: id },
  });
