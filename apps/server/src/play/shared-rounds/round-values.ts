import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';
import type { SharedBet, SharedRound } from '@khelaghor/contract/play/shared-rounds.ts';
import { getRoundTimeMs } from '@khelaghor/fairness/beacon.ts';
import { getSharedSeed, SHARED_NONCE } from '@khelaghor/fairness/shared-seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { toSharedOutcome } from '@khelaghor/game-engine/finished-shared-game.ts';
import type { Plain, Unchecked } from '@khelaghor/game-engine/game-engine.ts';
import { formatHundredths, parseHeight } from '@khelaghor/game-engine/height.ts';
import { isInterrupted, settleSharedBet } from '@khelaghor/game-engine/settle-shared-bet.ts';
import type {
  SharedEnd,
  SharedSettlement,
  SharedStake,
} from '@khelaghor/game-engine/settle-shared-bet.ts';
import { getEndMs } from '@khelaghor/game-engine/shared-bet.ts';
import type { SharedEngine } from '@khelaghor/game-engine/shared-engine.ts';
import { findSharedEngine } from '@khelaghor/game-list/games.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { BetRow, SettledBetRow } from './bet-store.ts';
import type { RoundRow } from './store.ts';

/** The engine of a game of shared rounds. Throws when the list of games has no such row. */
export function getSharedEngine(game: string): SharedEngine {
  const engine = findSharedEngine(game);
  if (!engine) throw new Error(`there is no in-house game of shared rounds ${game}`);
  return engine;
}

/** The choice of a stored bet. Throws when its game has no such choice. */
export function readChoice({ betId, gameCode, choice }: BetRow): Plain {
  const raw: Unchecked = typeof choice === 'object' && choice !== null ? { ...choice } : {};
  const read = getSharedEngine(gameCode).parseChoice(raw);
  if (!read) throw new Error(`bet ${betId} is none that ${gameCode} knows`);
  return read;
}

/** The round of the beacon that took part; null while it has not, and where there is none. */
export const getBeacon = ({
  beaconRound,
  beaconRandomness: randomness,
  beaconSignature: signature,
}: Pick<RoundRow, 'beaconRound' | 'beaconRandomness' | 'beaconSignature'>) =>
  beaconRound === null || randomness === null || signature === null
    ? null
    : { round: Number(beaconRound), randomness, signature };

/** The point of a round whose flight is begun, from its secret link. Secret like that. */
export function drawPoint(engine: SharedEngine, round: RoundRow, link: Uint8Array): bigint {
  const { gameCode: game, number } = round;
  const clientSeed = getSharedSeed({ game, number: Number(number) }, getBeacon(round));
  const inputs = { serverSeed: link, clientSeed, nonce: SHARED_NONCE, scope: engine.scope };
  return engine.drawPoint(createFairStream(inputs));
}

/** When the chance of a round is made: its round of the beacon, or without one the end of bets. */
export const getChanceMs = ({
  beaconRound,
  closesAt,
}: Pick<RoundRow, 'beaconRound' | 'closesAt'>): number =>
  beaconRound === null ? closesAt.getTime() : getRoundTimeMs(Number(beaconRound));

/** Whether a round can be made void still: no one can know yet how it will end. */
export const isBeforeChance = (round: RoundRow, now: Date): boolean =>
  (round.state === 'betting' || round.state === 'closed') && now.getTime() < getChanceMs(round);

/** Columns of a flight that has ended: at its point, or where it was interrupted before. */
export function computeFlightEnd(engine: SharedEngine, round: RoundRow, link: Buffer) {
  const { id, fliesAt, brokeAt } = round;
  if (!fliesAt) throw new Error(`the flight ${id} has no beginning`);
  const point = drawPoint(engine, round, link);
  const endMs = fliesAt.getTime() + getEndMs(engine, point);
  return {
    state: 'ended',
    endedAt: new Date(Math.min(endMs, brokeAt?.getTime() ?? endMs)),
    link: link.toString('hex'),
    point: formatHundredths(point),
  } as const;
}

