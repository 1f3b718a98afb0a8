import { crashEngine } from '@khelaghor/engine-crash/public.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { judgeCashOut, settleSharedBet } from '@khelaghor/game-engine/settle-shared-bet.ts';
import { getEndMs, getTakenPrice } from '@khelaghor/game-engine/shared-bet.ts';
import { buildWagerTransfers } from '@khelaghor/ledger/postings/wager.ts';
import type { WagerMovement } from '@khelaghor/ledger/wager.ts';
import type { Move } from './auditor.ts';
import { endStake, placeStake } from './stakes.ts';
import { getHouse, pickAmountUpTo, pickMember, pickOne, post, readWalletBalance } from './world.ts';
import type { SimFlight, SimFlightBet, World } from './world.ts';

const seats = 2;
const betsPerSettling = 3;

function postBet(
  world: World,
  { id, member }: Pick<SimFlightBet, 'id' | 'member'>,
  movements: readonly WagerMovement[],
) {
  const { wallet, escrow, currency } = member;
  const accounts = { wallet, escrow, house: getHouse(member).crash };
  const bet = { product: 'crash' as const, betId: id, accounts, currency, movements };
  return post(world, buildWagerTransfers({ ...bet, nextId: world.nextId }));
}

function openFlight(world: World): string {
  world.flights += 1;
  const point = crashEngine.drawPoint(
    createFairStream({
      serverSeed: world.houseSeed,
      clientSeed: `crash/${world.flights}`,
      nonce: 0,
      scope: crashEngine.scope,
    }),
  );
  const start = { isRun: true, elapsedMs: 0, bets: [] };
  world.flight = { phase: 'betting', point, ...start };
  return 'round opened';
}

/** A member bets in the round of Crash: the stake waits in escrow. Later it is refused. */
export const placeFlightBet: Move = (world, auditor) => {
  const { flight } = world;
  if (!flight || world.members.length === 0) return null;
  if (flight.phase !== 'betting') return 'bets closed';
  const member = pickMember(world);
  const seat = 1 + world.chance.below(seats);
  const isTaken = flight.bets.some((bet) => bet.member.id === member.id && bet.seat === seat);
  if (isTaken) return 'seat taken';
  const id = world.nextId();
  const stake = pickAmountUpTo(world, 100_00);
  const auto = world.chance.below(2) === 0 ? 0 : 101 + world.chance.below(400);
  const canPay = readWalletBalance(world, member) >= stake;
  const result = postBet(world, { id, member }, placeStake(stake).movements);
  if (result.ok !== canPay) throw new Error('the stake of a flight was judged wrongly');
  if (!result.ok) return 'bet refused';
  const takenBy = getTakenPrice(crashEngine, { auto }, stake);
  flight.bets.push({ id, member, seat, stake, takenBy, pressed: null });
  auditor.take(member.wallet, stake);
  auditor.add(member.escrow, stake);
  auditor.checkMember(member);
  return 'bet placed';
};

/** A player presses for a bet; the price is decided by the time of the flight. Moves no money. */
export const pressForBet: Move = (world) => {
  const { flight } = world;
  if (flight?.phase !== 'flight' || flight.bets.length === 0) return null;
  const bet = pickOne(world, flight.bets);
  if (bet.pressed !== null) return 'pressed before';
  if (!flight.isRun) return 'press waits';
  const flown = { point: flight.point, autoCashOut: bet.takenBy };
  const judged = judgeCashOut(crashEngine, flown, flight.elapsedMs);
  if (typeof judged === 'string') return judged;
  bet.pressed = judged;
  return `pressed at ${bet.pressed}`;
};

/** Payout of a bet by plain arithmetic; null: its stake goes back. */
function computePaid(flight: SimFlight, { stake, pressed, takenBy }: SimFlightBet): bigint | null {
  if (flight.phase === 'void') return null;
  if (pressed !== null) return (stake * BigInt(pressed)) / 100n;
  return BigInt(takenBy) <= flight.point ? (stake * BigInt(takenBy)) / 100n : 0n;
}

/** Settles a bet by the rules; null: its round never flew. */
function settleFlown(flight: SimFlight, { stake, takenBy, pressed }: SimFlightBet) {
  if (flight.phase === 'void') return null;
  const settled = settleSharedBet(
    crashEngine,
    { stake, autoCashOut: takenBy, cashedOut: pressed },
    { crashPoint: flight.point, interruptedAt: null },
  );
  if (!settled) throw new Error('a bet of a flight cannot be settled');
  return settled;
}

/** Settles some bets, as the server judges them; a process may be lost before the others. */
function settleBets(world: World, auditor: Parameters<Move>[1], flight: SimFlight): string {
  for (const bet of flight.bets.splice(0, betsPerSettling)) {
    const { member, stake } = bet;
    const settled = settleFlown(flight, bet);
    const end =
      settled === null || settled.result === 'returned'
        ? endStake(stake, { do: 'cancel' })
        : endStake(stake, { do: 'settle', payout: settled.payout });
    if (!postBet(world, bet, end.movements).ok) throw new Error('a flight could not be settled');
    const paid = computePaid(flight, bet) ?? stake;
    auditor.take(member.escrow, stake);
    auditor.add(member.wallet, paid);
    auditor.add(getHouse(member).crash, stake - paid);
    auditor.checkMember(member);
  }
  if (flight.bets.length > 0) return 'bets settled';
  world.flight = null;
  return 'round settled';
}

function flyOn(world: World, flight: SimFlight): string {
  flight.elapsedMs += 1 + world.chance.below(8_000);
  // The clock goes on, whether a process runs the round or not.
  if (!flight.isRun) {
    flight.isRun = world.chance.below(2) === 0;
    return flight.isRun ? 'taken over' : 'nobody runs it';
  }
  if (world.chance.below(12) === 0) {
    flight.isRun = false;
    return 'process lost';
  }
  if (flight.elapsedMs < getEndMs(crashEngine, flight.point)) return 'flying';
  flight.phase = 'ended';
  return 'flight over';
}

/**
 * The round of Crash goes on by one step: it opens, takes off or is void because its beacon never
 * came, flies, loses its process and is taken over, ends, and is settled in parts.
 */
export const moveFlight: Move = (world, auditor) => {
  const { flight } = world;
  if (!flight) return openFlight(world);
  switch (flight.phase) {
    case 'betting':
      flight.phase = world.chance.below(8) === 0 ? 'void' : 'flight';
      return flight.phase;
    case 'flight':
      return flyOn(world, flight);
    case 'ended':
    case 'void':
      return settleBets(world, auditor, flight);
  }
};
