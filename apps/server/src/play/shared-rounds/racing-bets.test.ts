// Goal: of bets of one moment in a shared round exactly one of each key and seat is placed, and a
// game that is closed or limited meanwhile still pays the bets that run. Method: Crash below HTTP
// under a clock that the test moves, half of the calls in another process.
import { afterEach, expect, test } from 'vitest';
import { startGroupCommit } from '@khelaghor/db/group-commit.ts';
import { crashEngine } from '@khelaghor/engine-crash/public.ts';
import type { SharedEngine } from '@khelaghor/game-engine/shared-engine.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { moveCrash } from '@khelaghor/testkit/move-crash.ts';
import { openCrash } from '@khelaghor/testkit/open-crash.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { sharedRoundChecks } from './checks.ts';
import { placeBet } from './place-bet.ts';

const clock = createFakeClock(new Date('2026-11-26T06:00:00Z'));
const server = await withServer({ clock, logLevel: 'silent' });
const { ctx } = server;
const processes = [ctx, { ...ctx, ledger: startGroupCommit(ctx.db) }] as const;
const given = 10_000_000n;
/** Stakes of one member follow one another, and none may wait for long. */
const calls = 30;
const { endLease, openNext, openRoundReaching, playOut, startRound } = moveCrash(server, clock);

auditAfterAll(server);
afterEach(async () => {
  const found = await sharedRoundChecks({ db: ctx.db, clock });
  await endLease();
  if (found.length > 0) throw new Error(JSON.stringify(found));
});

test('30 equal bets in two processes are one stake, with one answer', async () => {
  const player = await openCrash(server, given);
  const { number } = await openNext();
  const body = player.getBet(number);
  const answers = await Promise.all(
    Array.from({ length: calls }, (_, nth) =>
      placeBet(processes[nth % 2 === 0 ? 0 : 1], crashEngine, player.caller, body),
    ),
  );
  expect(answers[0]).toMatchObject({ ok: true });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await player.readEscrow()).toBe(1_000n);
  await playOut();
});

test('of 30 bets on two seats in two processes two are placed', async () => {
  const player = await openCrash(server, given);
  const { number } = await openNext();
  const answers = await Promise.all(
    Array.from({ length: calls }, (_, nth) =>
      placeBet(
        processes[nth % 2 === 0 ? 0 : 1],
        crashEngine,
        player.caller,
        player.getBet(number, { seat: 1 + (nth % 4 < 2 ? 0 : 1) }),
      ),
    ),
  );
  const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]));
  expect(refused).toEqual(Array.from({ length: calls - 2 }, () => 'round_open'));
  expect(await player.readEscrow()).toBe(2_000n);
  await playOut();
});

test('a game that is closed while a round runs accepts no bet, and pays those that run', async () => {
  const player = await openCrash(server, given);
  const { number } = await openRoundReaching(150n);
  await player.betOrFail(number, { choice: { auto: 150 } });
  const byHand = await player.betOrFail(number, { seat: 2 });
  const setOpen = (open: boolean) =>
    ctx.db.updateTable('game').set({ open }).where('code', '=', 'crash').execute();
  await setOpen(false);
  expect(await player.bet(number)).toMatchObject({ code: 'game_closed' });
  const { startsAt } = await startRound();
  clock.set(new Date((startsAt?.getTime() ?? 0) + 3_400));
  expect(await player.cashOut(byHand)).toMatchObject({ value: { bet: { cashedOut: 122 } } });
  await playOut();
  expect(await player.readBalance()).toBe(given - 2_000n + 1_500n + 1_220n);
  await setOpen(true);
});

test('limits that are lowered in a round bind later bets only', async () => {
  const player = await openCrash(server, given);
  const { number } = await openRoundReaching(300n);
  await player.betOrFail(number, { choice: { auto: 300 } });
  const limits = { ...crashEngine.limits, payoutMax: minor(2_000n) };
  const lowered: SharedEngine = { ...crashEngine, limits };
  const place = (over: object) =>
    placeBet(ctx, lowered, player.caller, player.getBet(number, { seat: 2, ...over }));
  expect(await place({ choice: { auto: 300 } })).toMatchObject({ refusal: 'payout_above_maximum' });
  // Without an auto cash-out of its own it cashes out before it would pay more than the limit.
  expect(await place({})).toMatchObject({ value: { bet: { autoCashOut: 200 } } });
  await playOut();
  expect(await player.readBalance()).toBe(given - 2_000n + 3_000n + 2_000n);
});