/** How high a flight that broke off had come, in hundredths; null: it did not break off. */
function getBrokenAt(
  engine: SharedEngine,
  { fliesAt, brokeAt }: Pick<RoundRow, 'fliesAt' | 'brokeAt'>,
): number | null {
  if (!fliesAt || !brokeAt) return null;
  return engine.getPrice(Math.max(0, brokeAt.getTime() - fliesAt.getTime()));
}

const toText = (at: Date | null): string | null => at && at.toISOString();

/** A round as all may see it. Its link and its point are stored only when its flight has ended. */
export function toSharedRound(row: RoundRow): SharedRound {
  const { id: roundId, number, state: phase, seal, head, length, place } = row;
  const end = getRoundEnd(row);
  return {
    roundId,
    number: Number(number),
    phase,
    seal,
    chain: { head, length, place },
    beaconRound: row.beaconRound === null ? null : Number(row.beaconRound),
    closesAt: row.closesAt.toISOString(),
    fliesAt: toText(row.fliesAt),
    endedAt: toText(row.endedAt),
    clientSeed: row.clientSeed,
    link: row.link,
    beacon: getBeacon(row),
    point: row.point,
    voided: row.voidedAt &&
      row.voidReason && { at: row.voidedAt.toISOString(), reason: row.voidReason },
    brokenAt: end && isInterrupted(end) ? end.interruptedAt : null,
  };
}

/** A bet as its player may see it. */
export const toSharedBet = (bet: BetRow, round: Pick<RoundRow, 'number'>): SharedBet => ({
  betId: bet.betId,
  round: Number(round.number),
  seat: bet.seat,
  choice: readChoice(bet),
  currency: bet.currency,
  stake: bet.stakeMinor.toString(),
  at: bet.placedAt.toISOString(),
  takenBy: bet.takenBy,
  pressed: bet.pressed,
  receipt: bet.receipt.toString('hex'),
});

type RoundEnd = Pick<RoundRow, 'gameCode' | 'point' | 'fliesAt' | 'brokeAt'>;

/** How a round ended; null: it never flew, and all stakes went back. */
export function getRoundEnd(round: RoundEnd): SharedEnd | null {
  const crashPoint = parseHeight(round.point);
  if (crashPoint === null) return null;
  return { crashPoint, interruptedAt: getBrokenAt(getSharedEngine(round.gameCode), round) };
}

/** The stake of a stored bet, and when it cashes out. */
export const toStake = ({
  stakeMinor,
  takenBy: autoCashOut,
  pressed: cashedOut,
}: Pick<BetRow, 'stakeMinor' | 'takenBy' | 'pressed'>): SharedStake => {
  return { stake: minor(stakeMinor), autoCashOut, cashedOut };
};

/** Settles a stored bet. Throws for a bet that cannot be in a round with this end. */
export function settleBet(
  bet: Pick<BetRow, 'betId' | 'gameCode' | 'stakeMinor' | 'takenBy' | 'pressed'>,
  end: SharedEnd,
): SharedSettlement {
  const settled = settleSharedBet(getSharedEngine(bet.gameCode), toStake(bet), end);
  if (!settled) throw new Error(`bet ${bet.betId} cannot be in its round`);
  return settled;
}

/** A settled bet as every game shows its rounds: the round of all is its seed. */
export function toGameRound(row: SettledBetRow): GameRound {
  const end = getRoundEnd(row);
  if (!end) throw new Error(`bet ${row.betId} has no point`);
  return {
    betId: row.betId,
    at: row.placedAt.toISOString(),
    game: row.gameCode,
    choice: readChoice(row),
    outcome: toSharedOutcome(toStake(row), end, settleBet(row, end)),
    currency: row.currency,
    stake: row.stakeMinor.toString(),
    won: row.payoutMinor > 0n,
    payout: row.payoutMinor.toString(),
    returned: row.returnedMinor.toString(),
    seedId: row.roundId,
    nonce: SHARED_NONCE,
    receipt: row.receipt.toString('hex'),
  };
}
