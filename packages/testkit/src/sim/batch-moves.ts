import { decideWager } from '@khelaghor/server/play/bets/rules.ts';
import type { LockedOrder, WagerDecision } from '@khelaghor/server/play/bets/rules.ts';
import type { KnownTransaction } from '@khelaghor/server/play/bets/transaction-store.ts';
import { buildWagerTransfers } from '@khelaghor/ledger/postings/wager.ts';
import { placeWager } from '@khelaghor/ledger/wager.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { toWagerOrder } from '../model-wager-order.ts';
import type { ModelOrder } from '../wallet-model.ts';
import type { Auditor, Move } from './auditor.ts';
import { bookVendorStep } from './vendor-moves.ts';
import {
  pickAmountUpTo,
  createSeamless,
  getHouse,
  pickOne,
  post,
  simCurrencies,
  readWalletBalance,
} from './world.ts';
import type { SimMember, World } from './world.ts';

const callsMax = 6;
const keptMax = 300;

type Call = {
  /** With the wallet of what the order is about, or of what is played with now. */
  member: SimMember;
  order: ModelOrder;
  /** Its source names its amounts in the other currency. */
  isAstray: boolean;
};

/** A vendor's order for one member, about something that they did before, or that never came. */
function orderFor(world: World, member: SimMember): ModelOrder {
  const transactionId = world.nextId();
  const round = { game: 'acmegame', round: member.id };
  const head = { transactionId, memberId: member.id, ...round, endsRound: false };
  const mine = [...world.seamless.transactions.values()].filter(
    ({ memberId }) => memberId === member.id,
  );
  const kind = pickOne(world, [
    ...(['bet', 'bet', 'bet', 'bet_and_settle', 'win', 'win', 'bonus_win'] as const),
    ...(['rollback', 'rollback', 'cancel', 'change_win', 'return_stake'] as const),
  ]);
  const payout = BigInt(world.chance.below(200_00));
  if (kind === 'bet_and_settle')
    return { ...head, kind, stake: pickAmountUpTo(world, 120_00), payout };
  if (kind === 'bonus_win') return { ...head, kind, amount: pickAmountUpTo(world, 5_00) };
  if (kind === 'bet' || mine.length === 0)
    return { ...head, kind: 'bet', stake: pickAmountUpTo(world, 120_00) };
  const isEarly = kind === 'rollback' && world.chance.below(8) === 0;
  const reference = isEarly ? world.nextId() : pickOne(world, mine).transactionId;
  if (kind === 'rollback' || kind === 'cancel') return { ...head, kind, reference };
  if (kind === 'change_win') return { ...head, kind, reference, payout };
  return { ...head, kind, reference, amount: payout };
}

/** What the server would store of an order that moves nothing. */
const movesNothing: Pick<
  KnownTransaction,
  'betId' | 'roundId' | 'amount' | 'payout' | 'bodyHash' | 'answer'
> = {
  betId: null,
  roundId: null,
  amount: minor(0n),
  payout: minor(0n),
  bodyHash: '',
  answer: { refusal: null, balance: '0' },
};

/** The tombstone of a transaction that is rolled back before it comes. */
const getTombstone = (order: ModelOrder, reference: string): KnownTransaction => ({
  ...movesNothing,
  transactionId: reference,
  kind: 'tombstone',
  memberId: order.memberId,
  currency: null,
  rolledBackBy: order.transactionId,
});

/** The rows that the server would lock for an order. */
function getLockedOrder(world: World, { member, order, isAstray }: Call): LockedOrder {
  const { transactions, bets } = world.seamless;
  const known = 'reference' in order ? transactions.get(order.reference) : undefined;
  const isEarly = order.kind === 'rollback' && known === undefined;
  const { currency } = member;
  const named = isAstray ? simCurrencies.find((other) => other !== currency) : currency;
  const accounts = {
    wallet: member.wallet,
    escrow: member.escrow,
    house: getHouse(member).vendor,
  };
  return {
    order: {
      ...toWagerOrder(order, { source: 'acme', gameCode: 'acmegame', round: null }),
      ...(named && { currency: named }),
    },
    posting: { accounts, currency, nextId: world.nextId },
    reference: isEarly ? getTombstone(order, order.reference) : known,
    bet: bets.get(known?.betId ?? ''),
    round: undefined,
  };
}

function getPayout(order: ModelOrder): Minor {
  if ('payout' in order) return minor(order.payout);
  return minor(order.kind === 'win' || order.kind === 'bonus_win' ? order.amount : 0n);
}

