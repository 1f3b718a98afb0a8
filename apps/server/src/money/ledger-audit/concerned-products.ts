import type { AccountKind } from '@khelaghor/ledger/account.ts';
import type { Violation } from '@khelaghor/db/invariant-queries.ts';
import { isProductCode, productCodes, products } from '@khelaghor/contract/play/products.ts';
import type { ProductName } from '../../lib/area.ts';
import type { Database } from '../../lib/context.ts';
import { findAccounts, findCounterpartyTransfers, findTransfers } from './store.ts';
import type { ConcernedTransfer } from './store.ts';

/** Whose results an account holds: those of a game of the house, or of a vendor. */
function productOfResults(name: string, owner: string): ProductName {
  if (owner.startsWith('vendor:')) return `vendor:${name}`;
  // A game that a newer version of the server knows could be any.
  return isProductCode(name) && name !== 'vendor' ? name : 'everything';
}

/** Whose a jackpot is, named like `mela/grand`: an in-house game's, or a lottery's. */
function productOfJackpot(name: string): ProductName {
  const [game] = name.split('/');
  return isProductCode(game) && game !== 'vendor' ? game : 'lottery';
}

/**
 * Which product moves money through accounts of a kind; null: an account by itself tells of none.
 * Every kind has an answer, so that a new one is not forgotten.
 */
const productsByKind: Readonly<
  Record<AccountKind, ((name: string, owner: string) => ProductName) | null>
> = {
  wallet: null,
  // Stakes in our own games and at all vendors lie there together.
  escrow: null,
  payout_hold: () => 'payments:*',
  bonus: () => 'promotions',
  points: () => 'promotions',
  security_points: () => 'promotions',
  // What an agent has leaves by being paid out.
  agent_wallet: () => 'payments:*',
  // A member with a debt is paid nothing out.
  debt: () => 'payments:*',
  house_loss: () => 'payments:*',
  house_fee: () => 'payments:*',
  house_grant: () => 'payments:*',
  house_bonus: () => 'promotions',
  // What cannot be divided comes from wherever something is divided.
  house_rounding: () => 'everything',
  gateway_clearing: (name) => `payments:${name}`,
  game_result: productOfResults,
  jackpot_pool: productOfJackpot,
  jackpot_reserve: productOfJackpot,
  merchant_wallet: (name) => `vendor:${name}`,
};

type Account = { readonly owner: string; readonly kind: AccountKind };

/** The product that an account tells of; null when it tells of none. */
export function getProduct({ owner, kind }: Account): ProductName | null {
  // A kind that a newer version of the server wrote could be in any product.
  if (!Object.hasOwn(productsByKind, kind)) return 'everything';
  return productsByKind[kind]?.(owner.slice(owner.indexOf(':') + 1), owner) ?? null;
}

const getProducts = (accounts: readonly Account[]): ProductName[] =>
  accounts.flatMap((account) => getProduct(account) ?? []);

/** The product that stakes of a bet are in; null when it is no bet's transfer. */
function productOfStake({ causeKind, source }: ConcernedTransfer): ProductName | null {
  const product = productCodes.find((code) => products[code].cause === causeKind) ?? null;
  if (product !== 'vendor') return product;
  // Without the bet, nothing tells whose game it was in.
  return source === null ? 'everything' : `vendor:${source}`;
}

/** The products that a transfer tells of: by its accounts, else by the bet behind it. */
export function listConcernedProducts(transfer: ConcernedTransfer): readonly ProductName[] {
  const told = getProducts(transfer.accounts);
  if (told.length > 0) return told;
  const ofStake = productOfStake(transfer);
  return ofStake === null ? [] : [ofStake];
}

/**
 * The products that breaches concern. A transfer tells by its two accounts, or between a wallet and
 * its escrow by its bet; and an account by its kind. A wallet or an escrow of which no transfer is
 * named tells by the transfers it took part in: the escrow always, a wallet, which takes part in
 * everything, only when nothing else tells. When no breach tells anything, such as a currency that
 * does not add up, it can be any product.
 */
export async function findConcernedProducts(
  db: Database,
  breaches: readonly Violation[],
): Promise<readonly ProductName[]> {
  if (breaches.length === 0) return [];
  const accountIds = [...new Set(breaches.flatMap(({ accountId }) => accountId ?? []))];
  const transferIds = [...new Set(breaches.flatMap(({ transferId }) => transferId ?? []))];
  const withTransfer = new Set(breaches.map((found) => found.transferId && found.accountId));
  const accounts = await findAccounts(db, accountIds);
  const untold = accounts.filter(({ id }) => !withTransfer.has(id));
  const beside = async (kind: AccountKind): Promise<ProductName[]> => {
    const ids = untold.filter((account) => account.kind === kind).map(({ id }) => id);
    if (ids.length === 0) return [];
    return (await findCounterpartyTransfers(db, ids)).flatMap(listConcernedProducts);
  };
  const told = new Set<ProductName>([
    ...getProducts(accounts),
    ...(await findTransfers(db, transferIds)).flatMap(listConcernedProducts),
    ...(await beside('escrow')),
  ]);
  if (told.size > 0) return [...told];
  const ofWallets = new Set(await beside('wallet'));
  return ofWallets.size === 0 ? ['everything'] : [...ofWallets];
}
