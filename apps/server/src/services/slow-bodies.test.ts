// Goal: a call that is decided by its time arrives when its whole body has, however early its
// headers came. Method: the clock moves over the decisive moment between headers and body, on a
// real socket; some real time passes too, so that a date from the headers would show.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { lotteryGetGame } from '@khelaghor/client/routes/first.gen.ts';
import {
  lotteryGroupsBuyShares,
  lotteryGroupsCreate,
  lotteryPlaceChase,
  lotteryPlaceTickets,
  sharedCashOut,
  sharedPlaceBet,
} from '@khelaghor/client/routes/play.gen.ts';
import { crashEngine } from '@khelaghor/engine-crash/public.ts';
import { K3_SCHEDULE, listIssuesFrom } from '@khelaghor/engine-lottery/public.ts';
import { getEndMs } from '@khelaghor/game-engine/shared-bet.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { moveCrash } from '@khelaghor/testkit/move-crash.ts';
import { openCrash } from '@khelaghor/testkit/open-crash.ts';
import type { CrashPlayer } from '@khelaghor/testkit/open-crash.ts';
import { openSlowCaller } from '@khelaghor/testkit/slow-caller.ts';
import { openBrowser, readValue } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';

const clock = createFakeClock(new Date('2026-11-21T06:00:10Z'));
const server = await withServer({ clock, logLevel: 'silent' });
auditAfterAll(server);
const crash = moveCrash(server, clock);
const heldMs = 300;
const params = { gameCode: 'k3' };
const games = server.config.origins.games;
const newKey = () => createKey(clock);

/** The member's calls to a game; their bodies come when `act` is done and some time has passed. */
const playSlowly = ({ token }: CrashPlayer, act: () => unknown) =>
  openSlowCaller({
    origin: games,
    headers: { authorization: `Bearer ${token}` },
    beforeBody: async () => {
      await pause(heldMs);
      await act();
    },
  });

test('a bet cashes out at the multiplier that is due when the body has come', async () => {
  const player = await openCrash(server, 10_000_000n);
  const { number } = await crash.openRoundReaching(200n);
  const bet = await player.betOrFail(number);
  const round = await crash.startRound();
  crash.runTo(round, 3_000);
  const call = playSlowly(player, () => {
    crash.runTo(round, 6_000);
    return crash.advance();
  });
  const at = { params: { game: 'crash', betId: bet.betId }, body: {} };
  expect(readValue(await call(sharedCashOut, at)).bet.cashedOut).toBe(
    crashEngine.getMultiplier(6_000),
  );
  await crash.playOut();
});

test('a cash-out whose body comes when the room has told the end is refused', async () => {
  const player = await openCrash(server, 10_000_000n);
  const { number } = await crash.openRoundReaching(150n, 500n);
  const bet = await player.betOrFail(number);
  const round = await crash.startRound();
  const endMs = getEndMs(crashEngine, await crash.findCrashPoint(round));
  crash.runTo(round, endMs - 50);
  const call = playSlowly(player, async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      const advanced = await crash.advance();
      if ((await crash.getOpen()).state === 'ended') break;
      crash.sleep(advanced);
    }
  });
  const at = { params: { game: 'crash', betId: bet.betId }, body: {} };
  expect(await call(sharedCashOut, at)).toMatchObject({ code: 'cash_out_too_late' });
  await crash.playOut();
  expect(await player.readBalance()).toBe(10_000_000n - 1_000n);
});

test('a bet whose body comes after the close of betting is refused', async () => {
  const player = await openCrash(server, 10_000_000n);
  const { number, row } = await crash.openNext();
  const call = playSlowly(player, () => clock.set(row.closesAt));
  const answer = await call(sharedPlaceBet, {
    params: { game: 'crash' },
    body: player.getBet(number),
  });
  expect(answer).toMatchObject({ code: 'bets_closed' });
  await crash.playOut();
});

test('tickets, chases and shares come too late by their bodies', async () => {
  const { browser } = await signUp(server, { balanceMinor: 1_000_000n });
  const { current } = await openBrowser(server).callOrFail(lotteryGetGame, { params });
  const { issueId } = current;
  const ticket = { key: newKey(), play: 'big', selection: '-', stakePerLine: '1000' };
  const whole = { play: 'big', selection: '-', stakePerLine: '10000', shares: 10 };
  const terms = { feeHundredths: 500, visibility: 'public' as const, guarantee: null };
  const group = { ...whole, ...terms, issueId };
  const own = () => ({ key: newKey(), shares: 1 });
  const founded = { ...group, key: newKey(), own: own() };
  await browser.callOrFail(lotteryGroupsCreate, { params, body: founded });
  const issues = listIssuesFrom(K3_SCHEDULE, clock.now().getTime(), 2);

  // All bodies wait until the sale has ended; they are sent at the same moment.
  let waiting = 0;
  const isOver = Promise.withResolvers<void>();
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const call = openSlowCaller({
    origin: server.config.origins.site,
    headers: { cookie },
    beforeBody: async () => {
      waiting += 1;
      await isOver.promise;
    },
  });
  const answers = [
    call(lotteryPlaceTickets, {
      params,
      body: { issueId, tickets: [{ ...ticket, key: newKey() }] },
    }),
    call(lotteryPlaceChase, {
      params,
      body: {
        key: newKey(),
        play: 'big',
        selection: '-',
        stakePerLine: '100',
        stopsOnWin: true,
        tickets: issues.map(({ number: issueNumber }) => {
          return { key: newKey(), issueNumber, multiplier: 1 };
        }),
      },
    }),
    call(lotteryGroupsCreate, { params, body: { ...group, key: newKey(), own: own() } }),
    call(lotteryGroupsBuyShares, { params: { groupId: founded.key }, body: own() }),
  ];
  await expect.poll(() => waiting).toBe(answers.length);
  clock.set(new Date(current.closesAt));
  await pause(heldMs);
  isOver.resolve();
  const codes = (await Promise.all(answers)).map((reply) => (reply.success ? 'ok' : reply.code));
  expect(codes).toEqual(['issue_closed', 'issue_closed', 'issue_closed', 'issue_closed']);
});
