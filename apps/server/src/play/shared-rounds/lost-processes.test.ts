// Goal: a process that is lost in any phase of a shared round costs no player anything, and pays
// nothing twice. Method: Crash under a clock that the test moves; another process goes on.
import { afterEach, expect, test } from 'vitest';
import { betsList } from '@khelaghor/client/routes.gen.ts';
import { startGroupCommit } from '@khelaghor/db/group-commit.ts';
import { crashEngine } from '@khelaghor/engine-crash/public.ts';
import { formatHundredths } from '@khelaghor/game-engine/height.ts';
import { getEndMs } from '@khelaghor/game-engine/shared-bet.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { moveCrash } from '@khelaghor/testkit/move-crash.ts';
import { openCrash } from '@khelaghor/testkit/open-crash.ts';
import { readValue } from '@khelaghor/testkit/test-browser.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import type { Context } from '../../lib/context.ts';
import { lateMs } from './advance-round.ts';
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
const { advance, endLease, findPoint, flyTo, getLease, getOpen } = rounds;
const { openNext, openRoundReaching, playOut, takeOff } = rounds;

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

test('killed in flight: what was taken or reached is paid, the rest goes back', async () => {
  const player = await openPlayer();
  const reached = await openPlayer();
  const { number } = await openRoundReaching(1_000n);
  const pressed = await player.betOrFail(number);
  await player.betOrFail(number, { seat: 2 });
  await reached.betOrFail(number, { choice: { auto: 120 } });
  await reached.betOrFail(number, { seat: 2, choice: { auto: 900 } });
  const flight = await takeOff();
  flyTo(flight, 5_000);
  const price = readValue(await player.take(pressed)).bet.pressed ?? 0;
  // The last sign of life: at 5 s the price is 1.34.
  await advance();
  await killAndGoOn();
  const broken = await getOpen();
  expect(broken.brokeAt?.getTime()).toBe((flight.fliesAt?.getTime() ?? 0) + 5_000);
  clock.advance(1_000);
  await advance(ctx, others);
  await advance(ctx, others);
  expect(await findOpenRound(ctx.db, 'crash')).toBeUndefined();
  expect(await player.readBalance()).toBe(given - 1_000n + (1_000n * BigInt(price)) / 100n);
  expect(await reached.readBalance()).toBe(given + 200n);
  const state = await player.state();
  expect(state.recent[0]).toMatchObject({ number, brokenAt: 134 });
  const taken = state.rounds.map(({ outcome }) => outcome['taken']);
  expect(new Set(taken)).toEqual(new Set([formatHundredths(price), 'returned']));
});

test('killed while bets are taken: another process goes on, or gives them back when it is late', async () => {
  const player = await openPlayer();
  const { number, row } = await openNext();
  await player.betOrFail(number);
  clock.set(new Date(row.closesAt.getTime() + lateMs));
  await advance(otherProcess(), others);
  expect((await getOpen()).state).toBe('closed');
  clock.advance(1);
  await advance(ctx, others);
  // The start of its flight is more than ten seconds late.
  expect((await getOpen()).state).toBe('void');
  await advance(ctx, others);
  expect(await player.readBalance()).toBe(given);
  expect(await player.site.callOrFail(betsList, { query: {} })).toMatchObject({
    items: [{ state: 'void' }],
  });
  await endLease();

  const next = await openNext();
  await player.betOrFail(next.number);
  clock.set(new Date(next.row.closesAt.getTime() + lateMs + 1));
  await advance(otherProcess(), others);
  expect((await getOpen()).state).toBe('void');
  await advance(ctx, others);
  expect(await player.readBalance()).toBe(given);
});

test('killed after the end, or in the middle of settling: everything is paid once', async () => {
  const player = await openPlayer();
  const { number } = await openRoundReaching(200n);
  await player.betOrFail(number, { choice: { auto: 150 } });
  const flight = await takeOff();
  flyTo(flight, getEndMs(engine, await findPoint(flight)));
  await advance();
  const ended = await getOpen();
  // Two processes settle at once, and one of them never says that it is done.
  await Promise.all([settleBetsOf(ctx, ended), settleBetsOf(otherProcess(), ended)]);
  expect(await player.readBalance()).toBe(given + 500n);
  await killAndGoOn();
  expect((await findLastRound(ctx.db, 'crash'))?.settledAt).not.toBeNull();
  expect(await player.readBalance()).toBe(given + 500n);
  // The flight had ended before its process was lost: it did not break off.
  expect((await player.state()).recent[0]).toMatchObject({ number, brokenAt: null });
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
