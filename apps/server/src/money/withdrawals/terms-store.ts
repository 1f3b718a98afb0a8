import type { WithdrawalTerms } from '@khelaghor/contract/money/withdrawal-terms.ts';
import type { WalletKind } from '@khelaghor/contract/money/payout-wallet-terms.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import type { Database, Tx } from '../../lib/context.ts';

/** The SQL of the terms of withdrawals that operators change. */

export type StoredTerms = {
  readonly currency: CashCurrency;
  readonly terms: WithdrawalTerms;
  readonly version: number;
};

const selectTerms = (db: Database) =>
  db
    .selectFrom('withdrawalTerms')
    .select(['currency', 'minimumMinor', 'maximumMinor', 'waitingMax', 'walletKinds', 'version']);

type Row = Awaited<ReturnType<ReturnType<typeof selectTerms>['executeTakeFirstOrThrow']>>;

// Checks of the table keep these columns within the types.
const toTerms = (row: Row): StoredTerms => ({
  currency: row.currency as CashCurrency,
  terms: {
    minimum: String(row.minimumMinor),
    maximum: String(row.maximumMinor),
    waitingMax: row.waitingMax,
    walletKinds: row.walletKinds as WalletKind[],
  },
  version: row.version,
});

export const listTerms = async (db: Database): Promise<StoredTerms[]> =>
  (await selectTerms(db).orderBy('currency').execute()).map(toTerms);

/** Locks the terms of a currency: changes follow one another. */
export const lockTerms = async (tx: Tx, currency: CashCurrency): Promise<StoredTerms> =>
  toTerms(
    await selectTerms(tx).where('currency', '=', currency).forUpdate().executeTakeFirstOrThrow(),
  );

/** Gives a locked currency other terms. */
export async function writeTerms(
  tx: Tx,
  currency: CashCurrency,
  { terms, version }: Pick<StoredTerms, 'terms' | 'version'>,
): Promise<void> {
  await tx
    .updateTable('withdrawalTerms')
    .set({
      minimumMinor: BigInt(terms.minimum),
      maximumMinor: BigInt(terms.maximum),
      waitingMax: terms.waitingMax,
      walletKinds: [...terms.walletKinds],
      version,
    })
    .where('currency', '=', currency)
    .execute();
}