/** Stores what the server would write for a decided order. */
function storeOutcome(
  world: World,
  { member, order }: Call,
  decision: WagerDecision,
  refusal: string | null,
): void {
  const { currency } = member;
  const { transactions, bets } = world.seamless;
  const { transactionId, memberId } = order;
  const isBet = order.kind === 'bet' || order.kind === 'bet_and_settle';
  const isKept = refusal === null || (isBet && refusal === 'balance_too_low');
  if (isKept)
    transactions.set(transactionId, {
      ...movesNothing,
      transactionId,
      memberId,
      currency,
      kind: order.kind,
      betId: decision.ok && refusal === null ? decision.betId : null,
      payout: getPayout(order),
      rolledBackBy: null,
      answer: { refusal: refusal === null ? null : 'balance_too_low', balance: '0' },
    });
  if (refusal !== null || !decision.ok) return;
  if (decision.newBet) {
    const { betId, wager } = decision.newBet;
    bets.set(betId, {
      id: betId,
      memberId,
      currency,
      product: 'vendor',
      source: 'acme',
      roundId: null,
      wager,
    });
  }
  for (const { id, wager } of decision.changed) {
    const changed = bets.get(id);
    if (changed) bets.set(id, { ...changed, wager });
  }
  if (order.kind !== 'rollback' && order.kind !== 'cancel') return;
  const reference = transactions.get(order.reference);
  const rolledBackBy =
    decision.rollsBack === true ? transactionId : (reference?.rolledBackBy ?? null);
  transactions.set(
    order.reference,
    reference ? { ...reference, rolledBackBy } : getTombstone(order, order.reference),
  );
}

/** Drops old transactions; their postings are already checked. */
function forget(world: World): void {
  if (world.seamless.transactions.size <= keptMax) return;
  world.seamless = createSeamless();
}

/** Compares what was decided and moved with what the vendor was promised. */
function settleCall(
  world: World,
  auditor: Auditor,
  call: Call,
  { decision, before }: { decision: WagerDecision; before: bigint },
): void {
  const { member, order } = call;
  if (call.isAstray) {
    if (decision.ok || decision.refusal !== 'currency_mismatch')
      throw new Error(`${order.kind} in another currency was taken`);
    return;
  }
  const moved =
    decision.ok && decision.transfers.length > 0 ? post(world, [...decision.transfers]) : null;
  const refused = moved !== null && !moved.ok ? moved.refusal : null;
  const refusal = decision.ok ? refused : decision.refusal;
  const { model } = world.seamless;
  model.balances.set(member.id, before);
  const inPlayBefore = model.inPlay(member.id);
  const promised = model.apply(order);
  if (promised.refusal !== refusal)
    throw new Error(`${order.kind} was answered ${refusal}, promised was ${promised.refusal}`);
  const gained = promised.balance - before;
  bookVendorStep(world, auditor, member, gained, model.inPlay(member.id) - inPlayBefore);
  storeOutcome(world, call, decision, refusal);
}

/** A ticket that is bought in the same batch. */
function buyBeside(world: World, auditor: Auditor, member: SimMember): void {
  const stake = pickAmountUpTo(world, 50_00);
  const placed = placeWager(stake);
  if (!placed.ok) throw new Error(`a stake cannot be placed: ${placed.refusal}`);
  const id = world.nextId();
  const { wallet, escrow } = member;
  const canPay = readWalletBalance(world, member) >= stake;
  const posted = post(
    world,
    buildWagerTransfers({
      product: 'lottery',
      betId: id,
      currency: member.currency,
      movements: placed.movements,
      accounts: { wallet, escrow, house: getHouse(member).lottery },
      nextId: world.nextId,
    }),
  );
  if (posted.ok !== canPay) throw new Error('a ticket in a batch was judged wrongly');
  if (!posted.ok) return;
  const choice = { game: 'k3', play: 'big', selection: '-', stakePerLine: stake };
  world.tickets.push({
    id,
    member,
    issue: world.issue,
    chaseId: null,
    ...choice,
    stake,
    shares: null,
  });
  auditor.take(wallet, stake);
  auditor.add(escrow, stake);
}

/** What orders may be about: mostly what is played with now, also what was begun before. */
function memberWallets(world: World): readonly (readonly SimMember[])[] {
  const now = world.members.map((wallets) => wallets[world.currency]);
  const all = world.members.flatMap((wallets) => simCurrencies.map((each) => wallets[each]));
  return [now, now, now, all];
}

/**
 * Calls of several members in one transaction, as the server has them: all are decided by what was
 * there before the batch, then the ledger takes their transfers one call after another, with
 * tickets of the same members between them.
 */
export const submitSharedBatch: Move = (world, auditor) => {
  if (world.members.length === 0) return null;
  forget(world);
  const members = new Set<SimMember>();
  for (let call = world.chance.below(callsMax); call >= 0; call -= 1)
    members.add(pickOne(world, pickOne(world, memberWallets(world))));
  const calls = [...members].map((member): Call => {
    const isAstray = world.chance.below(12) === 0;
    return { member, order: orderFor(world, member), isAstray };
  });
  const decisions = calls.map((call) => decideWager(getLockedOrder(world, call)));
  for (const [index, call] of calls.entries()) {
    const decision = decisions[index];
    if (!decision) throw new Error('a call was not decided');
    if (world.chance.below(3) === 0) buyBeside(world, auditor, call.member);
    settleCall(world, auditor, call, { decision, before: readWalletBalance(world, call.member) });
    auditor.checkMember(call.member);
  }
  return `${calls.map(({ order }) => order.kind).join()} together`;
};
