import { buildAdjustment } from '@khelaghor/ledger/postings/adjustment.ts';
import { addStateAccount } from '@khelaghor/ledger/state-machine.ts';
import type { Move } from './auditor.ts';
import { pickAmountUpTo, pickMember, pickOne, post, readWalletBalance } from './world.ts';

const adjustmentMost = 500_00;

/** Two operators add to a wallet or take from it; what it does not hold is refused. */
export const makeAdjustment: Move = (world, auditor) => {
  if (world.members.length === 0) return null;
  const member = pickMember(world);
  const { wallet, currency } = member;
  const houseLoss = `loss ${currency}`;
  if (!world.ledger.accounts.has(houseLoss))
    addStateAccount(world.ledger, houseLoss, { currency, limited: false });
  const direction = pickOne(world, ['added', 'taken'] as const);
  const amount = pickAmountUpTo(world, adjustmentMost);
  const held = readWalletBalance(world, member);
  const ids = { transferId: world.nextId(), adjustmentId: world.nextId() };
  const order = buildAdjustment({ ...ids, direction, wallet, houseLoss, amount, currency });
  const posted = post(world, [order]);
  const isShort = direction === 'taken' && amount > held;
  if (posted.ok === isShort)
    throw new Error(`an adjustment of ${amount} on ${held} came out wrong`);
  if (!posted.ok) {
    auditor.checkMember(member);
    return 'adjustment refused';
  }
  const gain = direction === 'added' ? amount : 0n - amount;
  auditor.add(wallet, gain);
  auditor.take(houseLoss, gain);
  auditor.checkMember(member);
  return `adjustment ${direction}`;
};
