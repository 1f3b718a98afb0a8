// A shared round from its opening to its settlement, one step at a time. Each step depends only on
// the stored round and the time, so that another process continues after a crash.
import { getFirstRoundFrom, getRoundTimeMs } from '@khelaghor/fairness/beacon.ts';
import { getSharedSeed } from '@khelaghor/fairness/shared-seed.ts';
import type { SharedEngine } from '@khelaghor/game-engine/shared-engine.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { writeEvents } from '../../site/outbox/index.ts';
import { findOpenGame } from '../games/index.ts';
import { findDrawRound } from '../lottery/index.ts';
import { chainLength, insertChain, openLink, sealLink } from './chain.ts';
import { withLease } from './lease.ts';
import type { Lease } from './lease.ts';
import { tellRooms } from './room-notices.ts';
import { computeFlightEnd, toSharedRound } from './round-values.ts';
import { settleBetsOf } from './settle-round.ts';
import {
  findLastRound,
  findOpenRound,
  findRoundById,
  insertRound,
  lockRound,
  updateRound,
} from './store.ts';
import type { RoundRow } from './store.ts';

/** How long bets are taken. */
export const bettingMs = 6_000;
/** How long after the end of bets the announced round of the beacon is made at the earliest. */
const beaconAfterMs = 1_000;
/** A beacon, or a process, that is so late voids the round. */
export const lateMs = 10_000;
/** How often the beacon is asked, and how long after the making of its round first. */
const beaconEveryMs = 400;
/** A flight begins so much later, so that the news of it reaches slow phones before. */
const headStartMs = 500;
/** The wait before an ended flight is settled: presses that arrived in time are written by then. */
const settleAfterMs = 750;
/** Between the end of a flight and the next round. */
const betweenMs = 4_000;

/** When there is something to do next; `rest`: nothing, until a player comes. */
export type Advanced = { readonly wakeAt: Date } | 'rest';

type Step = {
  readonly ctx: Context;
  readonly engine: SharedEngine;
  readonly lease: Lease;
};

const wakeAt = (ms: number): Advanced => ({ wakeAt: new Date(ms) });
const atOnce = ({ ctx }: Step): Advanced => ({ wakeAt: ctx.clock.now() });

/**
 * Writes the next phase of a round under the lease, and tells all rooms of it. Does nothing when
 * operators made the round void meanwhile.
 */
async function moveOn(
  { ctx, lease }: Step,
  round: RoundRow,
  change: Parameters<typeof updateRound>[2],
): Promise<void> {
  await withLease(ctx, lease, async (tx) => {
    if ((await lockRound(tx, round.id))?.state !== round.state) return;
    await updateRound(tx, round.id, change);
    await tellRound(tx, round.id);
  });
}

async function tellRound(tx: Tx, id: string): Promise<void> {
  const row = await findRoundById(tx, id);
  if (!row) throw new Error(`the round ${id} is not there`);
  await tellRooms(tx, [{ game: row.gameCode, kind: 'round', round: toSharedRound(row) }]);
}

/** The place of the next round in its chain; a chain that is used up is followed by a fresh one. */
async function findPlace(
  ctx: Context,
  tx: Tx,
  gameCode: string,
  last: RoundRow | undefined,
): Promise<{ chainId: string; place: number; seal: string }> {
  if (last && last.place < last.length) {
    const next = { chainId: last.chainId, place: last.place + 1 };
    return { ...next, seal: sealLink(await openLink(ctx, tx, next)) };
  }
  const { id: chainId, head: seal } = await insertChain(ctx, tx, gameCode, chainLength);
  return { chainId, place: 1, seal };
}

async function openRound(step: Step): Promise<Advanced> {
  const { ctx, engine, lease } = step;
  const gameCode = engine.code;
  if (!(await findOpenGame(ctx.db, gameCode)).ok) return 'rest';
  const last = await findLastRound(ctx.db, gameCode);
  const now = ctx.clock.now();
  const restUntil = (last?.settledAt?.getTime() ?? 0) + betweenMs - settleAfterMs;
  if (restUntil > now.getTime()) return wakeAt(restUntil);
  const closesAt = new Date(now.getTime() + bettingMs);
  const hasBeacon = ctx.config.outside.beaconRelays.length > 0;
  const beaconRound = hasBeacon
    ? BigInt(getFirstRoundFrom(closesAt.getTime() + beaconAfterMs))
    : null;
  await withLease(ctx, lease, async (tx) => {
    const id = ctx.random.id();
    const place = await findPlace(ctx, tx, gameCode, last);
    const number = (last?.number ?? 0n) + 1n;
    await insertRound(tx, { id, gameCode, number, ...place, beaconRound, openedAt: now, closesAt });
    await tellRound(tx, id);
  });
  return wakeAt(closesAt.getTime());
}

