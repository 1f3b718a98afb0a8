import type { BatchHandler, PostLists } from '@khelaghor/db/group-commit.ts';
import { postLinked } from '@khelaghor/db/ledger-writer.ts';
import type { PostResult } from '@khelaghor/ledger/refusals.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { minor, ZERO } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { singleton } from '../../lib/context.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { notifyBalances } from '../../lib/notify.ts';
import { Overloaded } from '../../lib/http/result.ts';
import {
  addSettlements,
  addUsage,
  checkStakeLimits,
} from '../../account/responsible-gaming/index.ts';
import type { BetSettlement, UsageRow } from '../../account/responsible-gaming/index.ts';
import { insertBets, updateBets } from './bet-store.ts';
import { decideWager } from './rules.ts';
import type { AcceptedWager, WagerDecision } from './rules.ts';
import { lockOrders } from './lock-orders.ts';
import type { OrderOrRepeat } from './lock-orders.ts';
import { endVendorRounds, reopenRounds } from './round-store.ts';
import {
  deleteTransactions,
  isSameOrder,
  storeAnswers,
  markRefunded,
  markRolledBack,
  getTransactionKey,
} from './transaction-store.ts';
import type { AnsweredOrder } from './transaction-store.ts';
import { inHouseSource } from './house-accounts.ts';
import type { WagerOrder, WagerRefusal, WagerReply } from './wager-order.ts';
import { computePayoutDelta, limitKey } from './post-limited-bet.ts';

/** Returns the refusal of an order for a refusal of the ledger. */
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
 * Answers a repeat. A transaction that was rolled back is refused, also when its first answer was a
 * success.
 */
function answerRepeat(
  { order, wallet, earlier }: Extract<OrderOrRepeat, { isNew: false }>,
  balance: Minor,
): WagerReply {
  const { currency } = wallet;
  const refuseNow = (refusal: WagerRefusal): WagerReply => {
    return { ok: false, refusal, balance, currency };
  };
  if (!earlier) return refuseNow('key_reused');
  if (earlier.kind === 'tombstone') return refuseNow('rolled_back');
  if (!isSameOrder(earlier, order)) return refuseNow('key_reused');
  if (earlier.rolledBackBy !== null) return refuseNow('rolled_back');
  const { refusal } = earlier.answer;
  const balanceThen = minor(BigInt(earlier.answer.balance));
  return refusal === null
    ? { ok: true, repeated: true, balance: balanceThen, currency }
    : { ok: false, refusal, balance: balanceThen, currency };
}

/** A decided order after the ledger has posted or refused its transfers. */
type Outcome = {
  order: WagerOrder;
  currency: Currency;
  decision: WagerDecision;
  refusal: WagerRefusal | null;
  balance: Minor;
};

type AcceptedOrder = { order: WagerOrder; decision: AcceptedWager };

const isBet = ({ kind }: WagerOrder): boolean => kind === 'bet' || kind === 'bet_and_settle';

/** Returns the answer to store for repeats; null when the order may come again. */
function getStoredAnswer(outcome: Outcome): AnsweredOrder | null {
  const { order, currency, decision, refusal, balance } = outcome;
  if (refusal === null && decision.ok) {
    const { betId, roundId } = decision;
    return { order, currency, betId, roundId, answer: { refusal: null, balance: String(balance) } };
  }
  if (!isBet(order) || refusal !== 'balance_too_low') return null;
  const answer = { refusal, balance: String(balance) };
  return { order, currency, betId: null, roundId: null, answer };
}

/** Counts stakes and payouts of members with limits. */
async function countWithinLimits(
  tx: Tx,
  accepted: readonly AcceptedOrder[],
  placedAt: Date,
): Promise<void> {
  // Our own corrections are few, and do not say whether their members have limits.
  const counted = accepted.filter(({ order }) => order.isLimited ?? order.source === inHouseSource);
  const placed = counted.flatMap(({ decision: { newBet } }): UsageRow[] => {
    if (!newBet) return [];
    const { memberId, currency, wager } = newBet;
    const staked = wager.stake - wager.returned;
    return [{ memberId, currency, placedAt, staked, paid: wager.payout }];
  });
  await addUsage(tx, placed);
  const ends = counted.flatMap(({ order: { memberId }, decision: { changed } }): BetSettlement[] =>
    changed.map(({ id, before, wager }) => ({
      betId: id,
      memberId,
      ...computePayoutDelta(before, wager),
    })),
  );
  await addSettlements(tx, ends);
}

/** Decides new orders, and checks the stakes of members with limits. Null for a repeat. */
async function decideWagers(
  ctx: Context,
  tx: Tx,
  loaded: readonly OrderOrRepeat[],
): Promise<(WagerDecision | null)[]> {
  const decisions = loaded.map((each) => (each.isNew ? decideWager(each.locked) : null));
  const limited = decisions.flatMap((decision, index) => {
    const isLimited = loaded[index]?.order.isLimited === true;
    const bet = isLimited && decision?.ok ? decision.newBet : undefined;
    return bet ? [{ index, ...bet }] : [];
  });
  const refusals = await checkStakeLimits(tx, limited, ctx.clock.now());
  for (const [nth, refused] of refusals.entries()) {
    const index = limited[nth]?.index ?? -1;
    if (refused) decisions[index] = { ok: false, refusal: refused.refusal };
  }
  return decisions;
}

