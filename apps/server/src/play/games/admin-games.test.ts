// Goal: what an operator does to a game is what players see next, and a list of games comes in
// whole or not at all, with every fault named.
import { expect, test } from 'vitest';
import { lobbyGetGame } from '@khelaghor/client/routes/first.gen.ts';
import {
  launchLaunchGame,
  lobbyListGames,
  gamesAdminUpdate,
  gamesAdminImport,
  gamesAdminList,
} from '@khelaghor/client/routes/play.gen.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { unknownRevision } from '@khelaghor/testkit/edit-settings.ts';
import { addLobbyVendor, makeManyGames } from '@khelaghor/testkit/seed-lobby.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';
import { endGameMaintenance } from './index.ts';

const clock = createFakeClock(new Date('2026-11-22T06:00:10Z'));
const { server, operator } = await withOperator({ clock });
const visitor = openBrowser(server);
await addLobbyVendor(server, { code: 'megha' });

type Change = Parameters<typeof change>[1];
async function change(gameCode: string, body: Record<string, unknown>) {
  const { games } = await operator.callOrFail(gamesAdminList, { query: { code: gameCode } });
  const revision = games[0]?.revision ?? unknownRevision;
  return operator.call(gamesAdminUpdate, { params: { gameCode }, body: { ...body, revision } });
}

const bring = (format: 'json' | 'csv', text: string, dryRun = false, vendor = 'megha') =>
  operator.call(gamesAdminImport, { body: { vendor, format, text, dryRun } });

const launch = (browser: TestBrowser) =>
  browser.call(launchLaunchGame, {
    body: { gameId: 'dice', launchMode: 'GLS', platform: 'html5', language: 'en' },
  });

const endMaintenance = () => endGameMaintenance(server.ctx);

test.each(['পিকে১০ রেস', 'pk১০ RACE', 'PK10race', ' পিকে10  রেস ', '\u202aপিকে১০ রেস\u202c'])(
  '%j finds PK10 among the games',
  async (text) => {
    const { games } = await operator.callOrFail(gamesAdminList, { query: { text } });
    expect(games.map(({ gameCode }) => gameCode)).toEqual(['pk10']);
  },
);

test('maintenance: closed at once, told why, open again at its time, and all of it logged', async () => {
  const { browser } = await signUp(server);
  const endsAt = new Date(clock.now().getTime() + 600_000).toISOString();
  const shut: Change = { state: 'maintenance', maintenanceEndsAt: endsAt };
  expect(await change('dice', shut)).toMatchObject({
    value: { open: false, maintenance: { endsAt } },
  });
  expect(await launch(browser)).toMatchObject({
    code: 'game_maintenance',
    message: expect.stringMatching(
      /^This game is under maintenance until \d\d\/\d\d\/\d{4}, \d\d:\d\d\. /u,
    ) as string,
  });
  const seen = await visitor.call(lobbyGetGame, { query: { gameCode: 'dice' } });
  expect(seen).toMatchObject({ value: { game: { maintenance: { endsAt } } } });
  await endMaintenance();
  expect(await launch(browser)).toMatchObject({ code: 'game_maintenance' });
  clock.advance(600_000);
  await endMaintenance();
  expect(await launch(browser)).toMatchObject({ success: true });
  const events = await server.ctx.db
    .selectFrom('eventLog')
    .select(['kind', 'actor'])
    .where('subject', '=', 'game:dice')
    .orderBy('id')
    .execute();
  expect(events).toEqual([
    { kind: 'game.changed', actor: 'operator:shapla' },
    { kind: 'game.maintenance_ended', actor: 'system' },
  ]);
});

test('a closed game is not opened by the end of a maintenance before', async () => {
  const endsAt = new Date(clock.now().getTime() + 60_000).toISOString();
  await change('dice', { state: 'maintenance', maintenanceEndsAt: endsAt });
  await change('dice', { state: 'closed' });
  clock.advance(120_000);
  await endMaintenance();
  const { browser } = await signUp(server);
  expect(await launch(browser)).toMatchObject({ code: 'game_closed' });
  expect(await change('dice', { state: 'open' })).toMatchObject({ value: { open: true } });
});

