import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import { gatewayAccount } from '@khelaghor/ledger/account.ts';
import {
  buildWithdrawalPaidTransfers,
  buildWithdrawalRejectedTransfers,
} from '@khelaghor/ledger/postings/withdrawal.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { logEvent } from '../../lib/event-log.ts';
import { notifyBalance } from '../../lib/notify.ts';
import { findWalletIn } from '../wallet/index.ts';
import { changeWithdrawal } from './store.ts';
import type { StoredWithdrawal } from './store.ts';
import { tellWithdrawal } from './withdrawal-value.ts';

/** How a withdrawal ends: paid to the wallet network, or the money back to the member. */
export type End =
  | { state: 'paid'; trxId: string }
  | { state: 'rejected'; reason: string; decidedBy?: string };

/**
 * Ends a withdrawal that the caller has locked: its state, the ledger, the notice and the log, all
 * in the caller's transaction.
 */
export async function finalizeWithdrawal(
  ctx: Context,
  tx: Tx,
  withdrawal: StoredWithdrawal,
  end: End,
  actor: string,
): Promise<StoredWithdrawal> {
  const now = ctx.clock.now();
  const decided = 'decidedBy' in end && { decidedAt: now };
  const result =
    end.state === 'paid' ? { state: end.state, providerTransactionId: end.trxId } : end;
  const changes = { ...result, ...decided, resolvedAt: now };
  const ended = await changeWithdrawal(tx, withdrawal.id, changes);
  const wallet = await findWalletIn(tx, withdrawal.memberId, withdrawal.currency);
  const movement = {
    transferId: withdrawal.endTransferId,
    withdrawalId: withdrawal.id,
    payoutHold: wallet.holdId,
    amount: withdrawal.amountMinor,
    currency: withdrawal.currency,
  };
  const clearing = gatewayAccount(withdrawal.gateway, withdrawal.currency);
  const posted = await post(
    tx,
    end.state === 'paid'
      ? buildWithdrawalPaidTransfers({ ...movement, clearing: await openAccount(tx, clearing) })
      : buildWithdrawalRejectedTransfers({ ...movement, wallet: wallet.walletId }),
  );
  if (!posted.ok) {
    throw new Error(`the ledger refused withdrawal ${withdrawal.id}: ${posted.refusal}`);
  }
  await logEvent(ctx, tx, {
    kind: `withdrawal.${end.state}`,
    actor,
    subject: `withdrawal:${withdrawal.id}`,
    detail: { before: withdrawal.state, amount: String(withdrawal.amountMinor), ...end },
  });
  await tellWithdrawal(ctx, tx, ended);
  await notifyBalance(tx, withdrawal.memberId);
  return ended;
}
