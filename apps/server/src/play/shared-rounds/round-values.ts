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

/** The crash point of a round that is started, from its server seed. Secret like that. */
export function drawCrashPoint(
  engine: SharedEngine,
  round: RoundRow,
  serverSeed: Uint8Array,
): bigint {
  const { gameCode: game, number } = round;
  const clientSeed = getSharedSeed({ game, number: Number(number) }, getBeacon(round));
  const inputs = { serverSeed, clientSeed, nonce: SHARED_NONCE, scope: engine.scope };
  return engine.drawCrashPoint(createFairStream(inputs));
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

/** Columns of a round that has ended: at its crash point, or when it was interrupted before. */
export function computeRoundEnd(engine: SharedEngine, round: RoundRow, serverSeed: Buffer) {
  const { id, startsAt, interruptedAt } = round;
  if (!startsAt) throw new Error(`the round ${id} has no start`);
  const crashPoint = drawCrashPoint(engine, round, serverSeed);
  const endMs = startsAt.getTime() + getEndMs(engine, crashPoint);
  return {
    state: 'ended',
    endedAt: new Date(Math.min(endMs, interruptedAt?.getTime() ?? endMs)),
    serverSeed: serverSeed.toString('hex'),
    crashPoint: formatHundredths(crashPoint),
  } as const;
}

/** The multiplier at which a round was interrupted, in hundredths; null: it was not. */
function getInterruptedAt(
  engine: SharedEngine,
  { startsAt, interruptedAt }: Pick<RoundRow, 'startsAt' | 'interruptedAt'>,
): number | null {
  if (!startsAt || !interruptedAt) return null;
  return engine.getMultiplier(Math.max(0, interruptedAt.getTime() - startsAt.getTime()));
}

const toText = (at: Date | null): string | null => at && at.toISOString();

/** A round as all may see it. Server seed and crash point are stored only when it has ended. */
export function toSharedRound(row: RoundRow): SharedRound {
  const { id: roundId, number, state: phase, commitment, head, length, chainIndex: index } = row;
  const end = getRoundEnd(row);
  return {
    roundId,
    number: Number(number),
    phase,
    commitment,
    chain: { head, length, index },
    beaconRound: row.beaconRound === null ? null : Number(row.beaconRound),
    closesAt: row.closesAt.toISOString(),
    startsAt: toText(row.startsAt),
    endedAt: toText(row.endedAt),
    clientSeed: row.clientSeed,
    serverSeed: row.serverSeed,
    beacon: getBeacon(row),
    crashPoint: row.crashPoint,
    voided: row.voidedAt &&
      row.voidReason && { at: row.voidedAt.toISOString(), reason: row.voidReason },
    interruptedAt: end && isInterrupted(end) ? end.interruptedAt : null,
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
  autoCashOut: bet.autoCashOut,
  cashedOut: bet.cashedOut,
  receipt: bet.receipt.toString('hex'),
});

type RoundEnd = Pick<RoundRow, 'gameCode' | 'crashPoint' | 'startsAt' | 'interruptedAt'>;

/** How a round ended; null: it never started, and all stakes went back. */
export function getRoundEnd(round: RoundEnd): SharedEnd | null {
  const crashPoint = parseHeight(round.crashPoint);
  if (crashPoint === null) return null;
  return { crashPoint, interruptedAt: getInterruptedAt(getSharedEngine(round.gameCode), round) };
}

/** The stake of a stored bet, and when it cashes out. */
export const toStake = ({
  stakeMinor,
  autoCashOut,
  cashedOut,
}: Pick<BetRow, 'stakeMinor' | 'autoCashOut' | 'cashedOut'>): SharedStake => {
  return { stake: minor(stakeMinor), autoCashOut, cashedOut };
};

/** Settles a stored bet. Throws for a bet that cannot be in a round with this end. */
export function settleBet(
  bet: Pick<BetRow, 'betId' | 'gameCode' | 'stakeMinor' | 'autoCashOut' | 'cashedOut'>,
  end: SharedEnd,
): SharedSettlement {
  const settled = settleSharedBet(getSharedEngine(bet.gameCode), toStake(bet), end);
  if (!settled) throw new Error(`bet ${bet.betId} cannot be in its round`);
  return settled;
}

/** A settled bet as every game shows its rounds: the round of all is its seed. */
export function toGameRound(row: SettledBetRow): GameRound {
  const end = getRoundEnd(row);
  if (!end) throw new Error(`bet ${row.betId} has no crash point`);
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
