import type { BatchHandler } from '@khelaghor/db/group-commit.ts';
import type { LinkedResult } from '@khelaghor/db/linked-transfers.ts';
import { findBalance, post } from '@khelaghor/db/ledger-store.ts';
import type { PostResult } from '@khelaghor/ledger/refusals.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { minor, ZERO } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { singleton } from '../../lib/context.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { notifyBalances } from '../../lib/notify.ts';
import { Overloaded } from '../../lib/http/overloaded.ts';
import {
  addSettlements,
  addUsage,
  checkStakeLimits,
} from '../../account/responsible-gaming/index.ts';
import type { BetSettlement, PlayRow } from '../../account/responsible-gaming/index.ts';
import { insertBets, writeWagers } from './bet-store.ts';
import { decideWager } from './rules.ts';
import type { Done, Work } from './rules.ts';
import { lockOrders } from './lock-orders.ts';
import type { LockedOrder } from './lock-orders.ts';
import { endHeldRounds, reopenRounds } from './round-store.ts';
import {
  asksTheSame,
  keepAnswers,
  markRefunded,
  markRolledBack,
  transactionKey,
  releaseTransaction,
} from './transaction-store.ts';
import type { KeptAnswer } from './transaction-store.ts';
import { inHouseSource } from './house-accounts.ts';
import type { WagerOrder, WagerRefusal, WagerReply } from './wager-order.ts';
import { payoutDelta, limitKey } from './post-limited-bet.ts';

/** What the ledger's refusals are in the words of wagers. */
function getRefusal(result: PostResult): WagerRefusal | null {
  if (result.ok) return null;
  switch (result.refusal) {
    case 'balance_too_low':
    case 'amount_too_large':
    case 'account_closed':
      return result.refusal;
    case 'balance_too_large':
      return 'amount_too_large';
    default:
      throw new Error(`the ledger refused a wager: ${result.refusal}`);
  }
}

/**
 * The answer to an order whose place is taken. One that was taken back is never told to stand,
 * also when it was answered with success before that.
 */
function answerAgain(
  { order, wallet, known }: Extract<LockedOrder, { isNew: false }>,
  balance: Minor,
): WagerReply {
  const { currency } = wallet;
  const refuseNow = (refusal: WagerRefusal): WagerReply => {
    return { ok: false, refusal, balance, currency };
  };
  // Its own place is free, so it is the request id that is taken.
  if (!known) return refuseNow('key_reused');
  if (known.kind === 'tombstone') return refuseNow('rolled_back');
  if (!asksTheSame(known, order)) return refuseNow('key_reused');
  if (known.rolledBackBy !== null) return refuseNow('rolled_back');
  const { refusal } = known.answer;
  const then = minor(BigInt(known.answer.balance));
  return refusal === null
    ? { ok: true, repeated: true, balance: then, currency }
    : { ok: false, refusal, balance: then, currency };
}

/** An order that was decided, with what the ledger said to it. */
type Outcome = {
  order: WagerOrder;
  currency: Currency;
  work: Work;
  refusal: WagerRefusal | null;
  balance: Minor;
};

const isBet = ({ kind }: WagerOrder): boolean => kind === 'bet' || kind === 'bet_and_settle';

/** What is kept of an outcome for repeats; null when the order may come again. */
function keptOf({ order, currency, work, refusal, balance }: Outcome): KeptAnswer | null {
  if (refusal === null && work.ok) {
    const { betId, roundId } = work;
    return { order, currency, betId, roundId, answer: { refusal: null, balance: String(balance) } };
  }
  if (!isBet(order) || refusal !== 'balance_too_low') return null;
  const answer = { refusal, balance: String(balance) };
  return { order, currency, betId: null, roundId: null, answer };
}

/** Counts what orders of members with limits staked and brought. */
async function countWithinLimits(
  tx: Tx,
  done: readonly { order: WagerOrder; work: Done }[],
  placedAt: Date,
): Promise<void> {
  // Corrections of our own are few, and do not say whether their members have limits.
  const counted = done.filter(({ order }) => order.isLimited ?? order.source === inHouseSource);
  const placed = counted.flatMap(({ work: { newBet } }): PlayRow[] => {
    if (!newBet) return [];
    const { memberId, currency, wager } = newBet;
    const staked = wager.stake - wager.returned;
    return [{ memberId, currency, placedAt, staked, paid: wager.payout }];
  });
  await addUsage(tx, placed);
  const ends = counted.flatMap(({ order: { memberId }, work: { changed } }): BetSettlement[] =>
    changed.map(({ id, before, wager }) => ({
      betId: id,
      memberId,
      ...payoutDelta(before, wager),
    })),
  );
  await addSettlements(tx, ends);
}

/** Decides orders by what is held for them, and those that stake by what their members allow. */
async function decideWagers(
  ctx: Context,
  tx: Tx,
  atHand: readonly LockedOrder[],
): Promise<(Work | null)[]> {
  const works = atHand.map((each) => (each.isNew ? decideWager(each.held) : null));
  const limited = works.flatMap((work, index) => {
    const isLimited = atHand[index]?.order.isLimited === true;
    const bet = isLimited && work?.ok ? work.newBet : undefined;
    return bet ? [{ index, ...bet }] : [];
  });
  const refusals = await checkStakeLimits(tx, limited, ctx.clock.now());
  for (const [place, refused] of refusals.entries()) {
    const index = limited[place]?.index ?? -1;
    if (refused) works[index] = { ok: false, refusal: refused.refusal };
  }
  return works;
}