test('bad changes are refused and change nothing', async () => {
  const before = await visitor.call(lobbyGetGame, { query: { gameCode: 'dice' } });
  const past = { state: 'maintenance', maintenanceEndsAt: '2020-01-01T00:00:00.000Z' };
  expect(await change('dice', past)).toMatchObject({ code: 'maintenance_ended' });
  expect(await change('nosuchgame', { sort: 1 })).toMatchObject({ code: 'game_unknown' });
  for (const body of [
    { titleEn: '' },
    { titleEn: 'x'.repeat(81) },
    { sort: -1 },
    { minBet: '0' },
    { minLineNum: 0 },
    { picture: 'https://elsewhere.example/x.png' },
    { picture: '../../etc/passwd' },
    { gameClassify: 'NOSUCH' },
  ])
    expect(await change('dice', body)).toMatchObject({ code: 'malformed' });
  expect(await visitor.call(lobbyGetGame, { query: { gameCode: 'dice' } })).toEqual(before);
  const body = { state: 'closed', revision: unknownRevision } as const;
  const stranger = openBrowser(server, { listener: 'console' });
  expect(
    await stranger.call(gamesAdminUpdate, { params: { gameCode: 'dice' }, body }),
  ).toMatchObject({ code: 'not_logged_in' });
});

test('titles, mark, class and stakes are what players see', async () => {
  await change('dice', {
    titleEn: '<b>Dice</b>',
    isHot: false,
    gameClassify: 'DICE',
    minBet: '100',
    minLineNum: 1,
  });
  const seen = await visitor.call(lobbyGetGame, { query: { gameCode: 'dice' } });
  expect(seen).toMatchObject({
    value: {
      game: { title: { en: '<b>Dice</b>' }, isHot: 0, gameClassify: 'DICE', minBet: '100' },
    },
  });
  await change('dice', { titleEn: 'Dice', isHot: true, minBet: null, minLineNum: null });
});

test('a game opens its vendor’s list or a lottery of Vietnam as an operator says', async () => {
  const readCard = async () =>
    (await visitor.callOrFail(lobbyGetGame, { query: { gameCode: 'dice' } })).game;
  const { accountTypeName: own } = await readCard();
  await change('dice', { opensVendorList: true, accountType: 'TCG_LOTTO_VN' });
  expect(await readCard()).toMatchObject({
    isGame: 'VASSALAGE',
    accountTypeName: 'TCG_LOTTO_VN',
  });
  await change('dice', { opensVendorList: false, accountType: null });
  expect(await readCard()).toMatchObject({ isGame: 'GAME', accountTypeName: own });
});

test('a list comes in once; again it changes only what it says', async () => {
  const list = makeManyGames(60);
  const text = JSON.stringify({ games: list });
  const counts = { added: 60, changed: 0, unchanged: 0, faults: [] };
  const countSlots = async () =>
    (await visitor.callOrFail(lobbyListGames, { query: { gameType: 'RNG' } })).total;
  const before = await countSlots();
  expect(await bring('json', text, true)).toMatchObject({ value: counts });
  expect(await countSlots()).toBe(before);
  expect(await bring('json', text)).toMatchObject({ value: counts });
  expect(await countSlots()).toBe(before + 60);
  expect(await bring('json', text)).toMatchObject({
    value: { added: 0, changed: 0, unchanged: 60 },
  });
  const renamed = list.map((game, index) => (index < 2 ? { ...game, titleEn: 'New' } : game));
  expect(await bring('json', JSON.stringify(renamed))).toMatchObject({
    value: { added: 0, changed: 2, unchanged: 58 },
  });
});

