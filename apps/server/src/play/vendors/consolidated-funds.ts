import type { consolidatedFunds } from '@khelaghor/contract/play/vendor-wallet.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { Context } from '../../lib/context.ts';
import { readBalanceValue } from '../../money/wallet/index.ts';
import { merchantWalletIn } from './merchant-wallet.ts';

/**
 * All that is a member's: what our ledger has of it, and what vendors that keep wallets say. Money
 * on its way to or from such a vendor is with neither until it is known where it is.
 */
export async function readConsolidatedFunds(
  ctx: Context,
  memberId: string,
): Promise<ValueOf<typeof consolidatedFunds>> {
  const own = await readBalanceValue(ctx.db, memberId);
  if (own.currency === 'TRIAL') throw new Error(`member ${memberId} is on trial`);
  const { wallets } = await merchantWalletIn(ctx, memberId, own.currency);
  const atVendors = wallets
    .filter(({ wallet }) => wallet === 'transfer')
    .map(({ vendor, balance }) => ({ vendor, balance }));
  const parts = [own.sumBalance, own.inPlay, own.onHold, ...atVendors.map((kept) => kept.balance)];
  return {
    ...own,
    atVendors,
    total: String(parts.reduce((sum, part) => sum + BigInt(part ?? 0), 0n)),
    isWhole: atVendors.every(({ balance }) => balance !== null),
  };
}
