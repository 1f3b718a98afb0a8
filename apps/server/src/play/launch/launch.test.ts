// A launch code opens one game session for one member, once, within a minute.
import { expect, test } from 'vitest';
import { leaderboardsListWinners, gamesListMenus } from '@khelaghor/client/routes/first.gen.ts';
import {
  inhouseGetState,
  launchLaunchGame,
  launchCreateGameSession,
} from '@khelaghor/client/routes/play.gen.ts';
import { getProduct, isProductCode } from '@khelaghor/contract/play/products.ts';
import { lotteryRows } from '@khelaghor/engine-lottery/public.ts';
import { finishedGames } from '@khelaghor/game-list/games.ts';
import { diceParams } from '@khelaghor/testkit/dice-call.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { changeMember, signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer();

const launch = (browser: TestBrowser, gameId = 'dice') =>
  browser.call(launchLaunchGame, {
    body: { gameId, launchMode: 'GLS', platform: 'html5', language: 'bn' },
  });

async function codeFor(browser: TestBrowser): Promise<string> {
  const reply = await launch(browser);
  if (!reply.success) throw new Error(reply.code);
  const address = new URL(reply.value.content);
  expect(address.origin).toBe(server.config.origins.games);
  expect(address.pathname + address.search).toBe('/dice/');
  return address.hash.slice('#launch='.length);
}

const exchange = (launchCode: string) =>
  openBrowser(server, { listener: 'games' }).call(launchCreateGameSession, {
    body: { launchCode },
  });

test('a code is exchanged once, also when it is sent many times at once', async () => {
  const { browser } = await signUp(server);
  const code = await codeFor(browser);
  const replies = await Promise.all(Array.from({ length: 8 }, () => exchange(code)));
  const opened = replies.filter((reply) => reply.success);
  expect(opened).toHaveLength(1);
  expect(opened[0]).toMatchObject({
    value: { gameCode: 'dice', currency: 'PLAY', language: 'bn' },
  });
  const refused = replies.flatMap((reply) => (reply.success ? [] : reply.code));
  expect(refused).toEqual(Array.from({ length: 7 }, () => 'launch_code_invalid'));
});

test('a code is refused after a minute, after log-out, and when it was never made', async () => {
  const { browser, memberId } = await signUp(server);
  const late = await codeFor(browser);
  server.clock.advance(60_000);
  expect(await exchange(late)).toMatchObject({ code: 'launch_code_invalid' });
  const orphan = await codeFor(browser);
  await server.ctx.db
    .updateTable('memberSession')
    .set({ endedAt: server.clock.now() })
    .where('memberId', '=', memberId)
    .execute();
  expect(await exchange(orphan)).toMatchObject({ code: 'launch_code_invalid' });
  expect(await exchange('A'.repeat(43))).toMatchObject({ code: 'launch_code_invalid' });
});

test("a game hears the server's time, and how the member wants figures written", async () => {
  const { browser, memberId } = await signUp(server);
  await changeMember(server, memberId, { digits: 'beng', grouping: 'western' });
  expect(await exchange(await codeFor(browser))).toMatchObject({
    value: { now: server.clock.now().toISOString(), digits: 'beng', grouping: 'western' },
  });
});

test('a game session ends after twelve hours', async () => {
  const { browser, memberId } = await signUp(server);
  const reply = await exchange(await codeFor(browser));
  if (!reply.success) throw new Error(reply.code);
  const token = reply.value.gameToken;
  const game = openBrowser(server, { listener: 'games', bearer: () => token });
  expect(await game.call(inhouseGetState, { params: diceParams })).toMatchObject({ success: true });
  await server.ctx.db
    .updateTable('memberSession')
    .set({ expiresAt: new Date(server.clock.now().getTime() + 86_400_000) })
    .where('memberId', '=', memberId)
    .execute();
  server.clock.advance(12 * 3_600_000);
  expect(await game.call(inhouseGetState, { params: diceParams })).toMatchObject({
    code: 'not_logged_in',
  });
});

test('only open games that run in a frame are launched, and only for members', async () => {
  const { browser } = await signUp(server);
  expect(await launch(browser, 'nosuchgame')).toMatchObject({ code: 'game_unknown' });
  expect(await launch(browser, 'k3')).toMatchObject({ code: 'game_unknown' });
  expect(await launch(openBrowser(server))).toMatchObject({ code: 'not_logged_in' });
  const setOpen = (open: boolean) =>
    server.ctx.db.updateTable('game').set({ open }).where('code', '=', 'dice').execute();
  await setOpen(false);
  try {
    expect(await launch(browser)).toMatchObject({ code: 'game_closed' });
  } finally {
    await setOpen(true);
  }
});

test('neither codes nor tokens are in the database as they are', async () => {
  const { browser } = await signUp(server);
  const code = await codeFor(browser);
  const codes = await server.ctx.db.selectFrom('launchCode').selectAll().execute();
  expect(JSON.stringify(codes)).not.toContain(code);
  const reply = await exchange(code);
  if (!reply.success) throw new Error(reply.code);
  const sessions = await server.ctx.db.selectFrom('gameSession').selectAll().execute();
  expect(sessions.length).toBeGreaterThan(0);
  expect(JSON.stringify(sessions)).not.toContain(reply.value.gameToken);
});

test('the lobby lists open games by category, and the board of winners is empty at first', async () => {
  const visitor = openBrowser(server);
  const menus = await visitor.callOrFail(gamesListMenus, {});
  const codes = menus.gameMenus.map((menu) => [
    menu.gameGroupCode,
    menu.games.map((game) => game.gameCode),
  ]);
  const lotteriesOf = (wanted: string) =>
    lotteryRows.filter(({ category }) => category === wanted).map(({ code }) => code);
  const ofHouse = finishedGames.map(({ code }) => code);
  const isSlot = (code: string) => isProductCode(code) && getProduct(code).card?.kind === 'RNG';
  expect(codes).toEqual([
    ['LOTT', lotteriesOf('LOTT')],
    ['ELOTT', lotteriesOf('ELOTT')],
    ['RNG', ofHouse.filter(isSlot)],
    ['INHOUSE', ofHouse.filter((code) => !isSlot(code))],
  ]);
  expect(await visitor.call(leaderboardsListWinners, {})).toEqual({
    success: true,
    value: { currency: 'PLAY', winners: [] },
  });
});
