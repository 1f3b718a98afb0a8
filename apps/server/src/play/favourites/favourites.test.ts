// Goal: a member keeps favourite games and finds recently opened ones; the calls do not show which
// games or vendors exist beyond what every visitor sees.
import { expect, test } from 'vitest';
import {
  favouritesCreate,
  favouritesListIds,
  favouritesList,
  favouritesRecordOpened,
  favouritesListRecent,
  favouritesDelete,
  launchLaunchGame,
} from '@khelaghor/client/routes/play.gen.ts';
import { favouritesMax } from '@khelaghor/contract/play/favourites.ts';
import type { GameCategory } from '@khelaghor/contract/lib/shapes.ts';
import { addLobbyGame, addLobbyVendor, seedLobby } from '@khelaghor/testkit/seed-lobby.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer();
await seedLobby(server, { vendor: 'megha', count: favouritesMax + 1 });
await addLobbyVendor(server, { code: 'dig' });
await addLobbyGame(server, { code: 'roosters', vendor: 'dig', gameType: 'SPORTS' });
await addLobbyVendor(server, { code: 'shut', open: false });
await addLobbyGame(server, { code: 'hidden', vendor: 'shut', gameType: 'RNG' });

type Named = { nodeId: number; vendor: string; gameType: GameCategory };

async function named(code: string): Promise<Named> {
  const game = await server.ctx.db
    .selectFrom('game')
    .select(['favouriteKey', 'vassalage', 'gameType'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const { favouriteKey: nodeId, vassalage: vendor } = game;
  return { nodeId, vendor, gameType: game.gameType as GameCategory };
}

const add = (browser: TestBrowser, data: Named) => {
  server.clock.advance(1_000);
  return browser.call(favouritesCreate, { body: { data } });
};
const remove = (browser: TestBrowser, data: Named) =>
  browser.call(favouritesDelete, { body: { data } });

async function kept(browser: TestBrowser, gameType?: GameCategory): Promise<string[]> {
  const query = gameType === undefined ? {} : { gameType };
  const value = await browser.callOrFail(favouritesList, { query });
  return value.content.map(({ gameCode }) => gameCode);
}

test('a game added twice or removed twice is one favourite, newest first', async () => {
  const { browser } = await signUp(server);
  const dice = await named('dice');
  expect(await add(browser, dice)).toMatchObject({ value: { isFavourite: true } });
  expect(await add(browser, dice)).toMatchObject({ value: { isFavourite: true } });
  await add(browser, await named('megha7'));
  expect(await kept(browser)).toEqual(['megha7', 'dice']);
  const ids = await browser.call(favouritesListIds, { query: { clientType: 3, gameType: 'RNG' } });
  expect(ids).toMatchObject({ value: { content: [(await named('megha7')).nodeId] } });
  expect(await remove(browser, dice)).toMatchObject({ value: { isFavourite: false } });
  expect(await remove(browser, dice)).toMatchObject({ value: { isFavourite: false } });
  expect(await kept(browser)).toEqual(['megha7']);
});

test('concurrent adds of one game make one favourite', async () => {
  const { browser } = await signUp(server);
  const game = await named('megha9');
  const replies = await Promise.all(Array.from({ length: 8 }, () => add(browser, game)));
  expect(replies.every((reply) => reply.success)).toBe(true);
  expect(await kept(browser)).toEqual(['megha9']);
});

test('sports of a vendor with its own lobby are listed under that lobby', async () => {
  const { browser } = await signUp(server);
  const game = await named('roosters');
  expect(await add(browser, { ...game, gameType: 'COCKFIGHT' })).toMatchObject({ success: true });
  expect(await kept(browser, 'COCKFIGHT')).toEqual(['roosters']);
  expect(await kept(browser, 'SPORTS')).toEqual([]);
});

test('a card with any wrong part gets the same answer', async () => {
  const { browser } = await signUp(server);
  const game = await named('megha1');
  const answers = await Promise.all([
    add(browser, { ...game, nodeId: 1 }),
    add(browser, { ...game, vendor: 'DIG' }),
    add(browser, { ...game, gameType: 'LIVE' }),
    add(browser, await named('hidden')),
    add(browser, { ...game, nodeId: 2_147_483_647 }),
  ]);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ code: 'game_unknown' });
  expect(await kept(browser)).toEqual([]);
  const tooLarge = await add(browser, { ...game, nodeId: 9_007_199_254_740_991 });
  expect(tooLarge).toMatchObject({ success: false, code: 'malformed' });
});

