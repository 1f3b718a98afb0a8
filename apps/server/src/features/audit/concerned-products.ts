import type { AccountKind } from '@khelaghor/ledger/account.ts';
import type { Breach } from '@khelaghor/db/ledger-audit-searches.ts';
import type { Database } from '../../platform/context.ts';
import { accountsBeside, accountsNamed } from './audit-store.ts';

/** What can be stopped by itself. Those with an owner are one gateway's, or one vendor's. */
export type Product =
  | 'dice'
  | 'lottery'
  | 'promotions'
  | `payments:${string}`
  | `vendor:${string}`
  | 'everything';

/**
 * Which product moves money through accounts of a kind; null: an account by itself tells of none.
 * Every kind has an answer, so that a new one is not forgotten.
 */
const productsByKind: Readonly<Record<AccountKind, ((ownerName: string) => Product) | null>> = {
  wallet: null,
  escrow: () => 'lottery',
  payout_hold: () => 'payments:*',
  bonus: () => 'promotions',
  points: () => 'promotions',
  security_points: () => 'promotions',
  // What an agent has leaves by being paid out.
  agent_wallet: () => 'payments:*',
  house_dice: () => 'dice',
  house_lottery: () => 'lottery',
  house_grant: () => 'payments:*',
  house_bonus: () => 'promotions',
  // What cannot be divided comes from wherever something is divided.
  house_rounding: () => 'everything',
  gateway_clearing: (name) => `payments:${name}`,
  vendor_result: (name) => `vendor:${name}`,
  merchant_wallet: (name) => `vendor:${name}`,
};

type Account = { readonly owner: string; readonly kind: AccountKind };

/** The product that an account tells of; null when it tells of none. */
export function productOf({ owner, kind }: Account): Product | null {
  // A kind that a newer version of the server wrote could be in any product.
  if (!Object.hasOwn(productsByKind, kind)) return 'everything';
  return productsByKind[kind]?.(owner.slice(owner.indexOf(':') + 1)) ?? null;
}

const productsOf = (accounts: readonly Account[]): Product[] =>
  accounts.flatMap((account) => productOf(account) ?? []);

/**
 * The products that breaches concern. A transfer tells by its two accounts, and an account by its
 * kind. A wallet of which no transfer is named tells by whom its money came from and went to. When
 * no breach tells anything, such as a currency that does not add up, it can be any product.
 */
export async function productsConcerned(
  db: Database,
  breaches: readonly Breach[],
): Promise<readonly Product[]> {
  if (breaches.length === 0) return [];
  const accountIds = [...new Set(breaches.flatMap(({ accountId }) => accountId ?? []))];
  const transferIds = [...new Set(breaches.flatMap(({ transferId }) => transferId ?? []))];
  const told = new Set<Product>(productsOf(await accountsNamed(db, accountIds, transferIds)));
  const withTransfer = new Set(breaches.map((found) => found.transferId && found.accountId));
  const untold = accountIds.filter((id) => !withTransfer.has(id));
  if (untold.length > 0 && told.size === 0) {
    for (const product of productsOf(await accountsBeside(db, untold))) told.add(product);
  }
  return told.size === 0 ? ['everything'] : [...told];
}
