// Goal: a process that is lost in any phase of a shared round costs no player anything, and pays
// nothing twice. Method: Crash under a clock that the test moves; another process goes on.
import { afterEach, expect, test } from 'vitest';
import { startGroupCommit } from '@khelaghor/db/group-commit.ts';
import { crashEngine } from '@khelaghor/engine-crash/public.ts';
import { formatHundredths } from '@khelaghor/game-engine/height.ts';
import { getEndMs } from '@khelaghor/game-engine/shared-bet.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { moveCrash } from '@khelaghor/testkit/move-crash.ts';
import { openCrash } from '@khelaghor/testkit/open-crash.ts';
import { readValue } from '@khelaghor/testkit/test-browser.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { hourMs } from '@khelaghor/time/durations.ts';
import type { Context } from '../../lib/context.ts';
import { tellEndAfterMs } from './advance-round.ts';
import { sharedRoundChecks } from './checks.ts';
import { endLease as giveBack, LeaseLostError, takeLease, withLease } from './lease.ts';
import { settleBetsOf } from './settle-round.ts';
import { findLastRound, findOpenRound } from './store.ts';

const clock = createFakeClock(new Date('2026-11-26T06:00:00Z'));
const server = await withServer({ clock, logLevel: 'silent' });
const { ctx } = server;
const engine = crashEngine;
const given = 10_000_000n;

/** Another process on the same database: its own caches, its own batches. */
const otherProcess = (): Context => ({ ...ctx, ledger: startGroupCommit(ctx.db) });

const openPlayer = () => openCrash(server, given);
const rounds = moveCrash(server, clock);
const { advance, endLease, findCrashPoint, runTo, getLease, getOpen } = rounds;
const { openNext, openRoundReaching, playOut, startRound } = rounds;

// Whatever a test did, the books hold, and the checks find nothing.
auditAfterAll(server);
afterEach(async () => {
  const found = await sharedRoundChecks({ db: ctx.db, clock });
  await endLease();
  if (found.length > 0) throw new Error(JSON.stringify(found));
});

const others = '00000000-0000-4000-8000-000000000002';

/** Lets the lease of a lost process run out, so that another process takes it over. */
async function killAndGoOn(): Promise<void> {
  clock.advance(6_000);
  await advance(otherProcess(), others);
}

test('killed while a round runs: it goes on to its crash point, and nothing goes back', async () => {
  const player = await openPlayer();
  const reached = await openPlayer();
  const { number } = await openRoundReaching(300n, 2_000n);
  const early = await player.betOrFail(number);
  const never = await player.betOrFail(number, { seat: 2 });
  await reached.betOrFail(number, { choice: { auto: 120 } });
  await reached.betOrFail(number, { seat: 2, choice: { auto: 1_000_000 } });
  const round = await startRound();
  const crashPoint = await findCrashPoint(round);
  const endMs = getEndMs(engine, crashPoint);
  runTo(round, 5_000);
  // The last sign of life: at 5 s the multiplier is 1.34.
  await advance();
  const multiplier = readValue(await player.cashOut(early)).bet.cashedOut ?? 0;
  expect(multiplier).toBe(134);

  // Without a process cash-outs wait, also one that comes when the round is over.
  runTo(round, 12_000);
  expect(await player.cashOut(never)).toMatchObject({ code: 'cash_out_waits' });
  expect(readValue(await player.cashOut(early)).bet.cashedOut).toBe(multiplier);
  // Another one goes on: a cash-out is accepted again, and the end comes by the clock.
  await advance(otherProcess(), others);
  runTo(round, endMs + 60_000);
  expect(await player.cashOut(never)).toMatchObject({ code: 'cash_out_waits' });
  await advance(otherProcess(), others);
  expect(await player.cashOut(never)).toMatchObject({ code: 'cash_out_too_late' });
  const ended = await getOpen();
  expect(ended).toMatchObject({
    state: 'ended',
    interruptedAt: null,
    crashPoint: formatHundredths(crashPoint),
  });
  expect(ended.endedAt?.getTime()).toBe((round.startsAt?.getTime() ?? 0) + endMs);
  await advance(ctx, others);
  expect(await findOpenRound(ctx.db, 'crash')).toBeUndefined();
  expect(await player.readBalance()).toBe(given - 2_000n + (1_000n * BigInt(multiplier)) / 100n);
  expect(await reached.readBalance()).toBe(given - 2_000n + 1_200n);
  const state = await player.state();
  expect(state.recent[0]).toMatchObject({ number, interruptedAt: null });
  const cashedOut = state.rounds.map(({ outcome }) => outcome['cashedOut']);
  expect(new Set(cashedOut)).toEqual(new Set([formatHundredths(multiplier), 'none']));
});

