import { productCodes, products } from '@khelaghor/contract/play/products.ts';
import type { ProductCode } from '@khelaghor/contract/play/products.ts';
import { openAccount, openAccounts } from '@khelaghor/db/ledger-store.ts';
import { getProductHouse } from '@khelaghor/ledger/postings/wager.ts';
import type { WagerAccounts } from '@khelaghor/ledger/postings/wager.ts';
import { STAKE_CURRENCIES } from '@khelaghor/money/currency.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import type { Context, Database } from '../../lib/context.ts';
import type { Wallet } from '../../money/wallet/index.ts';

/** The source of in-house bets, in place of a vendor's code. */
export const inHouseSource = 'khelaghor';

const houses = new WeakMap<Database, Map<string, string>>();

const getKnown = ({ db }: Context): Map<string, string> => {
  const known = houses.get(db) ?? new Map<string, string>();
  houses.set(db, known);
  return known;
};

const getKey = (product: ProductCode, source: string, currency: Currency): string =>
  `${product}/${source}/${currency}`;

/** Returns the house's account for a product's results; cached, because ids never change. */
async function findHouseAccount(
  ctx: Context,
  product: ProductCode,
  source: string,
  currency: Currency,
): Promise<string> {
  const known = getKnown(ctx);
  const key = getKey(product, source, currency);
  const id =
    known.get(key) ?? (await openAccount(ctx.db, getProductHouse(product, source, currency)));
  known.set(key, id);
  return id;
}

/**
 * Opens the house's accounts of our own games before the first bet. A bet that opened one would
 * need a second connection while it holds its first; many at once would wait for each other until
 * they time out.
 */
export async function ensureHouseAccounts(ctx: Context): Promise<void> {
  const asked = productCodes
    .filter((code) => products[code].runBy === 'house')
    .flatMap((product) => STAKE_CURRENCIES.map((currency) => ({ product, currency })));
  const ids = await openAccounts(
    ctx.db,
    asked.map(({ product, currency }) => getProductHouse(product, inHouseSource, currency)),
  );
  const known = getKnown(ctx);
  for (const [nth, { product, currency }] of asked.entries()) {
    const id = ids[nth];
    if (id !== undefined) known.set(getKey(product, inHouseSource, currency), id);
  }
}

/** Returns the accounts between which a wager of this wallet's owner moves. */
export async function findHouseAccounts(
  ctx: Context,
  wallet: Omit<Wallet<Currency>, 'securityPointsId'>,
  wager: { product: ProductCode; source: string },
): Promise<WagerAccounts> {
  const { walletId, escrowId, currency } = wallet;
  const house = await findHouseAccount(ctx, wager.product, wager.source, currency);
  return { wallet: walletId, escrow: escrowId, house };
}
