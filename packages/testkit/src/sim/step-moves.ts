import { minesEngine } from '@khelaghor/engine-mines/public.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { computePayout } from '@khelaghor/game-engine/game-bet.ts';
import { buildWagerTransfers } from '@khelaghor/ledger/postings/wager.ts';
import type { WagerMovement } from '@khelaghor/ledger/wager.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Move } from './auditor.ts';
import { endStake, placeStake } from './stakes.ts';
import { getHouse, pickAmountUpTo, pickMember, pickOne, post, readWalletBalance } from './world.ts';
import type { SimStepRound, World } from './world.ts';

const postRound = (
  world: World,
  { id, member }: Pick<SimStepRound, 'id' | 'member'>,
  movements: readonly WagerMovement[],
) =>
  post(
    world,
    buildWagerTransfers({
      product: 'mines',
      betId: id,
      accounts: { wallet: member.wallet, escrow: member.escrow, house: getHouse(member).mines },
      currency: member.currency,
      movements,
      nextId: world.nextId,
    }),
  );

/** A member opens a round of Mines, unless one of theirs is open: the stake waits in escrow. */
export const openStepRound: Move = (world, auditor) => {
  if (world.members.length === 0) return null;
  const member = pickMember(world);
  if (world.stepRounds.some((round) => round.member.id === member.id)) return null;
  const id = world.nextId();
  const stake = pickAmountUpTo(world, 100_00);
  const choice = { mines: 1 + world.chance.below(24) };
  const stream = createFairStream({
    serverSeed: world.houseSeed,
    clientSeed: id,
    nonce: 0,
    scope: minesEngine.scope,
  });
  const layout = minesEngine.layOut(choice, stream);
  const before = readWalletBalance(world, member);
  const result = postRound(world, { id, member }, placeStake(stake).movements);
  if (result.ok !== before >= stake) throw new Error('the stake of a round was judged wrongly');
  if (!result.ok) return 'round refused';
  world.stepRounds.push({ id, member, stake, choice, layout, steps: [] });
  auditor.take(member.wallet, stake);
  auditor.add(member.escrow, stake);
  auditor.checkMember(member);
  return 'round opened';
};

/** Ends a round: its stake leaves the escrow, and what it pays comes to the wallet. */
function endRound(
  world: World,
  auditor: Parameters<Move>[1],
  round: SimStepRound,
  payout: Minor | 'returned',
): void {
  const { member, stake } = round;
  const isReturned = payout === 'returned';
  const step = isReturned ? ({ do: 'cancel' } as const) : ({ do: 'settle', payout } as const);
  const result = postRound(world, round, endStake(stake, step).movements);
  if (!result.ok) throw new Error(`the end of a round was refused: ${result.refusal}`);
  world.stepRounds = world.stepRounds.filter((each) => each !== round);
  const paid = isReturned ? stake : payout;
  auditor.take(member.escrow, stake);
  auditor.add(member.wallet, paid);
  auditor.add(getHouse(member).mines, stake - paid);
  auditor.checkMember(member);
}

/**
 * Something happens in an open round: a step, which moves no money unless it ends the round, or an
 * end as it stands, which gives the stake back when there was no step.
 */
export const playStepRound: Move = (world, auditor) => {
  if (world.stepRounds.length === 0) return null;
  const round = pickOne(world, world.stepRounds);
  const { choice, layout, steps, stake } = round;
  const before = minesEngine.getStanding(choice, layout, steps);
  if (world.chance.below(4) === 0) {
    const isReturned = before.pays.num === 0n;
    endRound(world, auditor, round, isReturned ? 'returned' : computePayout(stake, before.pays));
    return isReturned ? 'round returned' : 'round taken';
  }
  const step = { cell: world.chance.below(25) };
  if (minesEngine.findStepRefusal(choice, layout, steps, step)) return 'step refused';
  steps.push(step);
  const after = minesEngine.getStanding(choice, layout, steps);
  if (after.state === 'open') return 'step taken';
  endRound(world, auditor, round, computePayout(stake, after.pays));
  return `round ${after.state}`;
};