test('taken over while a round runs: a cash-out has the multiplier of its time at the new process', async () => {
  const player = await openPlayer();
  const { number } = await openRoundReaching(300n);
  const bet = await player.betOrFail(number);
  const round = await startRound();
  // The process ends orderly, and gives its lease back.
  await endLease();
  runTo(round, 1_000);
  expect(await player.cashOut(bet)).toMatchObject({ code: 'cash_out_waits' });
  await advance(otherProcess(), others);
  runTo(round, 4_000);
  const { cashedOut } = readValue(await player.cashOut(bet)).bet;
  expect(cashedOut).toBe(engine.getMultiplier(4_000));
  await endLease();
  await playOut();
  expect(await player.readBalance()).toBe(given - 1_000n + 10n * BigInt(cashedOut ?? 0));
});

test('killed while bets are accepted: another process closes them and starts, however late', async () => {
  const player = await openPlayer();
  const { number } = await openRoundReaching(150n);
  const { closesAt } = await getOpen();
  await player.betOrFail(number, { choice: { auto: 120 } });
  clock.set(new Date(closesAt.getTime() + hourMs));
  await advance(otherProcess(), others);
  expect((await getOpen()).state).toBe('closed');
  await advance(ctx, others);
  expect((await getOpen()).state).toBe('running');
  await endLease();
  await playOut();
  expect(await player.readBalance()).toBe(given + 200n);
});

test('rounds that were written while the clock was ahead go on once it is right', async () => {
  const right = clock.now();
  await openNext();
  await playOut();
  clock.advance(2 * hourMs);
  const player = await openPlayer();
  const { number } = await openNext();
  await player.betOrFail(number);
  // The clock is set right while the round accepts bets: it is void before anyone can know its end.
  clock.set(right);
  await advance(otherProcess(), others);
  expect(await getOpen()).toMatchObject({
    state: 'void',
    voidReason: 'clock_was_wrong',
    voidedAt: right,
  });
  await advance(ctx, others);
  expect(await player.readBalance()).toBe(given);
  // The next round opens although the last one was settled in the future.
  clock.advance(2 * hourMs);
  await openNext();
  await playOut();
  clock.set(new Date(right.getTime() + 60_000));
  await endLease();
  expect((await openNext()).row.openedAt.getTime()).toBeLessThan(right.getTime() + hourMs);
  await playOut();
  // Later than all rounds of this file.
  clock.advance(3 * hourMs);
});

test('a clock that is set back holds a running round up, and it ends once the clock is right', async () => {
  const player = await openPlayer();
  const { number } = await openRoundReaching(200n);
  await player.betOrFail(number, { choice: { auto: 200 } });
  const round = await startRound();
  clock.set(new Date((round.startsAt?.getTime() ?? 0) - hourMs));
  await advance(otherProcess(), others);
  expect((await getOpen()).state).toBe('running');
  runTo(round, getEndMs(engine, await findCrashPoint(round)) + 1_000);
  await advance(otherProcess(), others);
  expect((await getOpen()).state).toBe('ended');
  await advance(ctx, others);
  expect(await player.readBalance()).toBe(given + 1_000n);
});

test('killed after the end, or in the middle of settling: everything is paid once', async () => {
  const player = await openPlayer();
  const { number } = await openRoundReaching(200n);
  await player.betOrFail(number, { choice: { auto: 150 } });
  const round = await startRound();
  runTo(round, getEndMs(engine, await findCrashPoint(round)) + tellEndAfterMs);
  await advance();
  const ended = await getOpen();
  // Two processes settle at once, and one of them never says that it is done.
  await Promise.all([settleBetsOf(ctx, ended), settleBetsOf(otherProcess(), ended)]);
  expect(await player.readBalance()).toBe(given + 500n);
  await killAndGoOn();
  expect((await findLastRound(ctx.db, 'crash'))?.settledAt).not.toBeNull();
  expect(await player.readBalance()).toBe(given + 500n);
  // The round had ended before its process was lost: it was not interrupted.
  expect((await player.state()).recent[0]).toMatchObject({ number, interruptedAt: null });
});

test('one process has the lease; what an earlier one still writes is refused', async () => {
  await openNext();
  const before = getLease();
  expect(await takeLease(ctx, { gameCode: 'crash', holder: others })).toBeNull();
  clock.advance(6_000);
  const after = await takeLease(ctx, { gameCode: 'crash', holder: others });
  expect(after?.fence).toBe(before.fence + 1n);
  await expect(withLease(ctx, before, async () => 'written')).rejects.toThrow(LeaseLostError);
  await endLease();
  if (after) await giveBack(ctx, after);
  await playOut();
});
