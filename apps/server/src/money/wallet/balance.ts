import { findBalance } from '@khelaghor/db/ledger-store.ts';
import { minorText, ZERO } from '@khelaghor/money/minor.ts';
import type { Balance } from '@khelaghor/contract/money/wallet.ts';
import type { Database } from '../../lib/context.ts';
import { findWallet } from './wallet-accounts.ts';

/** The balance as the header shows it. */
export async function readBalanceValue(db: Database, memberId: string): Promise<Balance> {
  const wallet = await findWallet(db, memberId);
  const of = async (accountId: string) => (await findBalance(db, accountId))?.available ?? ZERO;
  return {
    sumBalance: minorText(await of(wallet.walletId)),
    inPlay: minorText(await of(wallet.escrowId)),
    onHold: minorText(await of(wallet.holdId)),
    currency: wallet.currency,
    securityPoints:
      wallet.securityPointsId === null ? null : minorText(await of(wallet.securityPointsId)),
  };
}
