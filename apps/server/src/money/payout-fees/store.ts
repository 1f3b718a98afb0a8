import { payoutFeeTerms } from '@khelaghor/contract/money/payout-fees.ts';
import type { PayoutFeeTerms } from '@khelaghor/contract/money/payout-fee-terms.ts';
import type { WalletKind } from '@khelaghor/contract/money/payout-wallet-terms.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import type { Database, Tx } from '../../lib/context.ts';

/** Withdrawals in a currency to a kind of wallet have one fee. */
export type FeeKey = { readonly currency: CashCurrency; readonly walletKind: WalletKind };

/** A fee as it is stored. */
export type StoredFee = FeeKey & { readonly terms: PayoutFeeTerms; readonly version: number };

type FeeRow = { currency: string; walletKind: string; terms: unknown; version: number };

// Checks of the table keep these columns within the types.
const toFee = (row: FeeRow): StoredFee => ({
  currency: row.currency as CashCurrency,
  walletKind: row.walletKind as WalletKind,
  terms: payoutFeeTerms.parse(row.terms),
  version: row.version,
});

export async function listFees(db: Database): Promise<StoredFee[]> {
  const rows = await db
    .selectFrom('payoutFee')
    .selectAll()
    .orderBy('currency')
    .orderBy('walletKind')
    .execute();
  return rows.map(toFee);
}

/** Holds the fee of a request: a change of its terms comes before or after the request. */
export async function holdFee(tx: Tx, key: FeeKey): Promise<StoredFee> {
  const row = await tx
    .selectFrom('payoutFee')
    .selectAll()
    .where('currency', '=', key.currency)
    .where('walletKind', '=', key.walletKind)
    .forShare()
    .executeTakeFirstOrThrow();
  return toFee(row);
}

/** Locks a fee: changes of its terms follow one another. */
export async function lockFee(tx: Tx, key: FeeKey): Promise<StoredFee> {
  const row = await tx
    .selectFrom('payoutFee')
    .selectAll()
    .where('currency', '=', key.currency)
    .where('walletKind', '=', key.walletKind)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return toFee(row);
}

/** Gives a locked fee other terms. */
export async function writeFee(
  tx: Tx,
  key: FeeKey,
  { terms, version }: Pick<StoredFee, 'terms' | 'version'>,
): Promise<void> {
  await tx
    .updateTable('payoutFee')
    .set({ terms: JSON.stringify(terms), version })
    .where('currency', '=', key.currency)
    .where('walletKind', '=', key.walletKind)
    .execute();
}
