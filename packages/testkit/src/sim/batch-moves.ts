import { decideWager } from '@khelaghor/server/play/bets/rules.ts';
import type { HeldOrder, Work } from '@khelaghor/server/play/bets/rules.ts';
import { buildWagerTransfers } from '@khelaghor/ledger/postings/wager.ts';
import { placeWager } from '@khelaghor/ledger/wager.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { toWagerOrder } from '../model-wager-order.ts';
import type { ModelOrder } from '../wallet-model.ts';
import type { Auditor, Move } from './auditor.ts';
import { bookVendorStep } from './vendor-moves.ts';
import {
  amountUpTo,
  emptySeamless,
  getHouse,
  pickOne,
  post,
  simCurrencies,
  walletGetBalance,
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
  if (kind === 'bet_and_settle') return { ...head, kind, stake: amountUpTo(world, 120_00), payout };
  if (kind === 'bonus_win') return { ...head, kind, amount: amountUpTo(world, 5_00) };
  if (kind === 'bet' || mine.length === 0)
    return { ...head, kind: 'bet', stake: amountUpTo(world, 120_00) };
  const isEarly = kind === 'rollback' && world.chance.below(8) === 0;
  const reference = isEarly ? world.nextId() : pickOne(world, mine).transactionId;
  if (kind === 'rollback' || kind === 'cancel') return { ...head, kind, reference };
  if (kind === 'change_win') return { ...head, kind, reference, payout };
  return { ...head, kind, reference, amount: payout };
}

/** What the server would hold for an order. */
function hold(world: World, { member, order, isAstray }: Call): HeldOrder {
  const { transactions, bets } = world.seamless;
  const about = 'reference' in order ? transactions.get(order.reference) : undefined;
  const { currency } = member;
  const named = isAstray ? simCurrencies.find((other) => other !== currency) : currency;
  return {
    order: {
      ...toWagerOrder(order, { source: 'acme', gameCode: 'acmegame', round: null }),
      ...(named && { currency: named }),
    },
    currency,
    accounts: { wallet: member.wallet, escrow: member.escrow, house: getHouse(member).vendor },
    about,
    buried: order.kind === 'rollback' && about === undefined,
    bet: bets.get(about?.betId ?? ''),
    round: undefined,
    othersRunning: [],
    nextId: world.nextId,
  };
}

function getPayout(order: ModelOrder): Minor {
  if ('payout' in order) return minor(order.payout);
  return minor(order.kind === 'win' || order.kind === 'bonus_win' ? order.amount : 0n);
}

/** Keeps what the server would write of an order that was decided and, perhaps, moved. */
function keep(world: World, { member, order }: Call, work: Work, refusal: string | null): void {
  const { currency } = member;
  const { transactions, bets } = world.seamless;
  const { transactionId, memberId } = order;
  const known = {
    transactionId,
    memberId,
    currency,
    bodyHash: '',
    roundId: null,
    rolledBackBy: null,
  };
  const isBet = order.kind === 'bet' || order.kind === 'bet_and_settle';
  const isKept = refusal === null || (isBet && refusal === 'balance_too_low');
  if (isKept)
    transactions.set(transactionId, {
      ...known,
      kind: order.kind,
      betId: work.ok && refusal === null ? work.betId : null,
      amount: minor(0n),
      payout: getPayout(order),
      answer: { refusal: refusal === null ? null : 'balance_too_low', balance: '0' },
    });
  if (refusal !== null || !work.ok) return;
  if (work.newBet) {
    const { betId, wager } = work.newBet;
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
  for (const { id, wager } of work.changed) {
    const changed = bets.get(id);
    if (changed) bets.set(id, { ...changed, wager });
  }
  if (order.kind !== 'rollback' && order.kind !== 'cancel') return;
  const about = transactions.get(order.reference);
  const buried = { ...known, transactionId: order.reference, kind: 'tombstone' as const };
  const nothing = { betId: null, amount: minor(0n), payout: minor(0n) };
  transactions.set(order.reference, {
    ...(about ?? { ...buried, ...nothing, answer: { refusal: null, balance: '0' } }),
    rolledBackBy: about && work.undoes !== true ? about.rolledBackBy : transactionId,
  });
}

/** Lets the oldest go: whatever they were is booked. */
function forget(world: World): void {
  if (world.seamless.transactions.size <= keptMax) return;
  world.seamless = emptySeamless();
}

/** Compares what was decided and moved with what the vendor was promised. */
function settleCall(
  world: World,
  auditor: Auditor,
  call: Call,
  { work, before }: { work: Work; before: bigint },
): void {
  const { member, order } = call;
  if (call.isAstray) {
    if (work.ok || work.refusal !== 'currency_mismatch')
      throw new Error(`${order.kind} in another currency was taken`);
    return;
  }
  const moved = work.ok && work.transfers.length > 0 ? post(world, [...work.transfers]) : null;
  const refused = moved !== null && !moved.ok ? moved.refusal : null;
  const refusal = work.ok ? refused : work.refusal;
  const { model } = world.seamless;
  model.balances.set(member.id, before);
  const inPlayBefore = model.inPlay(member.id);
  const promised = model.apply(order);
  if (promised.refusal !== refusal)
    throw new Error(`${order.kind} was answered ${refusal}, promised was ${promised.refusal}`);
  const gained = promised.balance - before;
  bookVendorStep(world, auditor, member, gained, model.inPlay(member.id) - inPlayBefore);
  keep(world, call, work, refusal);
}

/** A ticket that is bought in the same batch. */
function buyBeside(world: World, auditor: Auditor, member: SimMember): void {
  const stake = amountUpTo(world, 50_00);
  const placed = placeWager(stake);
  if (!placed.ok) throw new Error(`a stake cannot be placed: ${placed.refusal}`);
  const id = world.nextId();
  const { wallet, escrow } = member;
  const canPay = walletGetBalance(world, member) >= stake;
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
  const choice = { play: 'big', selections: [[]], stakePerLine: stake };
  world.tickets.push({ id, member, ...choice, stake });
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
export const sharedBatch: Move = (world, auditor) => {
  if (world.members.length === 0) return null;
  forget(world);
  const members = new Set<SimMember>();
  for (let call = world.chance.below(callsMax); call >= 0; call -= 1)
    members.add(pickOne(world, pickOne(world, memberWallets(world))));
  const calls = [...members].map((member): Call => {
    const isAstray = world.chance.below(12) === 0;
    return { member, order: orderFor(world, member), isAstray };
  });
  const works = calls.map((call) => decideWager(hold(world, call)));
  for (const [index, call] of calls.entries()) {
    const work = works[index];
    if (!work) throw new Error('a call was not decided');
    if (world.chance.below(3) === 0) buyBeside(world, auditor, call.member);
    settleCall(world, auditor, call, { work, before: walletGetBalance(world, call.member) });
    auditor.checkMember(call.member);
  }
  return `${calls.map(({ order }) => order.kind).join()} together`;
};
