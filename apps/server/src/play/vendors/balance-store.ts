import { sql } from 'kysely';
import { findBalance, openAccount } from '@khelaghor/db/ledger-store.ts';
import { vendorAccount } from '@khelaghor/ledger/account.ts';
import type { VendorAccountKind } from '@khelaghor/ledger/account.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { ZERO } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Database } from '../../lib/context.ts';

export type VendorFigures = {
  result: Minor;
  merchantWallet: Minor;
  openRounds: bigint;
  pendingTransfers: bigint;
};

/** What the ledger holds for a vendor, and what is still open between it and us. */
export async function vendorFigures(
  db: Database,
  vendorCode: string,
  currency: CashCurrency,
): Promise<VendorFigures> {
  const held = async (kind: VendorAccountKind) => {
    const id = await openAccount(db, vendorAccount(vendorCode, kind, currency));
    return (await findBalance(db, id))?.balance ?? ZERO;
  };
  const [result, merchantWallet, { rows }] = await Promise.all([
    held('game_result'),
    held('merchant_wallet'),
    sql<Pick<VendorFigures, 'openRounds' | 'pendingTransfers'>>`select
      (
        select count(*) from round where source = ${vendorCode} and state = 'open'
      ) as "openRounds",
      (
        select count(*) from vendor_transfer
        where vendor_code = ${vendorCode} and state = 'pending'
      ) as "pendingTransfers"`.execute(db),
  ]);
  const [open] = rows;
  if (!open) throw new Error('an aggregate gives one row');
  return { result, merchantWallet, ...open };
}
