import type { Currency } from '@khelaghor/money/currency.ts';
import type { ProductCode } from '@khelaghor/contract/play/products.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { findWalletsNamed } from '../../money/wallet/index.ts';
import type { Wallet, WalletName } from '../../money/wallet/index.ts';
import { lockBets, lockRunningBets } from './bet-store.ts';
import type { LockedBet } from './bet-store.ts';
import type { LockedOrder, LockedRound, Posting } from './rules.ts';
import { lockNamedRounds, lockRoundsOfBets, openVendorRounds, roundKey } from './round-store.ts';
import type { Round } from './round-store.ts';
import {
  insertTombstones,
  insertTransactions,
  lockTransactions,
  lockTransactionsOfRound,
  getTransactionKey,
} from './transaction-store.ts';
import type { KnownTransaction, TransactionId } from './transaction-store.ts';
import { findHouseAccounts, inHouseSource } from './house-accounts.ts';
import type { NamedRound, WagerOrder } from './wager-order.ts';

/** A new order with its locked rows, or a repeat with the earlier transaction of the same id. */
export type OrderOrRepeat = { order: WagerOrder; wallet: Wallet<Currency> } & (
  | { isNew: true; locked: LockedOrder }
  /** Undefined: the request id was used for another transaction. */
  | { isNew: false; earlier: KnownTransaction | undefined }
);

type TransactionsByKey = Map<string, KnownTransaction>;

/**
 * Returns the transaction that an order refers to. In-house bets have no transactions, because
 * their ids are their keys.
 */
const getReference = (order: WagerOrder): TransactionId | null =>
  'reference' in order && order.source !== inHouseSource && order.reference !== order.transactionId
    ? { source: order.source, transactionId: order.reference }
    : null;

/**
 * Locks the transactions that new orders refer to, and the earlier transactions of repeats. A
 * rollback of a transaction that has not come inserts its tombstone, and refers to that.
 */
async function lockReferences(
  ctx: Context,
  tx: Tx,
  orders: readonly WagerOrder[],
  inserted: ReadonlySet<string>,
): Promise<TransactionsByKey> {
  const wanted = orders.flatMap(
    (order) => (inserted.has(getTransactionKey(order)) ? getReference(order) : order) ?? [],
  );
  const known = await lockTransactions(tx, wanted);
  const early = orders.flatMap((order) => {
    const reference = order.kind === 'rollback' ? getReference(order) : null;
    const isEarly =
      reference !== null &&
      inserted.has(getTransactionKey(order)) &&
      !known.has(getTransactionKey(reference));
    return isEarly ? [{ order, reference }] : [];
  });
  if (early.length === 0) return known;
  await insertTombstones(
    ctx,
    tx,
    early.map(({ order }) => order),
  );
  // Some may have come between the two statements: these are found instead of a tombstone.
  const references = early.map(({ reference }) => reference);
  for (const [key, found] of await lockTransactions(tx, references)) known.set(key, found);
  return known;
}

/** Returns the ids of the bets that orders are about, by the orders' keys. */
function getBetIds(orders: readonly WagerOrder[], known: TransactionsByKey): Map<string, string> {
  const ids = new Map<string, string>();
  for (const order of orders) {
    if (!('reference' in order)) continue;
    const reference = getReference(order);
    const found = reference ? known.get(getTransactionKey(reference))?.betId : null;
    const betId = order.source === inHouseSource ? order.reference : found;
    if (betId) ids.set(getTransactionKey(order), betId);
  }
  return ids;
}

/** Returns the round that an order without a new bet ends, by the name that the order gives. */
function getRoundToEnd(order: WagerOrder): NamedRound | undefined {
  if (order.kind === 'end_round' || order.kind === 'refund_round') return order;
  return order.kind === 'rollback' && order.endsRound ? order.named : undefined;
}

/** Locks the rounds of new bets, which it opens, and the rounds that orders end by name. */
async function lockOrderRounds(
  ctx: Context,
  tx: Tx,
  orders: readonly WagerOrder[],
): Promise<Map<string, Round>> {
  const ofNewBets = orders.flatMap((order) =>
    (order.kind === 'bet' || order.kind === 'bet_and_settle') &&
    order.round !== null &&
    order.stake >= 0n
      ? [{ ...order, ref: order.round }]
      : [],
  );
  const toEnd = orders.flatMap((order) => {
    const named = getRoundToEnd(order);
    return named ? [{ ...order, ref: named.round, gameCode: named.gameCode }] : [];
  });
  const rounds = await openVendorRounds(ctx, tx, ofNewBets);
  for (const [key, round] of await lockNamedRounds(tx, toEnd)) rounds.set(key, round);
  return rounds;
}

const endsItsRound = ({ endsRound, kind }: WagerOrder): boolean =>
  endsRound || kind === 'end_round' || kind === 'refund_round';

function getRoundKey(order: WagerOrder): string {
  const named = 'round' in order ? order : getRoundToEnd(order);
  return typeof named?.round === 'string'
    ? roundKey({ ...order, ref: named.round, gameCode: named.gameCode })
    : '';
}

