import { buildWagerTransfers } from '@khelaghor/ledger/postings/wager.ts';
import { placeWager, stepWager } from '@khelaghor/ledger/wager.ts';
import type { Wager, WagerMovement, WagerStep } from '@khelaghor/ledger/wager.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Auditor, Move } from './auditor.ts';
import { pickAmountUpTo, pickMember, getHouse, pickOne, post, readWalletBalance } from './world.ts';
import type { SimMember, SimVendorBet, World } from './world.ts';

const betsMax = 100;

/** Posts the transfers of a wager step; returns false when the ledger refuses them. */
function postMovements(
  world: World,
  bet: { id: string; member: SimMember },
  movements: readonly WagerMovement[],
): boolean {
  const { wallet, escrow } = bet.member;
  const transfers = buildWagerTransfers({
    product: 'vendor',
    betId: bet.id,
    accounts: { wallet, escrow, house: getHouse(bet.member).vendor },
    currency: bet.member.currency,
    movements,
    nextId: world.nextId,
  });
  return transfers.length === 0 || post(world, transfers).ok;
}

/**
 * Books a step as the vendor sees it: the changes of the member's wallet and of their stakes in
 * play; the rest is the vendor's.
 */
export function bookVendorStep(
  world: World,
  auditor: Auditor,
  member: SimMember,
  gained: bigint,
  inPlay: bigint,
): void {
  auditor.add(member.wallet, gained);
  auditor.add(member.escrow, inPlay);
  auditor.take(getHouse(member).vendor, gained + inPlay);
  world.inPlayAtVendors[member.currency] += inPlay;
}

const inPlayOf = ({ state, stake, returned }: Wager): bigint =>
  state === 'running' ? stake - returned : 0n;

export const placeVendorBet: Move = (world, auditor) => {
  if (world.members.length === 0) return null;
  const member = pickMember(world);
  const stake = pickAmountUpTo(world, 150_00);
  const placed = placeWager(stake);
  if (!placed.ok) throw new Error(`a stake was refused: ${placed.refusal}`);
  const bet = { id: world.nextId(), member, wager: placed.wager };
  const canPay = readWalletBalance(world, member) >= stake;
  if (postMovements(world, bet, placed.movements) !== canPay)
    throw new Error('a vendor’s stake was judged wrongly');
  if (!canPay) return 'vendor bet refused';
  bookVendorStep(world, auditor, member, 0n - stake, stake);
  auditor.checkMember(member);
  world.vendorBets.push(bet);
  // Drop old rounds; their postings are already checked.
  if (world.vendorBets.length > betsMax) world.vendorBets.shift();
  return 'vendor bet';
};

function stepFor(world: World, { wager }: SimVendorBet): WagerStep {
  const amount: Minor = minor(world.chance.below(300_00));
  switch (world.chance.below(9)) {
    case 0:
    case 1:
    case 2:
      return { do: 'win', amount };
    case 3:
      return { do: 'undo_win', amount: wager.payout };
    case 4:
      return { do: 'change_win', payout: amount };
    case 5:
      return { do: 'return_stake', amount: minor(1 + world.chance.below(100_00)) };
    case 6:
      return { do: 'undo_bet' };
    // Two operators refund a round that the vendor never ended.
    case 7:
      return { do: 'cancel' };
    default:
      return { do: 'end' };
  }
}

/** Returns the member's gain of a step, from the protocol's rules and not from transfers. */
function getGain({ wager }: SimVendorBet, step: WagerStep): bigint {
  switch (step.do) {
    case 'win':
      return step.amount;
    case 'undo_win':
      return 0n - step.amount;
    case 'change_win':
      return step.payout - wager.payout;
    case 'return_stake':
      return step.amount;
    case 'undo_bet':
    case 'cancel':
      return wager.stake - wager.returned;
    default:
      return 0n;
  }
}

/** One of a vendor's calls about a bet, in any order. */
export const runVendorStep: Move = (world, auditor) => {
  if (world.vendorBets.length === 0) return null;
  const bet = pickOne(world, world.vendorBets);
  const step = stepFor(world, bet);
  const stepped = stepWager(bet.wager, step);
  if (!stepped.ok) return `vendor ${step.do}: ${stepped.refusal}`;
  const isBack = step.do === 'undo_bet' || step.do === 'cancel';
  const gained = bet.wager.state === 'void' && isBack ? 0n : getGain(bet, step);
  const canPay = readWalletBalance(world, bet.member) + gained >= 0n;
  if (postMovements(world, bet, stepped.movements) !== canPay)
    throw new Error(`a vendor’s ${step.do} was judged wrongly`);
  if (!canPay) return `vendor ${step.do}: the wallet is too low`;
  const inPlay = inPlayOf(stepped.wager) - inPlayOf(bet.wager);
  bet.wager = stepped.wager;
  bookVendorStep(world, auditor, bet.member, gained, inPlay);
  auditor.checkMember(bet.member);
  return `vendor ${step.do}`;
};