/** Writes all rows of orders that were decided. */
async function writeOutcomes(ctx: Context, tx: Tx, outcomes: readonly Outcome[]): Promise<void> {
  const done = outcomes.flatMap(({ order, work, refusal }) =>
    work.ok && refusal === null ? [{ order, work }] : [],
  );
  const newBets = done.flatMap(({ work }) => work.newBet ?? []);
  const placedAt = ctx.clock.now();
  if (newBets.length > 0 && !(await insertBets(tx, newBets, placedAt)))
    throw new Error('the id of a new bet was used before');
  await writeWagers(
    ctx,
    tx,
    done.flatMap(({ work }) => work.changed),
  );
  const roundsThat = (becomes: 'ended' | 'open'): string[] =>
    done.flatMap(({ work: { round } }) => (round?.becomes === becomes ? [round.id] : []));
  await endHeldRounds(ctx, tx, roundsThat('ended'));
  await reopenRounds(tx, roundsThat('open'));
  await countWithinLimits(tx, done, placedAt);
  await keepAnswers(
    tx,
    outcomes.flatMap((outcome) => keptOf(outcome) ?? []),
  );
  await releaseTransaction(
    tx,
    outcomes.flatMap((outcome) => (keptOf(outcome) === null ? [outcome.order] : [])),
  );
  await markRolledBack(
    tx,
    done.flatMap(({ order, work }) =>
      work.undoes === true && 'reference' in order ? [order] : [],
    ),
  );
  for (const { order, work } of done)
    if (work.refunded) await markRefunded(tx, order, work.refunded);
  const moved = done.filter(({ work }) => work.transfers.length > 0);
  if (moved.length === 0) return;
  await notifyBalances(
    tx,
    moved.map(({ order }) => order.memberId),
  );
}

const wagerHandler = singleton((ctx): BatchHandler<WagerOrder, WagerReply> => {
  return async (tx, orders) => {
    const atHand = await lockOrders(ctx, tx, orders);
    const works = await decideWagers(ctx, tx, atHand);
    const lists = atHand.map(({ wallet }, index) => {
      const work = works[index];
      return { transfers: work?.ok ? work.transfers : [], show: wallet.walletId };
    });
    const finish = async (results: readonly LinkedResult[]): Promise<WagerReply[]> => {
      const outcomes: Outcome[] = [];
      const replies = atHand.map((each, index): WagerReply => {
        const { result, available } = results[index] ?? {};
        const work = works[index];
        const balance = available ?? ZERO;
        if (!each.isNew) return answerAgain(each, balance);
        if (!result || !work) throw new Error('the ledger gave too few answers');
        const refusal = work.ok ? getRefusal(result) : work.refusal;
        const { currency } = each.wallet;
        outcomes.push({ order: each.order, currency, work, refusal, balance });
        return refusal === null
          ? { ok: true, repeated: false, balance, currency }
          : { ok: false, refusal, balance, currency };
      });
      await writeOutcomes(ctx, tx, outcomes);
      return replies;
    };
    return { lists, finish };
  };
});

/** What an order depends on. Orders with one of these in common come after one another. */
function getKeys(order: WagerOrder): string[] {
  const { source, transactionId, requestId, memberId } = order;
  const keys = [limitKey(memberId), `place ${transactionKey({ source, transactionId })}`];
  if (requestId !== null) keys.push(`request ${source} ${requestId}`);
  if ('reference' in order)
    keys.push(`place ${transactionKey({ source, transactionId: order.reference })}`);
  return [...new Set(keys)];
}

/** A bet that is decided at once and ends its round moves most. */
const transfersMax = 3;

/**
 * Does what a vendor, or a correction of ours, orders; once, whatever happens on the way, in one
 * transaction with the orders of others at this moment.
 *
 * The same transaction id with the same body gets the first answer and moves nothing. With another
 * body it is refused with `key_reused`. Refused bets stay refused when the balance was too low;
 * every other refusal moves nothing and keeps nothing, so the order may come again.
 */
export async function applyWager(ctx: Context, order: WagerOrder): Promise<WagerReply> {
  const { source, kind } = order;
  const isRound = kind === 'end_round' || kind === 'refund_round';
  if (source === inHouseSource && (order.endsRound || isRound))
    throw new Error('our own rounds are ended by endOwnRound');
  if (source === inHouseSource && kind === 'rollback')
    throw new Error('our own bets are cancelled, not rolled back');
  const call = { order, keys: getKeys(order), size: transfersMax };
  const reply = await ctx.ledger.work(wagerHandler(ctx), call);
  if (reply === null) throw new Overloaded('too many bets wait');
  return reply;
}

/**
 * The same within a caller's transaction, for what is ordered by hand. It waits for no batch, so it
 * is not for what comes many times a second. When the caller's transaction is run again, so is it.
 */
export async function applyWagerWithin(
  ctx: Context,
  tx: Tx,
  order: WagerOrder,
): Promise<WagerReply> {
  const { lists, finish } = await wagerHandler(ctx)(tx, [order]);
  const [list] = lists;
  if (!list) throw new Error('an order was not worked out');
  const result = await post(tx, list.transfers);
  const available = list.show ? ((await findBalance(tx, list.show))?.available ?? null) : null;
  const [reply] = await finish([{ result, available }]);
  if (!reply) throw new Error('an order was not answered');
  return reply;
}
