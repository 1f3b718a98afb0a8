// A shared round from its opening to its settlement, one step at a time. Each step depends only on
// the stored round and the time, so that another process continues after a crash.
import { getFirstRoundFrom } from '@khelaghor/fairness/beacon.ts';
import { getSharedSeed } from '@khelaghor/fairness/shared-seed.ts';
import type { SharedEngine } from '@khelaghor/game-engine/shared-engine.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { writeEvents } from '../../site/outbox/index.ts';
import { findOpenGame } from '../games/index.ts';
import { findDrawRound } from '../lottery/index.ts';
import { chainLength, computeSeedCommitment, insertChain, openServerSeed } from './chain.ts';
import { withLease } from './lease.ts';
import type { Lease } from './lease.ts';
import { tellRooms } from './room-notices.ts';
import { computeRoundEnd, getChanceMs, toSharedRound } from './round-values.ts';
import { settleBetsOf } from './settle-round.ts';
import {
  findLastRound,
  findOpenRound,
  findRoundById,
  insertRound,
  lockRound,
  updateRound,
} from './store.ts';
import type { RoundRow, VoidReason } from './store.ts';

/** How long bets are accepted. */
export const bettingMs = 6_000;
/** How long after the end of bets the announced round of the beacon is made at the earliest. */
const beaconAfterMs = 1_000;
/** A round whose number of the beacon never came is void so long after that was due. */
export const beaconMissingMs = dayMs;
/** How often the beacon is asked, and how long after the making of its round first. */
const beaconEveryMs = 400;
/** The multiplier starts so much later, so that the news of it reaches slow phones before. */
const headStartMs = 500;
/**
 * The end of a round is told so much later: cash-out requests that arrived before it are written by
 * then, and none is accepted after.
 */
export const tellEndAfterMs = 150;
/** Between the end of a round and the next one. */
const betweenMs = 4_000;
/** The longest way from the opening of a round to its number of the beacon, and some more. */
const beforeChanceMs = bettingMs + beaconAfterMs + 10_000;

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

/** The server seed of the next round by its chain and index; a used-up chain has a successor. */
async function findChainIndex(
  ctx: Context,
  tx: Tx,
  gameCode: string,
  last: RoundRow | undefined,
): Promise<{ chainId: string; chainIndex: number; commitment: string }> {
  if (last && last.chainIndex < last.length) {
    const next = { chainId: last.chainId, chainIndex: last.chainIndex + 1 };
    return { ...next, commitment: computeSeedCommitment(await openServerSeed(ctx, tx, next)) };
  }
  const { id: chainId, head: commitment } = await insertChain(ctx, tx, gameCode, chainLength);
  return { chainId, chainIndex: 1, commitment };
}

async function openRound(step: Step): Promise<Advanced> {
  const { ctx, engine, lease } = step;
  const gameCode = engine.code;
  if (!(await findOpenGame(ctx.db, gameCode)).ok) return 'rest';
  const last = await findLastRound(ctx.db, gameCode);
  const now = ctx.clock.now();
  const restMs = (last?.settledAt?.getTime() ?? 0) + betweenMs - now.getTime();
  // A longer rest was written while the clock was ahead.
  if (restMs > 0 && restMs <= betweenMs) return wakeAt(now.getTime() + restMs);
  const closesAt = new Date(now.getTime() + bettingMs);
  const hasBeacon = ctx.config.outside.beaconRelays.length > 0;
  const beaconRound = hasBeacon
    ? BigInt(getFirstRoundFrom(closesAt.getTime() + beaconAfterMs))
    : null;
  await withLease(ctx, lease, async (tx) => {
    const id = ctx.random.id();
    const seed = await findChainIndex(ctx, tx, gameCode, last);
    const number = (last?.number ?? 0n) + 1n;
    await insertRound(tx, { id, gameCode, number, ...seed, beaconRound, openedAt: now, closesAt });
    await tellRound(tx, id);
  });
  return wakeAt(closesAt.getTime());
}

/** Makes a round void, and says when and why. */
async function voidRound(step: Step, round: RoundRow, voidReason: VoidReason): Promise<Advanced> {
  await moveOn(step, round, { state: 'void', voidedAt: step.ctx.clock.now(), voidReason });
  return atOnce(step);
}

/**
 * Ends the bets. A round that was opened while the clock was ahead is void: its number of the
 * beacon lies far in the future, so that no one can know how it would have ended.
 */
async function closeRound(step: Step, round: RoundRow): Promise<Advanced> {
  const nowMs = step.ctx.clock.now().getTime();
  const closesMs = round.closesAt.getTime();
  if (closesMs - nowMs > beforeChanceMs) return voidRound(step, round, 'clock_was_wrong');
  if (nowMs < closesMs) return wakeAt(closesMs);
  await moveOn(step, round, { state: 'closed' });
  return atOnce(step);
}

/**
 * Waits for the announced round of the beacon, however late its relays tell it, and starts the
 * round. Only when it has not come for a day the round is void: then any visitor finds that it is
 * missing.
 */
async function startRound(step: Step, round: RoundRow): Promise<Advanced> {
  const { ctx } = step;
  const beaconRound = round.beaconRound === null ? null : Number(round.beaconRound);
  const dueMs = getChanceMs(round);
  const nowMs = ctx.clock.now().getTime();
  if (dueMs - nowMs > beforeChanceMs) return voidRound(step, round, 'clock_was_wrong');
  if (nowMs < dueMs) return wakeAt(dueMs + beaconEveryMs / 2);
  const beacon = beaconRound === null ? null : await findDrawRound(ctx, beaconRound);
  if (beaconRound !== null && beacon === null) {
    const askedMs = ctx.clock.now().getTime();
    if (askedMs > dueMs + beaconMissingMs) return voidRound(step, round, 'beacon_missing');
    return wakeAt(askedMs + beaconEveryMs);
  }
  const named = { game: round.gameCode, number: Number(round.number) };
  await moveOn(step, round, {
    state: 'running',
    clientSeed: getSharedSeed(named, beacon),
    beaconRandomness: beacon?.randomness ?? null,
    beaconSignature: beacon?.signature ?? null,
    startsAt: new Date(ctx.clock.now().getTime() + headStartMs),
  });
  return atOnce(step);
}

/**
 * Ends a round when its crash point is passed by the clock, whichever process started it. Writing
 * the end waits for the cash-outs in progress; from then on all others are refused.
 */
async function endRound(step: Step, round: RoundRow): Promise<Advanced> {
  const { ctx, engine } = step;
  const end = computeRoundEnd(engine, round, await openServerSeed(ctx, ctx.db, round));
  const tellMs = end.endedAt.getTime() + tellEndAfterMs;
  if (ctx.clock.now().getTime() < tellMs) return wakeAt(tellMs);
  await moveOn(step, round, end);
  return atOnce(step);
}

async function settleRound(step: Step, round: RoundRow): Promise<Advanced> {
  const { ctx, lease } = step;
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
      return startRound(step, round);
    case 'running':
      return endRound(step, round);
    case 'ended':
    case 'void':
      return settleRound(step, round);
  }
}
