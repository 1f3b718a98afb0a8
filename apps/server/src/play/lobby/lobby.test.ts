// Goal: a lobby shows what a player may see and nothing else, and no query string breaks it.
import { expect, test } from 'vitest';
import {
  gamesListMenus,
  lobbyGetGame,
  lobbyListNextDraws,
} from '@khelaghor/client/routes/first.gen.ts';
import {
  lobbyListGames,
  lobbyListVendors,
  lobbyListHotGames,
  lobbyGetLotteryLobby,
  lobbyListDraws,
  lobbyListLotteryResults,
  lobbyListPopularGames,
  lobbyListPvpRooms,
  lobbyListVendorTypes,
  lobbyListVietnamGames,
  lobbyListVietnamDraws,
  lobbyListRecentVietnamGames,
} from '@khelaghor/client/routes/play.gen.ts';
import { getProduct, productCodes } from '@khelaghor/contract/play/products.ts';
import { lotteryRows } from '@khelaghor/engine-lottery/public.ts';
import type { LotteryRow } from '@khelaghor/engine-lottery/public.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { addLobbyGame, addLobbyVendor, seedLobby } from '@khelaghor/testkit/seed-lobby.ts';
import { openBrowser, readValue } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { noteOpened } from '../favourites/index.ts';
import { drawIssue, ensureIssues } from '../lottery/index.ts';
import { setVendorOpen } from '../vendors/index.ts';

const clock = createFakeClock(new Date('2026-11-22T06:00:10Z'));
const server = await withServer({ clock });
const visitor = openBrowser(server);
await seedLobby(server, { vendor: 'megha', count: 100 });
await addLobbyVendor(server, { code: 'ds88' });
await addLobbyVendor(server, { code: 'tf' });
await addLobbyVendor(server, { code: 'shut', open: false });
const game = (code: string, vendor: string, gameType: 'SPORTS' | 'PVP' | 'LOTT') =>
  addLobbyGame(server, { code, vendor, gameType });
await game('roosters', 'ds88', 'SPORTS');
await game('arena', 'tf', 'SPORTS');
await game('hidden', 'shut', 'SPORTS');
await game('rummy', 'megha', 'PVP');
await addLobbyGame(server, {
  code: 'mienbac',
  vendor: 'megha',
  gameType: 'LOTT',
  accountType: 'TCG_LOTTO_VN',
  launch: 'lottery',
});

const list = async (query: Record<string, string>) => visitor.callOrFail(lobbyListGames, { query });
const codes = (games: readonly { gameCode: string }[]) => games.map(({ gameCode }) => gameCode);

/** The house's own slots, in the order of their places in the lobby. */
const ownSlots = productCodes.flatMap((code) => {
  const { card } = getProduct(code);
  return card?.kind === 'RNG' ? [{ ...card, code }] : [];
});
const slotCount = 100 + ownSlots.length;

test('a lobby comes in pages of 42, each game once and in its order', async () => {
  const pages = await Promise.all(
    ['1', '2', '3', '4'].map((pageNo) => list({ gameType: 'RNG', pageNo })),
  );
  expect(pages.map(({ games }) => games.length)).toEqual([42, 42, slotCount - 84, 0]);
  expect(pages.map(({ totalPages, total }) => [totalPages, total])).toEqual(
    pages.map(() => [3, slotCount]),
  );
  const all = pages.flatMap(({ games }) => codes(games));
  const samples = Array.from({ length: 100 }, (_, index) => index + 1);
  // The house's own slots stand among them at their places, those of one place by their codes.
  expect(all).toEqual(
    samples.flatMap((place) =>
      [
        ...ownSlots.filter(({ sort }) => sort === place).map(({ code }) => code),
        `megha${place}`,
      ].toSorted(),
    ),
  );
});

test.each([
  [{ gameType: 'RNG', vassalage: 'MEGHA' }, 100],
  [{ gameType: 'RNG', vassalage: 'DS88' }, 0],
  [{ gameType: 'RNG', gameClassify: 'JACKPOT' }, 25],
  [{ gameType: 'RNG', gameName: 'sample 10' }, 2],
  [{ gameType: 'RNG', gameName: 'নমুনা 42' }, 1],
  [{ gameType: 'RNG', minBet: '300' }, 30],
  [{ gameType: 'RNG', minLineNum: '25' }, 60],
  [{ gameType: 'RNG', minBet: '300', minLineNum: '15' }, 10],
  [{ gameType: 'SPORTS' }, 0],
  [{ gameType: 'COCKFIGHT' }, 1],
  [{ gameType: 'ESPORTS' }, 1],
  [{ vassalage: 'SHUT' }, 0],
  [{ vassalage: "' or 1=1 --" }, 0],
  [{ gameName: 'পিকে১০ রেস' }, 1],
  [{ gameName: 'পিকে10রেস' }, 1],
  [{ gameName: ' pk১০  RACE\u200b' }, 1],
  [{ gameName: 'কে3, ৪৫' }, 1],
  [{ gameName: 'k৩, 45' }, 1],
  [{ gameName: '%' }, 0],
  [{ gameName: '_' }, 0],
  [{ gameName: '\\' }, 0],
  [{ gameClassify: 'NOSUCH' }, 0],
])('%j finds %i games', async (query, total) => {
  expect((await list(query)).total).toBe(total);
});