test('the search finds favourites by name in either language, and nothing else', async () => {
  const { browser } = await signUp(server);
  await add(browser, await named('dice'));
  await add(browser, await named('megha7'));
  const found = async (gameName: string) => {
    const reply = await browser.call(favouritesList, { query: { gameName } });
    return reply.success && reply.value.content.map(({ gameCode }) => gameCode);
  };
  expect(await found(' DIC ')).toEqual(['dice']);
  expect(await found('পাশা')).toEqual(['dice']);
  expect(await found('%')).toEqual([]);
  expect(await found('')).toEqual(['megha7', 'dice']);
});

test('a member cannot see or change another member’s favourites', async () => {
  const [one, other] = [await signUp(server), await signUp(server)];
  await add(one.browser, await named('dice'));
  expect(await kept(other.browser)).toEqual([]);
  await remove(other.browser, await named('dice'));
  expect(await kept(one.browser)).toEqual(['dice']);
  const stranger = openBrowser(server);
  expect(await add(stranger, await named('dice'))).toMatchObject({ code: 'not_logged_in' });
  expect(await stranger.call(favouritesList, { query: {} })).toMatchObject({
    code: 'not_logged_in',
  });
});

test('the number of favourites has a limit', async () => {
  const { browser, memberId } = await signUp(server);
  await server.ctx.db
    .insertInto('favouriteGame')
    .values(
      Array.from({ length: favouritesMax }, (_, index) => ({
        memberId,
        gameCode: `megha${index + 1}`,
        createdAt: server.clock.now(),
      })),
    )
    .execute();
  const full = await add(browser, await named(`megha${favouritesMax + 1}`));
  expect(full).toMatchObject({ code: 'favourites_full' });
  const first = await browser.call(favouritesList, { query: {} });
  expect(first).toMatchObject({ value: { totalPages: Math.ceil(favouritesMax / 42) } });
});

type Wanted = { vassalage?: string; gameName?: string };

async function recent(browser: TestBrowser, query: Wanted = {}) {
  const value = await browser.callOrFail(favouritesListRecent, { query });
  return value.list.map(({ gameCode }) => gameCode);
}

test('the last opened game comes first, after a launch or a page of the site', async () => {
  const { browser } = await signUp(server);
  const note = (gameCode: string) => browser.call(favouritesRecordOpened, { body: { gameCode } });
  expect(await recent(browser)).toEqual([]);
  const body = { gameId: 'dice', launchMode: 'GLS', platform: 'html5', language: 'bn' } as const;
  await browser.call(launchLaunchGame, { body });
  server.clock.advance(1_000);
  expect(await note('k3')).toMatchObject({ success: true });
  expect(await recent(browser)).toEqual(['k3', 'dice']);
  server.clock.advance(1_000);
  await browser.call(launchLaunchGame, { body });
  expect(await recent(browser)).toEqual(['dice', 'k3']);
  expect(await recent(browser, { vassalage: 'MEGHA' })).toEqual([]);
  expect(await recent(browser, { gameName: 'কে3' })).toEqual(['k3']);
  expect(await recent(browser, { gameName: 'wheel' })).toEqual([]);
  expect(await note('nosuchgame')).toMatchObject({ code: 'game_unknown' });
});

test('a refused launch is not recorded', async () => {
  const { browser } = await signUp(server);
  const body = { gameId: 'megha1', launchMode: 'GLS', platform: 'html5', language: 'en' } as const;
  const reply = await browser.call(launchLaunchGame, { body });
  expect(reply).toMatchObject({ code: 'vendor_unavailable' });
  expect(await recent(browser)).toEqual([]);
});
