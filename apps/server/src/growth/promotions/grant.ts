import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import { houseAccount } from '@khelaghor/ledger/account.ts';
import { buildPromotionGrantTransfers } from '@khelaghor/ledger/postings/promotion.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Tx } from '../../lib/context.ts';
import { notifyBalance } from '../../lib/notify.ts';
import { findWalletIn } from '../../money/wallet/index.ts';
import type { StoredEntry } from './participation-store.ts';
import { takeFromBudget } from './store.ts';

/**
 * Pays what a promotion promised into its member's wallet, out of its budget. The promotion's row
 * must be locked. False, and nothing has moved, when the budget has no more.
 */
export async function grant(tx: Tx, entry: StoredEntry, amount: Minor): Promise<boolean> {
  if (!(await takeFromBudget(tx, entry.promotionId, amount))) return false;
  const { walletId } = await findWalletIn(tx, entry.memberId, 'PLAY');
  const houseBonus = await openAccount(tx, houseAccount('house_bonus', 'PLAY'));
  const posted = await post(
    tx,
    buildPromotionGrantTransfers({
      transferId: entry.transferId,
      entryId: entry.id,
      houseBonus,
      wallet: walletId,
      amount,
      currency: 'PLAY',
    }),
  );
  if (!posted.ok) throw new Error(`the ledger refused entry ${entry.id}: ${posted.refusal}`);
  await notifyBalance(tx, entry.memberId);
  return true;
}
