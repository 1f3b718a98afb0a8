import type { Withdrawal } from '@khelaghor/contract/money/withdrawals.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { sendNotification } from '../../site/messaging/index.ts';
import { maskWalletNumber } from '../payout-wallets/index.ts';
import type { StoredWithdrawal } from './store.ts';

/** A withdrawal as its member sees it. */
export const toWithdrawalValue = (withdrawal: StoredWithdrawal): Withdrawal => ({
  id: withdrawal.id,
  amount: formatMinor(withdrawal.amountMinor),
  currency: withdrawal.currency,
  walletKind: withdrawal.walletKind,
  walletNumberMasked: maskWalletNumber(withdrawal.walletNumber),
  state: withdrawal.state,
  reason: withdrawal.reason,
  requestedAt: withdrawal.createdAt.toISOString(),
  resolvedAt: withdrawal.resolvedAt?.toISOString() ?? null,
});

/** Tells the member's browsers of a withdrawal, when the transaction commits. */
export const tellWithdrawal = (ctx: Context, tx: Tx, withdrawal: StoredWithdrawal): Promise<void> =>
  sendNotification(ctx, tx, {
    to: { memberId: withdrawal.memberId },
    template: 'withdrawal_changed',
    params: { withdrawal: toWithdrawalValue(withdrawal) },
  });
