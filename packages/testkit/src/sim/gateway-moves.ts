import { buildDepositRefund, buildDepositTransfers } from '@khelaghor/ledger/postings/deposit.ts';
import {
  decideDeposit,
  endStates,
  judgePayment,
} from '@khelaghor/server/money/deposits/deposit-state.ts';
import type { Auditor, Move } from './auditor.ts';
import { getHouse, pickAmountUpTo, pickMember, pickOne, post, readWalletBalance } from './world.ts';
import type { SimPayment, World } from './world.ts';

const paymentsMax = 40;

/** Credits an amount that a gateway took; each payment has one transfer. */
function credit(world: World, auditor: Auditor, payment: SimPayment): void {
  const { id: depositId, member, received: amount, transferId } = payment;
  const { wallet, currency } = member;
  const { clearing } = getHouse(member);
  const transfers = buildDepositTransfers({
    transferId,
    depositId,
    clearing,
    wallet,
    amount,
    currency,
  });
  const result = post(world, transfers);
  if (!result.ok || result.results[0] !== 'created')
    throw new Error('a payment was refused, or credited before');
  auditor.take(clearing, amount);
  auditor.add(wallet, amount);
  auditor.checkMember(member);
}

function keep(world: World, payment: SimPayment): void {
  world.payments.push(payment);
  if (world.payments.length > paymentsMax) world.payments.shift();
}

/** A deposit at a gateway fails, is cancelled, expires, or is paid: as ordered or otherwise. */
export const endGatewayDeposit: Move = (world, auditor) => {
  if (world.members.length === 0) return null;
  const ordered = pickAmountUpTo(world, 1_000_00);
  const isRight = world.chance.below(2) === 0;
  const payment: SimPayment = {
    id: world.nextId(),
    member: pickMember(world),
    ordered,
    received: isRight ? ordered : pickAmountUpTo(world, 1_000_00),
    transferId: world.nextId(),
    deposit: 'requested',
    state: null,
  };
  const first = pickOne(world, ['failed', 'cancelled', 'pending', 'completed'] as const);
  if (first !== 'completed') {
    const action = decideDeposit(payment.deposit, first, true);
    if (action.do !== 'end') throw new Error(`a deposit that was not paid is ${action.do}`);
    payment.deposit = endStates[action.outcome];
    // Some pay after the end.
    if (world.chance.below(2) === 0) return `deposit ${payment.deposit}`;
  }
  const told = {
    status: 'completed',
    trxId: payment.id,
    amount: String(payment.received),
  } as const;
  const paid = { state: payment.deposit, amountMinor: ordered, providerTransactionId: null };
  if (payment.received === ordered) {
    if (decideDeposit(payment.deposit, 'completed', true).do !== 'end')
      throw new Error('a payment as ordered was not credited');
    credit(world, auditor, payment);
    const before = payment.deposit;
    payment.deposit = 'confirmed';
    payment.state = 'credited';
    keep(world, payment);
    return `deposit paid after it was ${before}`;
  }
  const kind = judgePayment(paid, told, 'amount');
  if (kind === null) throw new Error('a payment that differs was not kept');
  if (payment.deposit === 'requested') payment.deposit = 'failed';
  payment.state = 'waiting';
  keep(world, payment);
  return `payment ${kind}`;
};

/** Two operators credit a payment that differs, refund it, or close it. */
export const decideDiffering: Move = (world, auditor) => {
  const waiting = world.payments.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return null;
  const payment = pickOne(world, waiting);
  payment.state = pickOne(world, ['credited', 'refunded', 'rejected'] as const);
  // Money that goes back never was in a wallet.
  if (payment.state === 'credited') {
    credit(world, auditor, payment);
    payment.deposit = 'confirmed';
  } else auditor.checkMember(payment.member);
  return `payment ${payment.state}`;
};

/** Two operators give a credited deposit back; a gateway that refuses returns the money. */
export const refundCredited: Move = (world, auditor) => {
  const credited = world.payments.filter(({ state }) => state === 'credited');
  if (credited.length === 0) return null;
  const payment = pickOne(world, credited);
  const { id: depositId, member, received: amount } = payment;
  const { wallet, currency } = member;
  const { clearing } = getHouse(member);
  const order = (direction: 'taken' | 'returned') => {
    const transferId = world.nextId();
    const sides = { clearing, wallet, amount, currency };
    return buildDepositRefund({ transferId, depositId, direction, ...sides });
  };
  const held = readWalletBalance(world, member);
  const taken = post(world, [order('taken')]);
  if (taken.ok === amount > held)
    throw new Error(`a refund of ${amount} on ${held} came out wrong`);
  if (!taken.ok) {
    auditor.checkMember(member);
    return 'refund refused';
  }
  if (world.chance.below(3) === 0) {
    if (!post(world, [order('returned')]).ok) throw new Error('a refund was not put back');
    auditor.checkMember(member);
    return 'refund put back';
  }
  payment.state = 'refunded';
  auditor.add(clearing, amount);
  auditor.take(wallet, amount);
  auditor.checkMember(member);
  return 'deposit refunded';
};

/** A gateway tells again of a payment that was decided about: nothing follows. */
export const repeatDiffering: Move = (world, auditor) => {
  const decided = world.payments.filter(({ state }) => state !== 'waiting');
  if (decided.length === 0) return null;
  const payment = pickOne(world, decided);
  const state = payment.deposit;
  const told = {
    status: 'completed',
    trxId: payment.id,
    amount: String(payment.received),
  } as const;
  const amountMinor = state === 'confirmed' ? payment.received : payment.ordered;
  const paid = { state, amountMinor, providerTransactionId: payment.id };
  const isSame = BigInt(told.amount) === amountMinor;
  if (isSame !== (state === 'confirmed')) throw new Error('a decided payment looks as ordered');
  if (isSame && decideDeposit(state, 'completed', true).do !== 'nothing')
    throw new Error('a credited payment would be credited again');
  if (!isSame && judgePayment(paid, told, 'amount') === null)
    throw new Error('a payment that differs was not recognised');
  auditor.checkMember(payment.member);
  return 'decided payment repeated';
};
