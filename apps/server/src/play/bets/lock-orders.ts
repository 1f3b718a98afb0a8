import type { Currency } from '@khelaghor/money/currency.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { findWalletsNamed } from '../../money/wallet/index.ts';
import type { Wallet, WalletName } from '../../money/wallet/index.ts';
import { lockBets, lockRunningIn } from './bet-store.ts';
import type { LockedBet } from './bet-store.ts';
import type { HeldOrder } from './rules.ts';
import { findRounds, holdRounds, lockRounds, roundKey } from './round-store.ts';
import type { Round } from './round-store.ts';
import {
  insertTombstones,
  claim,
  findTransactions,
  lockTransactionsIn,
  transactionKey,
} from './transaction-store.ts';
import type { KnownTransaction } from './transaction-store.ts';
import { accountsOf, inHouseSource } from './house-accounts.ts';
import type { RoundNamed, WagerOrder } from './wager-order.ts';

/** An order, its member's wallet, and what is held for it; or that its place was taken before. */
export type LockedOrder = { order: WagerOrder; wallet: Wallet<Currency> } & (
  | { isNew: true; held: HeldOrder }
  | { isNew: false; known: KnownTransaction | undefined }
);

const ownPlace = ({ source, transactionId }: WagerOrder): string =>
  transactionKey({ source, transactionId });

/** The transaction that an order refers to. Our own bets have none: their ids are their keys. */
const getReference = (order: WagerOrder): { source: string; transactionId: string } | null =>
  'reference' in order && order.source !== inHouseSource && order.reference !== order.transactionId
    ? { source: order.source, transactionId: order.reference }
    : null;

type Abouts = { known: Map<string, KnownTransaction>; buried: Set<string> };

/**
 * The transactions that orders refer to, and those whose places were taken, held. A rollback of one
 * that has not come takes its place.
 */
async function holdTransactions(
  ctx: Context,
  tx: Tx,
  orders: readonly WagerOrder[],
  claimed: ReadonlySet<string>,
): Promise<Abouts> {
  const places = orders.flatMap((order) => {
    const wanted = claimed.has(ownPlace(order)) ? getReference(order) : order;
    return wanted ? [{ source: wanted.source, transactionId: wanted.transactionId }] : [];
  });
  const known = await findTransactions(tx, places);
  const unseen = orders.filter((order) => {
    const about = order.kind === 'rollback' ? getReference(order) : null;
    return about !== null && claimed.has(ownPlace(order)) && !known.has(transactionKey(about));
  });
  if (unseen.length === 0) return { known, buried: new Set() };
  const buried = await insertTombstones(ctx, tx, unseen);
  const came = unseen.flatMap((order) => {
    const about = getReference(order);
    return about && !buried.has(transactionKey(about)) ? [about] : [];
  });
  // They came while we looked, and are committed by now.
  if (came.length > 0)
    for (const [place, found] of await findTransactions(tx, came)) known.set(place, found);
  return { known, buried };
}

/** The bet that each order is about, by the order's place. */
function getBetIds(orders: readonly WagerOrder[], { known }: Abouts): Map<string, string> {
  const ids = new Map<string, string>();
  for (const order of orders) {
    if (!('reference' in order)) continue;
    const about = getReference(order);
    const found = about ? known.get(transactionKey(about))?.betId : null;
    const betId = order.source === inHouseSource ? order.reference : found;
    if (betId) ids.set(ownPlace(order), betId);
  }
  return ids;
}

/** The round that an order without a new bet ends, by the name that it gives. */
function roundToEnd(order: WagerOrder): RoundNamed | undefined {
  if (order.kind === 'end_round' || order.kind === 'refund_round') return order;
  return order.kind === 'rollback' && order.endsRound ? order.named : undefined;
}

/** The rounds of orders that are no changes of bets: of new bets, opened where they are new. */
async function holdOrderRounds(
  ctx: Context,
  tx: Tx,
  orders: readonly WagerOrder[],
): Promise<Map<string, Round>> {
  const wanted = orders.flatMap((order) =>
    (order.kind === 'bet' || order.kind === 'bet_and_settle') &&
    order.round !== null &&
    order.stake >= 0n
      ? [{ ...order, ref: order.round }]
      : [],
  );
  const ended = orders.flatMap((order) => {
    const named = roundToEnd(order);
    return named ? [{ ...order, ref: named.round, gameCode: named.gameCode }] : [];
  });
  const rounds = await holdRounds(ctx, tx, wanted);
  for (const [key, round] of await findRounds(tx, ended)) rounds.set(key, round);
  return rounds;
}

