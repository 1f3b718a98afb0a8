import { buildDebtPayment, buildDebtTransfer } from '@khelaghor/ledger/postings/debt.ts';
import { addStateAccount } from '@khelaghor/ledger/state-machine.ts';
import { buildWagerTransfers } from '@khelaghor/ledger/postings/wager.ts';
import { stepWagerBy } from '@khelaghor/ledger/wager.ts';
import { minor, ZERO } from '@khelaghor/money/minor.ts';
import {
  computeDebt,
  getCorrectionSteps,
  orderCorrection,
} from '@khelaghor/server/play/bets/correction-rules.ts';
import type { Move } from './auditor.ts';
import { getHouse, pickAmountUpTo, pickOne, post, readWalletBalance } from './world.ts';
import type { SimMember, World } from './world.ts';

const payoutMost = 50_000_00;

/** The account that holds what a member owes; it is opened with the first debt. */
function openDebtAccount(world: World, { id, currency }: SimMember): string {
  const account = `d:${id}`;
  if (!world.ledger.accounts.has(account))
    addStateAccount(world.ledger, account, { currency, limited: false });
  return account;
}

/** A settled ticket is paid by another result; what the wallet does not hold becomes a debt. */
const correctTicket: Move = (world, auditor) => {
  if (world.settled.length === 0) return null;
  const settled = pickOne(world, world.settled);
  const { id, member, wager: before } = settled;
  const { wallet, escrow, currency } = member;
  const { lottery } = getHouse(member);
  const payout = before.payout > 0n ? ZERO : pickAmountUpTo(world, payoutMost);
  const stepped = stepWagerBy(before, getCorrectionSteps(before, payout));
  if (!stepped.ok) throw new Error(`a ticket cannot be corrected: ${stepped.refusal}`);
  const moved = buildWagerTransfers({
    product: 'lottery',
    betId: id,
    accounts: { wallet, escrow, house: lottery },
    currency,
    movements: stepped.movements,
    nextId: world.nextId,
  });
  const amount = computeDebt({ before: before.payout, payout }, readWalletBalance(world, member));
  const debt = openDebtAccount(world, member);
  const owed = { transferId: world.nextId(), debtId: world.nextId(), debt, wallet, currency };
  const debts = amount > 0n ? [buildDebtTransfer({ ...owed, amount })] : [];
  const posted = post(world, orderCorrection(moved, debts));
  if (!posted.ok) throw new Error(`a correction was refused: ${posted.refusal}`);
  settled.wager = stepped.wager;
  auditor.add(wallet, payout + amount - before.payout);
  auditor.take(debt, amount);
  auditor.take(lottery, payout - before.payout);
  auditor.checkMember(member);
  return amount > 0n ? 'corrected, with a debt' : 'corrected';
};

/** What a member can pay back of a debt now. */
function computePayable(world: World, member: SimMember): bigint {
  const owed = 0n - (world.ledger.accounts.get(`d:${member.id}`)?.balance ?? 0n);
  const held = readWalletBalance(world, member);
  return held < owed ? held : owed;
}

/** A member pays back what their wallet holds of a debt. */
const payDebt: Move = (world, auditor) => {
  const debtors = world.members
    .flatMap(({ PLAY, BDT }) => [PLAY, BDT])
    .filter((member) => computePayable(world, member) > 0n);
  if (debtors.length === 0) return null;
  const member = pickOne(world, debtors);
  const { wallet, currency, id } = member;
  const debt = `d:${id}`;
  const amount = minor(computePayable(world, member));
  const payment = { transferId: world.nextId(), endId: world.nextId(), debt, wallet, currency };
  const posted = post(world, [buildDebtPayment({ ...payment, amount })]);
  if (!posted.ok) throw new Error(`a payment of a debt was refused: ${posted.refusal}`);
  auditor.take(wallet, amount);
  auditor.add(debt, amount);
  auditor.checkMember(member);
  return 'debt paid';
};

/** A result is corrected, or a member pays back what an earlier correction left. */
export const correctOrPayBack: Move = (world, auditor) =>
  (world.chance.below(2) === 0 ? payDebt(world, auditor) : null) ?? correctTicket(world, auditor);