/** Writes the bets and rounds of accepted orders. */
async function writeBets(ctx: Context, tx: Tx, accepted: readonly AcceptedOrder[]): Promise<void> {
  const newBets = accepted.flatMap(({ decision }) => decision.newBet ?? []);
  const placedAt = ctx.clock.now();
  if (newBets.length > 0 && !(await insertBets(tx, newBets, placedAt)))
    throw new Error('the id of a new bet was used before');
  await updateBets(
    ctx,
    tx,
    accepted.flatMap(({ decision }) => decision.changed),
  );
  const roundsThat = (becomes: 'ended' | 'open'): string[] =>
    accepted.flatMap(({ decision: { round } }) => (round?.becomes === becomes ? [round.id] : []));
  await endVendorRounds(ctx, tx, roundsThat('ended'));
  await reopenRounds(tx, roundsThat('open'));
  await countWithinLimits(tx, accepted, placedAt);
}

/** Stores the answers to orders, and marks the transactions that they rolled back. */
async function writeTransactions(
  tx: Tx,
  outcomes: readonly Outcome[],
  accepted: readonly AcceptedOrder[],
): Promise<void> {
  const answered = outcomes.map((outcome) => ({ outcome, answer: getStoredAnswer(outcome) }));
  await storeAnswers(
    tx,
    answered.flatMap(({ answer }) => answer ?? []),
  );
  await deleteTransactions(
    tx,
    answered.flatMap(({ outcome, answer }) => (answer === null ? [outcome.order] : [])),
  );
  await markRolledBack(
    tx,
    accepted.flatMap(({ order, decision }) =>
      decision.rollsBack === true && 'reference' in order ? [order] : [],
    ),
  );
  for (const { order, decision } of accepted)
    if (decision.refunded) await markRefunded(tx, order, decision.refunded);
}

/** Writes all rows of decided orders, and notifies their members. */
async function writeOutcomes(ctx: Context, tx: Tx, outcomes: readonly Outcome[]): Promise<void> {
  const accepted = outcomes.flatMap(({ order, decision, refusal }) =>
    decision.ok && refusal === null ? [{ order, decision }] : [],
  );
  await writeBets(ctx, tx, accepted);
  await writeTransactions(tx, outcomes, accepted);
  const moved = accepted.filter(({ decision }) => decision.transfers.length > 0);
  if (moved.length === 0) return;
  await notifyBalances(
    tx,
    moved.map(({ order }) => order.memberId),
  );
}

/** Applies orders in the transaction of their batch, and answers each. */
async function applyWagers(
  ctx: Context,
  tx: Tx,
  orders: readonly WagerOrder[],
  post: PostLists,
): Promise<WagerReply[]> {
  const locked = await lockOrders(ctx, tx, orders);
  const decisions = await decideWagers(ctx, tx, locked);
  const results = await post(
    locked.map(({ wallet }, index) => {
      const decision = decisions[index];
      return {
        transfers: decision?.ok ? decision.transfers : [],
        returnBalanceOf: wallet.walletId,
      };
    }),
  );
  const outcomes: Outcome[] = [];
  const replies = locked.map((each, index): WagerReply => {
    const { result, available } = results[index] ?? {};
    const decision = decisions[index];
    const balance = available ?? ZERO;
    if (!each.isNew) return answerRepeat(each, balance);
    if (!result || !decision) throw new Error('the ledger gave too few answers');
    const refusal = decision.ok ? getRefusal(result) : decision.refusal;
    const { currency } = each.wallet;
    outcomes.push({ order: each.order, currency, decision, refusal, balance });
    return refusal === null
      ? { ok: true, repeated: false, balance, currency }
      : { ok: false, refusal, balance, currency };
  });
  await writeOutcomes(ctx, tx, outcomes);
  return replies;
}

const wagerHandler = singleton((ctx): BatchHandler<WagerOrder, WagerReply> => {
  return (tx, orders, post) => applyWagers(ctx, tx, orders, post);
});

/** Returns what an order depends on. Orders with a common key run one after another. */
function getQueueKeys(order: WagerOrder): string[] {
  const { source, transactionId, requestId, memberId } = order;
  const keys = [limitKey(memberId), `place ${getTransactionKey({ source, transactionId })}`];
  if (requestId !== null) keys.push(`request ${source} ${requestId}`);
  if ('reference' in order)
    keys.push(`place ${getTransactionKey({ source, transactionId: order.reference })}`);
  return [...new Set(keys)];
}

/** A bet that is settled at once and ends its round has the most transfers. */
const transfersMax = 3;

/**
 * Carries out an order of a vendor or a correction of ours, once, in one database transaction with
 * the concurrent orders of other members.
 *
 * A repeat of the transaction id with the same body gets the first answer and moves nothing; with
 * another body it is refused with `key_reused`. A bet that was refused for a low balance stays
 * refused. Any other refusal stores nothing, so the order may come again.
 */
export async function applyWager(ctx: Context, order: WagerOrder): Promise<WagerReply> {
  const { source, kind } = order;
  const isRound = kind === 'end_round' || kind === 'refund_round';
  if (source === inHouseSource && (order.endsRound || isRound))
    throw new Error('our own rounds are ended by endInHouseRound');
  if (source === inHouseSource && kind === 'rollback')
    throw new Error('our own bets are cancelled, not rolled back');
  const request = { order, keys: getQueueKeys(order), transfersMax };
  const reply = await ctx.ledger.submit(wagerHandler(ctx), request);
  if (reply === null) throw new Overloaded('too many bets wait');
  return reply;
}

/**
 * The same in the caller's transaction, for orders of operators. It uses no batch, so it is not for
 * frequent calls. When the caller's transaction is retried, the order is too.
 */
export async function applyWagerWithin(
  ctx: Context,
  tx: Tx,
  order: WagerOrder,
): Promise<WagerReply> {
  const [reply] = await applyWagers(ctx, tx, [order], (lists) => postLinked(tx, lists));
  if (!reply) throw new Error('an order was not answered');
  return reply;
}