/** Ends the bets, or gives them back when no process ended them in time. */
async function closeRound(step: Step, round: RoundRow): Promise<Advanced> {
  const nowMs = step.ctx.clock.now().getTime();
  const closesMs = round.closesAt.getTime();
  if (nowMs < closesMs) return wakeAt(closesMs);
  await moveOn(step, round, { state: nowMs > closesMs + lateMs ? 'void' : 'closed' });
  return atOnce(step);
}

/** Waits for the beacon, and begins the flight; a beacon that is late voids the round. */
async function beginFlight(step: Step, round: RoundRow): Promise<Advanced> {
  const { ctx } = step;
  const beaconRound = round.beaconRound === null ? null : Number(round.beaconRound);
  const dueMs = beaconRound === null ? round.closesAt.getTime() : getRoundTimeMs(beaconRound);
  const nowMs = ctx.clock.now().getTime();
  if (nowMs < dueMs) return wakeAt(dueMs + beaconEveryMs / 2);
  const beacon = beaconRound === null ? null : await findDrawRound(ctx, beaconRound);
  const answeredMs = ctx.clock.now().getTime();
  if (answeredMs > dueMs + lateMs) {
    await moveOn(step, round, { state: 'void' });
    return atOnce(step);
  }
  if (beaconRound !== null && beacon === null) return wakeAt(answeredMs + beaconEveryMs);
  const named = { game: round.gameCode, number: Number(round.number) };
  await moveOn(step, round, {
    state: 'flight',
    clientSeed: getSharedSeed(named, beacon),
    beaconRandomness: beacon?.randomness ?? null,
    beaconSignature: beacon?.signature ?? null,
    fliesAt: new Date(ctx.clock.now().getTime() + headStartMs),
  });
  return atOnce(step);
}

/** Ends a flight when its point is passed, or where it broke off. */
async function endFlight(step: Step, round: RoundRow): Promise<Advanced> {
  const { ctx, engine } = step;
  const end = computeFlightEnd(engine, round, await openLink(ctx, ctx.db, round));
  if (ctx.clock.now() < end.endedAt) return { wakeAt: end.endedAt };
  await moveOn(step, round, end);
  return wakeAt(end.endedAt.getTime() + settleAfterMs);
}

async function settleRound(step: Step, round: RoundRow): Promise<Advanced> {
  const { ctx, lease } = step;
  const fromMs = (round.endedAt?.getTime() ?? 0) + settleAfterMs;
  if (ctx.clock.now().getTime() < fromMs) return wakeAt(fromMs);
  await settleBetsOf(ctx, round);
  await withLease(ctx, lease, async (tx) => {
    const { id: roundId, gameCode: game, number } = round;
    const at = ctx.clock.now();
    await updateRound(tx, roundId, { settledAt: at });
    const payload = { roundId, gameCode: game };
    await writeEvents(tx, [{ kind: 'shared_round.settled', memberId: null, payload, at }]);
    await tellRooms(tx, [{ game, kind: 'settled', number: Number(number) }]);
  });
  return atOnce(step);
}

/**
 * Does the next thing that is due in a game's rounds, if its time has come. A round that is begun
 * is ended; a new one is opened only when a player is there, `mayOpen`.
 */
export async function moveRoundOn(
  ctx: Context,
  engine: SharedEngine,
  lease: Lease,
  { mayOpen }: { readonly mayOpen: boolean },
): Promise<Advanced> {
  const step = { ctx, engine, lease };
  const round = await findOpenRound(ctx.db, engine.code);
  if (!round) return mayOpen ? openRound(step) : 'rest';
  switch (round.state) {
    case 'betting':
      return closeRound(step, round);
    case 'closed':
      return beginFlight(step, round);
    case 'flight':
      return endFlight(step, round);
    case 'ended':
    case 'void':
      return settleRound(step, round);
  }
}