const endsItsRound = ({ endsRound, kind }: WagerOrder): boolean =>
  endsRound || kind === 'end_round' || kind === 'refund_round';

function orderRoundKey(order: WagerOrder): string {
  const named = 'round' in order ? order : roundToEnd(order);
  return typeof named?.round === 'string'
    ? roundKey({ ...order, ref: named.round, gameCode: named.gameCode })
    : '';
}

/**
 * Takes the places of orders and holds all that decides about them, for many at once. No two of
 * them may share a member, a place or a request id.
 *
 * Locks are taken in this order: the places, what they refer to, the rounds, the bets; the balances
 * come last. Within each kind they are taken in the order of their keys.
 */
export async function lockOrders(
  ctx: Context,
  tx: Tx,
  orders: readonly WagerOrder[],
): Promise<LockedOrder[]> {
  const claimed = await claim(ctx, tx, orders);
  const abouts = await holdTransactions(ctx, tx, orders, claimed);
  const fresh = orders.filter((order) => claimed.has(ownPlace(order)));
  for (const order of fresh) if (order.kind === 'refund_round') await lockTransactionsIn(tx, order);
  const betIds = getBetIds(fresh, abouts);
  const rounds = await holdOrderRounds(ctx, tx, fresh);
  const heldRounds = await lockRounds(tx, [...betIds.values()]);
  const bets = new Map<string, LockedBet>();
  for (const bet of await lockBets(tx, [...betIds.values()])) bets.set(bet.id, bet);
  const getRound = (order: WagerOrder): Round | undefined => {
    const bet = bets.get(betIds.get(ownPlace(order)) ?? '');
    return heldRounds.get(bet?.roundId ?? '') ?? rounds.get(orderRoundKey(order));
  };
  const ending = fresh.flatMap((order) => (endsItsRound(order) ? (getRound(order)?.id ?? []) : []));
  const running = await lockRunningIn(tx, ending);
  // In the currency of what an order is about, unless that is another member's, who may have
  // others; otherwise in what is played with now.
  const getName = (order: WagerOrder): WalletName => {
    const place = ownPlace(order);
    const about = claimed.has(place) ? getReference(order) : order;
    const known = about ? abouts.known.get(transactionKey(about)) : undefined;
    const told = [bets.get(betIds.get(place) ?? ''), known];
    const own = told.find((each) => each?.memberId === order.memberId);
    return { memberId: order.memberId, currency: own?.currency ?? null };
  };
  const wallets = await findWalletsNamed(tx, [...orders.map(getName), ...running]);
  const others = await Promise.all(
    running.map(async (bet, index) => {
      const wallet = wallets[orders.length + index];
      if (!wallet) throw new Error(`no wallet was read for bet ${bet.id}`);
      return { bet, accounts: await accountsOf(ctx, wallet, bet) };
    }),
  );
  const atHand: LockedOrder[] = [];
  for (const [index, order] of orders.entries()) {
    const wallet = wallets[index];
    if (!wallet) throw new Error(`no wallet was read for member ${order.memberId}`);
    const place = ownPlace(order);
    if (!claimed.has(place)) {
      atHand.push({ order, wallet, isNew: false, known: abouts.known.get(place) });
      continue;
    }
    const about = getReference(order);
    const bet = bets.get(betIds.get(place) ?? '');
    const round = getRound(order);
    const product = bet?.product ?? (order.kind === 'bonus_win' ? order.product : 'vendor');
    const held: HeldOrder = {
      order,
      currency: wallet.currency,
      accounts: await accountsOf(ctx, wallet, { product, source: order.source }),
      about: about ? abouts.known.get(transactionKey(about)) : undefined,
      buried: about !== null && abouts.buried.has(transactionKey(about)),
      bet,
      round,
      othersRunning: endsItsRound(order)
        ? others.filter(({ bet: other }) => other.roundId === round?.id && other.id !== bet?.id)
        : [],
      nextId: ctx.random.id,
    };
    atHand.push({ order, wallet, isNew: true, held });
  }
  return atHand;
}
