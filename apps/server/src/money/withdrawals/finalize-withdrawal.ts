import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import { gatewayAccount, houseAccount } from '@khelaghor/ledger/account.ts';
import {
  buildWithdrawalPaidTransfers,
  buildWithdrawalRejectedTransfers,
} from '@khelaghor/ledger/postings/withdrawal.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { logEvent } from '../../lib/event-log.ts';
import { notifyBalance } from '../../lib/notify.ts';
import { findWalletIn } from '../wallet/index.ts';
import { askConfirmation } from './confirm-payout.ts';
import { changeWithdrawal, getArriving } from './store.ts';
import type { StoredWithdrawal } from './store.ts';
import { leaveMessage, tellWithdrawal } from './withdrawal-value.ts';

/** How a withdrawal ends: paid to the wallet network, or the money back to the member. */
export type End =
  | { state: 'paid'; trxId: string; proof?: string }
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
  const { feeMinor, feeTransferId, currency } = withdrawal;
  const clearing = gatewayAccount(withdrawal.gateway, currency);
  const posted = await post(
    tx,
    end.state === 'paid'
      ? buildWithdrawalPaidTransfers({
          ...movement,
          clearing: await openAccount(tx, clearing),
          fee:
            feeTransferId === null
              ? null
              : {
                  amount: feeMinor,
                  transferId: feeTransferId,
                  houseFee: await openAccount(tx, houseAccount('house_fee', currency)),
                },
        })
      : buildWithdrawalRejectedTransfers({ ...movement, wallet: wallet.walletId }),
  );
  if (!posted.ok) {
    throw new Error(`the ledger refused withdrawal ${withdrawal.id}: ${posted.refusal}`);
  }
  await logEvent(ctx, tx, {
    kind: `withdrawal.${end.state}`,
    actor,
    subject: `withdrawal:${withdrawal.id}`,
    memberId: withdrawal.memberId,
    detail: {
      before: withdrawal.state,
      amount: String(withdrawal.amountMinor),
      ...(feeMinor > 0n && { fee: String(feeMinor) }),
      ...end,
    },
  });
  if (end.state === 'paid') await askConfirmation(ctx, tx, ended.id);
  await tellWithdrawal(ctx, tx, ended);
  await leaveMessage(
    ctx,
    tx,
    ended,
    end.state === 'paid'
      ? { template: 'withdrawal_paid', amount: getArriving(ended) }
      : { template: 'withdrawal_rejected', amount: ended.amountMinor },
  );
  await notifyBalance(tx, withdrawal.memberId);
  return ended;
}
