import type { Transfer } from '@khelaghor/ledger/transfer.ts';
import { minuteMs } from '@khelaghor/time/durations.ts';
import { pickAmountUpTo, pickMember, getHouse, post, readWalletBalance } from './world.ts';
import type { Move } from './auditor.ts';

/**
 * The process dies between a call and its answer. The caller does not know whether the call was
 * written, so it retries with the same key: the call then takes effect exactly once.
 */
export const crashInCall: Move = (world, auditor) => {
  if (world.members.length === 0) return null;
  const member = pickMember(world);
  const amount = pickAmountUpTo(world, 80_00);
  const id = world.nextId();
  const call: Transfer[] = [
    {
      id,
      code: 'stake',
      debit: member.wallet,
      credit: getHouse(member).dice,
      amount,
      currency: member.currency,
      cause: { kind: 'dice_bet', id },
      phase: 'posted',
    },
  ];
  const canPay = readWalletBalance(world, member) >= amount;
  const wasWritten = world.chance.below(2) === 0 && post(world, call).ok;
  const again = post(world, call);
  if (again.ok !== canPay) throw new Error('a call was judged otherwise after the crash');
  const word = again.ok ? again.results[0] : 'refused';
  if (wasWritten && word !== 'already') throw new Error('what was written is not remembered');
  if (again.ok) {
    auditor.take(member.wallet, amount);
    auditor.add(getHouse(member).dice, amount);
  }
  auditor.checkMember(member);
  return `crash, then ${word}`;
};

/** Holds money for a vendor that answers later, or never. */
export const hold: Move = (world, auditor) => {
  if (world.members.length === 0) return null;
  const member = pickMember(world);
  const amount = pickAmountUpTo(world, 120_00);
  const expiresAtMs = world.ledger.atMs + (1 + world.chance.below(60)) * minuteMs;
  const transfer: Transfer = {
    id: world.nextId(),
    code: 'wallet_to_vendor',
    debit: member.wallet,
    credit: getHouse(member).vendor,
    amount,
    currency: member.currency,
    cause: { kind: 'wallet_transfer', id: member.id },
    phase: 'pending',
    expiresAtMs,
  };
  const canPay = readWalletBalance(world, member) >= amount;
  if (post(world, [transfer]).ok !== canPay) throw new Error('a hold was judged wrongly');
  if (!canPay) return 'hold refused';
  world.held.push({ transfer, member, expiresAtMs });
  auditor.checkMember(member);
  return 'held';
};

/** Resolves a hold: posts the money, or returns it when the hold has expired. */
export const endHold: Move = (world, auditor) => {
  const held = world.held.shift();
  if (!held) return null;
  const { transfer, member, expiresAtMs } = held;
  const ending = { ...transfer, id: world.nextId(), pendingId: transfer.id };
  const isLate = expiresAtMs <= world.ledger.atMs;
  const posted = post(world, [{ ...ending, phase: 'post_pending' }]);
  if (posted.ok === isLate) throw new Error('an expiry was judged wrongly');
  if (posted.ok) {
    auditor.take(member.wallet, transfer.amount);
    auditor.add(getHouse(member).vendor, transfer.amount);
  } else if (!post(world, [{ ...ending, id: world.nextId(), phase: 'void_pending' }]).ok) {
    throw new Error('what expired could not be given back');
  }
  auditor.checkMember(member);
  return isLate ? 'hold expired' : 'hold posted';
};

/** Advances the clock, sometimes by hours. */
export const passTime: Move = (world) => {
  const minutes = 1 + world.chance.below(world.chance.below(10) === 0 ? 600 : 3);
  world.ledger.atMs += minutes * minuteMs;
  return `${minutes} minutes`;
};