test('the same as CSV, with quotes, Bengali and a byte order mark', async () => {
  const csv = [
    '\uFEFFvendorGameCode,titleEn,titleBn,gameType,gameClassify,minBet,minLineNum,isHot,opensVendorList,accountType',
    'csv_1,"River, ""wide""",চওড়া নদী,FISH,ARCADE,100,,true,true,',
    'csv_2,Plain,সরল,FISH,,,,,0,TCG_SEA',
    '',
  ].join('\r\n');
  expect(await bring('csv', csv)).toMatchObject({ value: { added: 2, faults: [] } });
  const found = await visitor.call(lobbyListGames, { query: { gameType: 'FISH' } });
  const titles = found.success ? found.value.games.map(({ title }) => title.en) : [];
  expect(titles.toSorted()).toEqual(['Plain', 'River, "wide"']);
  const managed = await operator.call(gamesAdminList, { query: { text: 'csv_1' } });
  expect(managed).toMatchObject({
    value: {
      total: 1,
      games: [{ vendor: 'megha', vendorGameCode: 'csv_1', isHot: 1, isGame: 'VASSALAGE' }],
    },
  });
  const plain = await operator.call(gamesAdminList, { query: { text: 'csv_2' } });
  expect(plain).toMatchObject({
    value: { games: [{ isGame: 'GAME', accountTypeName: 'TCG_SEA' }] },
  });
  const byState = async (state: 'open' | 'closed') =>
    operator.call(gamesAdminList, { query: { vendor: 'megha', gameType: 'FISH', state } });
  expect(await byState('open')).toMatchObject({ value: { total: 2 } });
  expect(await byState('closed')).toMatchObject({ value: { total: 0 } });
});

const good = { vendorGameCode: 'a', titleEn: 'A', titleBn: 'ক', gameType: 'RNG' };

test.each([
  ['json', 'not json', [{ line: 1, field: '', fault: 'unreadable' }]],
  ['json', '{}', [{ line: 1, field: 'games', fault: 'missing' }]],
  ['json', '[]', [{ line: 1, field: 'games', fault: 'missing' }]],
  ['json', JSON.stringify([good, null]), [{ line: 2, field: '', fault: 'unreadable' }]],
  [
    'json',
    JSON.stringify([
      { ...good, gameType: 'NOSUCH' },
      { ...good, titleBn: undefined },
    ]),
    [
      { line: 1, field: 'gameType', fault: 'invalid' },
      { line: 2, field: 'titleBn', fault: 'missing' },
    ],
  ],
  [
    'json',
    JSON.stringify([{ ...good, price: 1 }]),
    [{ line: 1, field: 'price', fault: 'unknown_field' }],
  ],
  ['json', JSON.stringify([good, good]), [{ line: 2, field: 'vendorGameCode', fault: 'repeated' }]],
  [
    'json',
    JSON.stringify(Array.from({ length: 2_001 }, () => good)),
    [{ line: 2_001, field: '', fault: 'too_many' }],
  ],
  ['csv', 'a,"b', [{ line: 1, field: '', fault: 'unreadable' }]],
  [
    'csv',
    'vendorGameCode,titleEn,titleBn,gameType\nx,"two\nlines",দুই,RNG\ny,Y,ওয়াই,LIVE,more',
    [{ line: 4, field: '', fault: 'unknown_field' }],
  ],
  [
    'csv',
    'vendorGameCode,titleEn,titleBn,gameType,minBet\nx,X,এক্স,RNG,-1',
    [{ line: 2, field: 'minBet', fault: 'invalid' }],
  ],
] as const)('a %s with a fault brings nothing: %s', async (format, text, faults) => {
  const count = async () => {
    const reply = await operator.call(gamesAdminList, { query: {} });
    return reply.success ? reply.value.total : null;
  };
  const before = await count();
  expect(await bring(format, text)).toMatchObject({
    value: { added: 0, changed: 0, unchanged: 0, faults },
  });
  expect(await count()).toBe(before);
});

test('only a vendor that is there gets games', async () => {
  expect(await bring('json', JSON.stringify([good]), false, 'nosuch')).toMatchObject({
    code: 'vendor_unknown',
  });
});
