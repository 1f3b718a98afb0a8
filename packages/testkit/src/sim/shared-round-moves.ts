import { crashEngine } from '@khelaghor/engine-crash/public.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { judgeCashOut, settleSharedBet } from '@khelaghor/game-engine/settle-shared-bet.ts';
import { getAutoCashOut, getEndMs } from '@khelaghor/game-engine/shared-bet.ts';
import { buildWagerTransfers } from '@khelaghor/ledger/postings/wager.ts';
import type { WagerMovement } from '@khelaghor/ledger/wager.ts';
import type { Move } from './auditor.ts';
import { endStake, placeStake } from './stakes.ts';
import { getHouse, pickAmountUpTo, pickMember, pickOne, post, readWalletBalance } from './world.ts';
import type { SimSharedBet, SimSharedRound, World } from './world.ts';

const seats = 2;
const betsPerSettling = 3;

function postBet(
  world: World,
  { id, member }: Pick<SimSharedBet, 'id' | 'member'>,
  movements: readonly WagerMovement[],
) {
  const { wallet, escrow, currency } = member;
  const accounts = { wallet, escrow, house: getHouse(member).crash };
  const bet = { product: 'crash' as const, betId: id, accounts, currency, movements };
  return post(world, buildWagerTransfers({ ...bet, nextId: world.nextId }));
}

function openSharedRound(world: World): string {
  world.sharedRounds += 1;
  const crashPoint = crashEngine.drawCrashPoint(
    createFairStream({
      serverSeed: world.houseSeed,
      clientSeed: `crash/${world.sharedRounds}`,
      nonce: 0,
      scope: crashEngine.scope,
    }),
  );
  const start = { isRun: true, elapsedMs: 0, bets: [] };
  world.sharedRound = { phase: 'betting', crashPoint, ...start };
  return 'round opened';
}

/** A member bets in the round of Crash: the stake waits in escrow. Later it is refused. */
export const placeSharedBet: Move = (world, auditor) => {
  const { sharedRound: round } = world;
  if (!round || world.members.length === 0) return null;
  if (round.phase !== 'betting') return 'bets closed';
  const member = pickMember(world);
  const seat = 1 + world.chance.below(seats);
  const isTaken = round.bets.some((bet) => bet.member.id === member.id && bet.seat === seat);
  if (isTaken) return 'seat taken';
  const id = world.nextId();
  const stake = pickAmountUpTo(world, 100_00);
  const auto = world.chance.below(2) === 0 ? 0 : 101 + world.chance.below(400);
  const canPay = readWalletBalance(world, member) >= stake;
  const result = postBet(world, { id, member }, placeStake(stake).movements);
  if (result.ok !== canPay) throw new Error('the stake of a shared round was judged wrongly');
  if (!result.ok) return 'bet refused';
  const autoCashOut = getAutoCashOut(crashEngine, { auto }, stake);
  round.bets.push({ id, member, seat, stake, autoCashOut, cashedOut: null });
  auditor.take(member.wallet, stake);
  auditor.add(member.escrow, stake);
  auditor.checkMember(member);
  return 'bet placed';
};

/** A player cashes a bet out at the multiplier of this time of the round. Moves no money. */
export const cashOutSharedBet: Move = (world) => {
  const { sharedRound: round } = world;
  if (round?.phase !== 'running' || round.bets.length === 0) return null;
  const bet = pickOne(world, round.bets);
  if (bet.cashedOut !== null) return 'cashed out before';
  if (!round.isRun) return 'cash-out waits';
  const { crashPoint } = round;
  const { autoCashOut } = bet;
  const judged = judgeCashOut(crashEngine, { crashPoint, autoCashOut }, round.elapsedMs);
  if (typeof judged === 'string') return judged;
  bet.cashedOut = judged;
  return `cashed out at ${bet.cashedOut}`;
};

/** Payout of a bet by plain arithmetic; null: its stake goes back. */
function computePaid(
  round: SimSharedRound,
  { stake, cashedOut, autoCashOut }: SimSharedBet,
): bigint | null {
  if (round.phase === 'void') return null;
  if (cashedOut !== null) return (stake * BigInt(cashedOut)) / 100n;
  return BigInt(autoCashOut) <= round.crashPoint ? (stake * BigInt(autoCashOut)) / 100n : 0n;
}

/** Settles a bet by the rules; null: its round is void. */
function settleBet(round: SimSharedRound, { stake, autoCashOut, cashedOut }: SimSharedBet) {
  if (round.phase === 'void') return null;
  const settled = settleSharedBet(
    crashEngine,
    { stake, autoCashOut, cashedOut },
    { crashPoint: round.crashPoint, interruptedAt: null },
  );
  if (!settled) throw new Error('a bet of a shared round cannot be settled');
  return settled;
}

/** Settles some bets, as the server judges them; a process may be lost before the others. */
function settleBets(world: World, auditor: Parameters<Move>[1], round: SimSharedRound): string {
  for (const bet of round.bets.splice(0, betsPerSettling)) {
    const { member, stake } = bet;
    const settled = settleBet(round, bet);
    const end =
      settled === null || settled.result === 'returned'
        ? endStake(stake, { do: 'cancel' })
        : endStake(stake, { do: 'settle', payout: settled.payout });
    if (!postBet(world, bet, end.movements).ok)
      throw new Error('a shared round could not be settled');
    const paid = computePaid(round, bet) ?? stake;
    auditor.take(member.escrow, stake);
    auditor.add(member.wallet, paid);
    auditor.add(getHouse(member).crash, stake - paid);
    auditor.checkMember(member);
  }
  if (round.bets.length > 0) return 'bets settled';
  world.sharedRound = null;
  return 'round settled';
}

function runOn(world: World, round: SimSharedRound): string {
  round.elapsedMs += 1 + world.chance.below(8_000);
  // The clock goes on, whether a process runs the round or not.
  if (!round.isRun) {
    round.isRun = world.chance.below(2) === 0;
    return round.isRun ? 'taken over' : 'nobody runs it';
  }
  if (world.chance.below(12) === 0) {
    round.isRun = false;
    return 'process lost';
  }
  if (round.elapsedMs < getEndMs(crashEngine, round.crashPoint)) return 'running';
  round.phase = 'ended';
  return 'round over';
}

/**
 * The round of Crash goes on by one step: it opens, starts or is void because its beacon never
 * came, runs, loses its process and is taken over, ends, and is settled in parts.
 */
export const moveSharedRound: Move = (world, auditor) => {
  const { sharedRound: round } = world;
  if (!round) return openSharedRound(world);
  switch (round.phase) {
    case 'betting':
      round.phase = world.chance.below(8) === 0 ? 'void' : 'running';
      return round.phase;
    case 'running':
      return runOn(world, round);
    case 'ended':
    case 'void':
      return settleBets(world, auditor, round);
  }
};