test.each([
  'gameType=NOSUCH',
  'pageNo=0',
  'pageNo=-1',
  'pageNo=1e9',
  'pageNo=x',
  'pageSize=101',
  'minBet=-5',
  'minBet=1.5',
  'minBet=99999999999999999999',
  'minLineNum=NaN',
  `gameName=${'a'.repeat(10_000)}`,
  `vassalage=${'A'.repeat(25)}`,
  'language=xx',
])('%s is refused by name', async (query) => {
  const response = await visitor.send(`/wps/relay/gameList?${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ success: false, code: 'malformed' });
});

test('a repeated or unknown parameter breaks nothing', async () => {
  const unknown = await visitor.send('/wps/relay/gameList?__proto__=1&constructor=2&nothing=3');
  expect(unknown.status).toBe(200);
  const twice = await visitor.send('/wps/relay/gameList?gameType=RNG&gameType=LIVE');
  expect(twice.status).toBe(400);
});

test('vendors stand in their lobbies; a closed one, and one without games, in none', async () => {
  const { data } = await visitor.callOrFail(lobbyListVendors, { query: {} });
  const lanes = data.lanes.map(({ gameCategory, vendors }) => [gameCategory, vendors]);
  expect(lanes).toEqual([
    ['LOTT', ['KHELAGHOR', 'MEGHA']],
    ['ELOTT', ['KHELAGHOR']],
    ['ESPORTS', ['TF']],
    ['COCKFIGHT', ['DS88']],
    ['PVP', ['MEGHA']],
    ['RNG', ['KHELAGHOR', 'MEGHA']],
    ['INHOUSE', ['KHELAGHOR']],
  ]);
  const slots = data.lanes.find(({ gameCategory }) => gameCategory === 'RNG');
  expect(slots?.gameClassify).toEqual(['SLOT', 'JACKPOT', 'ARCADE', 'TABLE']);
  expect(slots?.cards['MEGHA']).toMatchObject({ isHot: 1, games: 100, gameType: 'RNG' });
  const nodeIds = data.lanes.flatMap(({ cards }) => Object.values(cards).map((one) => one.nodeId));
  expect(new Set(nodeIds).size).toBe(nodeIds.length);
  const types = async (vassalage: string) =>
    (await visitor.callOrFail(lobbyListVendorTypes, { query: { vassalage } })).data.lanes;
  expect((await types('MEGHA')).map(({ gameCategory }) => gameCategory)).toEqual([
    'LOTT',
    'PVP',
    'RNG',
  ]);
  for (const { cards } of await types('MEGHA')) expect(Object.keys(cards)).toEqual(['MEGHA']);
  expect(await types('SHUT')).toEqual([]);
  expect(await types('NOSUCH')).toEqual([]);
});

test('closing a vendor takes its games off every list at once, and shows no trace', async () => {
  const setOpen = (open: boolean) =>
    server.ctx.db
      .transaction()
      .execute((tx) => setVendorOpen(server.ctx, tx, { vendorCode: 'ds88', open }, 'system'));
  const one = () => visitor.call(lobbyGetGame, { query: { gameCode: 'roosters' } });
  expect(readValue(await one()).game.gameType).toBe('COCKFIGHT');
  await setOpen(false);
  try {
    expect((await list({ gameType: 'COCKFIGHT' })).total).toBe(0);
    const closed = await one();
    const unknown = await visitor.call(lobbyGetGame, { query: { gameCode: 'nosuchgame' } });
    expect(closed).toEqual(unknown);
    expect(closed).toMatchObject({ code: 'game_unknown' });
    const { gameMenus: menus } = await visitor.callOrFail(gamesListMenus, {});
    expect(menus.map(({ gameGroupCode }) => gameGroupCode)).not.toContain('COCKFIGHT');
  } finally {
    await setOpen(true);
  }
});

test('a game under maintenance stays in its lobby and says until when; others are offered', async () => {
  const endsAt = new Date('2030-01-01T00:00:00Z');
  const shut = (columns: { open: boolean; maintenance: boolean; maintenanceEndsAt: Date | null }) =>
    server.ctx.db.updateTable('game').set(columns).where('code', '=', 'megha2').execute();
  await shut({ open: false, maintenance: true, maintenanceEndsAt: endsAt });
  try {
    const { games } = await list({ gameType: 'RNG' });
    expect(games[1]).toMatchObject({
      gameCode: 'megha2',
      maintenance: { endsAt: endsAt.toISOString() },
    });
    const { game, others } = await visitor.callOrFail(lobbyGetGame, {
      query: { gameCode: 'megha2' },
    });
    expect(game.maintenance).not.toBeNull();
    expect(others).toHaveLength(6);
    expect(others.every((other) => other.gameType === 'RNG' && other.maintenance === null)).toBe(
      true,
    );
    await shut({ open: false, maintenance: false, maintenanceEndsAt: null });
    expect((await list({ gameType: 'RNG' })).total).toBe(slotCount - 1);
  } finally {
    await shut({ open: true, maintenance: false, maintenanceEndsAt: null });
  }
});

test('hot games, card rooms, and the first of each category for the home page', async () => {
  const { list: hot } = await visitor.callOrFail(lobbyListHotGames, { query: { gameType: 'RNG' } });
  const hotSlots = ownSlots.filter(({ isHot }) => isHot).map(({ code }) => code);
  expect(codes(hot)).toEqual(['megha1', ...hotSlots, 'megha41', 'megha81']);
  const { list: all } = await visitor.callOrFail(lobbyListHotGames, { query: {} });
  expect(codes(all)).toEqual(expect.arrayContaining(['dice', 'k3', 'megha1']));
  const { content: rooms } = await visitor.callOrFail(lobbyListPvpRooms, { query: {} });
  expect(rooms.map(({ roomId, vassalage }) => [roomId, vassalage])).toEqual([['rummy', 'MEGHA']]);
  const { gameMenus: menus } = await visitor.callOrFail(gamesListMenus, {});
  const slots = menus.find(({ gameGroupCode }) => gameGroupCode === 'RNG');
  expect([slots?.games.length, slots?.count]).toEqual([24, slotCount]);
});

test('popular lotteries are those that members opened', async () => {
  const popular = async (count?: number) =>
    codes(
      (await visitor.callOrFail(lobbyListPopularGames, { query: count ? { count } : {} })).games,
    );
  const before = await popular();
  expect(before).toHaveLength(20);
  expect(before[0]).toBe('k3');
  const { memberId } = await signUp(server);
  await noteOpened(server.ctx, memberId, 'mienbac');
  expect((await popular()).slice(0, 2)).toEqual(['mienbac', 'k3']);
  expect(await popular(1)).toEqual(['mienbac']);
});

test('regional lotteries, what a member opened of them, and numbers', async () => {
  const { browser } = await signUp(server);
  const { gameMenus: menu } = await visitor.callOrFail(lobbyListVietnamGames, {
    query: { device: 'WEB' },
  });
  const ours = lotteryRows.filter(({ area }) => area === 'VN').map(({ code }) => code);
  expect(codes(menu)).toEqual(expect.arrayContaining(['mienbac', ...ours]));
  expect(menu).toHaveLength(1 + ours.length);
  const menuOf = async (query: { prizeMode?: 'Lott' | 'ZY' | 'Elott' | 'SEA'; device?: string }) =>
    codes((await visitor.callOrFail(lobbyListVietnamGames, { query })).gameMenus);
  const lott = lotteryRows.filter(({ area, category }) => area === 'VN' && category === 'LOTT');
  expect(await menuOf({ prizeMode: 'Lott' })).toEqual(
    expect.arrayContaining(['mienbac', ...lott.map(({ code }) => code)]),
  );
  expect(await menuOf({ prizeMode: 'Elott' })).not.toContain('mienbac');
  expect(await menuOf({ prizeMode: 'ZY' })).toEqual([]);
  expect(await menuOf({ device: 'APP' })).toEqual([]);
  const recent = async () =>
    codes((await browser.callOrFail(lobbyListRecentVietnamGames, { query: {} })).gameMenus);
  expect(await recent()).toEqual([]);
  expect(await visitor.call(lobbyListRecentVietnamGames, { query: {} })).toMatchObject({
    code: 'not_logged_in',
  });
  expect((await visitor.callOrFail(lobbyListVietnamDraws, { query: {} })).list).toEqual([]);
  expect((await browser.callOrFail(lobbyListDraws, { query: { count: 5 } })).list).toEqual([]);
  expect(await visitor.call(lobbyListDraws, { query: {} })).toMatchObject({
    code: 'not_logged_in',
  });
});

test('the lotteries of the house with their draws, by area and by how they are sold', async () => {
  await ensureIssues(server.ctx);
  const ask = async (query: Record<string, string>) =>
    visitor.callOrFail(lobbyGetLotteryLobby, { query });
  const codesOf = async (query: Record<string, string>) =>
    (await ask(query)).lotteries.map(({ game }) => game.gameCode);
  const rowsOf = (wanted: (row: LotteryRow) => boolean) =>
    lotteryRows.filter(wanted).map(({ code }) => code);
  expect(await codesOf({})).toEqual(rowsOf(() => true));
  expect(await codesOf({ lottoArea: 'VN', launchMode: 'LOTT' })).toEqual(
    rowsOf(({ area }) => area === 'VN'),
  );
  expect(await codesOf({ lottoPrizeMode: 'SEA' })).toEqual(rowsOf(({ area }) => area === 'SEA'));
  expect(await codesOf({ lottoPrizeMode: 'Lott' })).toEqual(
    rowsOf(({ category }) => category === 'LOTT'),
  );
  expect(await codesOf({ lottoPrizeMode: 'ZY' })).toEqual([]);
  const [k3] = (await ask({})).lotteries;
  expect(k3).toMatchObject({ area: null, periodSeconds: 60, latest: null });
  expect(Date.parse(k3?.running?.drawsAt ?? '')).toBeGreaterThan(server.ctx.clock.now().getTime());
});

test('the next draws are due within the hour, the soonest first, one of each family', async () => {
  await ensureIssues(server.ctx);
  const ask = async (count?: number) =>
    (await visitor.callOrFail(lobbyListNextDraws, { query: count ? { count } : {} })).lotteries;
  const soon = await ask();
  expect(soon).toHaveLength(4);
  const all = await ask(10);
  expect(all.slice(0, 4)).toEqual(soon);
  const times = all.map(({ running }) => running?.drawsAt ?? '');
  expect(times).toEqual(times.toSorted());
  const nowMs = server.ctx.clock.now().getTime();
  expect(Date.parse(times[0] ?? '')).toBeGreaterThan(nowMs);
  expect(Date.parse(times.at(-1) ?? '')).toBeLessThanOrEqual(nowMs + 3_600_000);
  const familyOf = new Map(lotteryRows.map(({ code, family }) => [code, family]));
  const families = all.map(({ game: { gameCode } }) => familyOf.get(gameCode));
  expect(new Set(families).size).toBe(all.length);
  expect(families).not.toContain('k3');
});

test('a lobby call names the page of a game, and a way back on this site only', async () => {
  const ask = (query: Record<string, string>) => visitor.call(lobbyGetLotteryLobby, { query });
  expect(await ask({ lottoGameCode: 'xsmb', backUrl: '/promotions' })).toMatchObject({
    value: { view: 'betting', gameCode: 'xsmb', backUrl: '/promotions' },
  });
  expect(await ask({ lottoGameCode: 'xsmb', lottoView: 'lobby' })).toMatchObject({
    value: { view: 'lobby' },
  });
  for (const backUrl of ['https://elsewhere.test', '//elsewhere.test', '/\\elsewhere.test'])
    expect(await ask({ backUrl })).toMatchObject({ value: { view: 'lobby', backUrl: null } });
  expect(await ask({ lottoGameCode: 'nothing' })).toMatchObject({ code: 'game_unknown' });
  expect(await ask({ lottoArea: 'MOON' })).toMatchObject({ code: 'malformed' });
});

test('the results of a day are those of its draws in Dhaka', async () => {
  const { ctx } = server;
  await ensureIssues(ctx);
  const issue = await ctx.db
    .selectFrom('lotteryIssue')
    .select(['id', 'drawsAt', 'issueNumber'])
    .where('gameCode', '=', 'xsmb')
    .orderBy('drawsAt')
    .executeTakeFirstOrThrow();
  clock.set(issue.drawsAt);
  await drawIssue(ctx, issue.id);
  const ask = async (query: { day: string; lottoArea?: 'VN' | 'SEA' }) =>
    (await visitor.callOrFail(lobbyListLotteryResults, { query })).results;
  const [result, ...others] = await ask({ day: '2026-11-22', lottoArea: 'VN' });
  expect(others).toEqual([]);
  expect(result).toMatchObject({ gameCode: 'xsmb', issueNumber: issue.issueNumber });
  expect(result?.shown.groups.map(({ figures }) => figures)).toEqual([
    [result?.numbers.slice(0, 5).join('')],
  ]);
  expect(await ask({ day: '2026-11-21' })).toEqual([]);
  expect(await ask({ day: '2026-11-22', lottoArea: 'SEA' })).toEqual([]);
  const reply = await visitor.call(lobbyListLotteryResults, { query: { day: '2026-02-30' } });
  expect(reply).toMatchObject({ code: 'malformed' });
});