/** The locked rows of some orders. */
type LockedRows = {
  isNew(order: WagerOrder): boolean;
  /** The transaction that a new order refers to; of a repeat, its earlier transaction. */
  findTransaction(order: WagerOrder): KnownTransaction | undefined;
  findBet(order: WagerOrder): LockedBet | undefined;
  findRound(order: WagerOrder): Round | undefined;
  /** The running bets of the rounds that new orders end. */
  running: readonly LockedBet[];
};

/**
 * Inserts the transactions of orders, and locks all other rows that decide them: first the
 * transactions that they refer to, then the rounds, then the bets, each in the order of their keys.
 * The balances are locked last, by the ledger.
 */
async function lockRows(ctx: Context, tx: Tx, orders: readonly WagerOrder[]): Promise<LockedRows> {
  const inserted = await insertTransactions(ctx, tx, orders);
  const isNew = (order: WagerOrder): boolean => inserted.has(getTransactionKey(order));
  const transactions = await lockReferences(ctx, tx, orders, inserted);
  const newOrders = orders.filter(isNew);
  for (const order of newOrders)
    if (order.kind === 'refund_round') await lockTransactionsOfRound(tx, order);
  const betIds = getBetIds(newOrders, transactions);
  const named = await lockOrderRounds(ctx, tx, newOrders);
  const ofBets = await lockRoundsOfBets(tx, [...betIds.values()]);
  const bets = new Map<string, LockedBet>();
  for (const bet of await lockBets(tx, [...betIds.values()])) bets.set(bet.id, bet);
  const findBet = (order: WagerOrder) => bets.get(betIds.get(getTransactionKey(order)) ?? '');
  const findRound = (order: WagerOrder) =>
    ofBets.get(findBet(order)?.roundId ?? '') ?? named.get(getRoundKey(order));
  const ending = newOrders.flatMap((order) =>
    endsItsRound(order) ? (findRound(order)?.id ?? []) : [],
  );
  return {
    isNew,
    findTransaction(order) {
      const wanted = isNew(order) ? getReference(order) : order;
      return wanted ? transactions.get(getTransactionKey(wanted)) : undefined;
    },
    findBet,
    findRound,
    running: await lockRunningBets(tx, ending),
  };
}

/**
 * Names the wallet of an order: in the currency of the bet or transaction that the order is about,
 * if that is the same member's; otherwise in the currency that is played with now.
 */
function getWalletName(order: WagerOrder, rows: LockedRows): WalletName {
  const { memberId } = order;
  const candidates = [rows.findBet(order), rows.findTransaction(order)];
  const own = candidates.find((candidate) => candidate?.memberId === memberId);
  return { memberId, currency: own?.currency ?? null };
}

async function makePosting(
  ctx: Context,
  wallet: Wallet<Currency>,
  wager: { product: ProductCode; source: string },
): Promise<Posting> {
  const accounts = await findHouseAccounts(ctx, wallet, wager);
  return { accounts, currency: wallet.currency, nextId: ctx.random.id };
}

/**
 * Inserts orders as transactions and locks all rows that decide them, for many orders at once. No
 * two of them may share a member, a transaction or a request id.
 */
export async function lockOrders(
  ctx: Context,
  tx: Tx,
  orders: readonly WagerOrder[],
): Promise<OrderOrRepeat[]> {
  const rows = await lockRows(ctx, tx, orders);
  const names = orders.map((order) => getWalletName(order, rows));
  const wallets = await findWalletsNamed(tx, [...names, ...rows.running]);
  const getWallet = (index: number): Wallet<Currency> => {
    const wallet = wallets[index];
    if (!wallet) throw new Error('a wallet was not read');
    return wallet;
  };
  const running = await Promise.all(
    rows.running.map(async (bet, index) => {
      return { bet, posting: await makePosting(ctx, getWallet(orders.length + index), bet) };
    }),
  );
  const findLockedRound = (order: WagerOrder): LockedRound | undefined => {
    const round = rows.findRound(order);
    if (!round) return undefined;
    const ownId = rows.findBet(order)?.id;
    const otherBets = endsItsRound(order)
      ? running.filter(({ bet }) => bet.roundId === round.id && bet.id !== ownId)
      : [];
    return { ...round, otherBets };
  };
  const loaded: OrderOrRepeat[] = [];
  for (const [index, order] of orders.entries()) {
    const wallet = getWallet(index);
    const transaction = rows.findTransaction(order);
    if (!rows.isNew(order)) {
      loaded.push({ order, wallet, isNew: false, earlier: transaction });
      continue;
    }
    const bet = rows.findBet(order);
    const product = bet?.product ?? (order.kind === 'bonus_win' ? order.product : 'vendor');
    const posting = await makePosting(ctx, wallet, { product, source: order.source });
    const locked = { order, posting, reference: transaction, bet, round: findLockedRound(order) };
    loaded.push({ order, wallet, isNew: true, locked });
  }
  return loaded;
}
