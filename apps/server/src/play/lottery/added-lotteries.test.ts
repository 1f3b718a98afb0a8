// Goal: a lottery that an operator adds has the rules and terms of another one, is sold, drawn,
// proven and listed like it once it is open, and never gives its code to another. Method: the whole
// server on a held clock, without a restart.
import { expect, test } from 'vitest';
import { lotteryGetGame } from '@khelaghor/client/routes/first.gen.ts';
import {
  betsGetFairness,
  gamesAdminSwitch,
  lobbyGetLotteryLobby,
  lotteryAdminAdd,
  lotteryAdminGet,
  lotteryAdminList,
  lotteryAdminRemove,
  lotteryListAdded,
  lotteryListMyTickets,
  lotteryPlaceTickets,
} from '@khelaghor/client/routes/play.gen.ts';
import { computeCommitment, parseSeed } from '@khelaghor/fairness/seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { drawResult, lotteryRows } from '@khelaghor/engine-lottery/public.ts';
import { findSampleGame } from '@khelaghor/engine-lottery/server.ts';
import { changeLotteryTerms } from '@khelaghor/testkit/change-lottery-terms.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { auditAfterAll, withOperator } from '@khelaghor/testkit/with-server.ts';
import { closeIssue } from './close-issue.ts';
import { drawIssue } from './draw-issue.ts';
import { ensureIssues } from './schedule-issues.ts';
import { settleIssue } from './settle-issue.ts';

const clock = createFakeClock(new Date('2026-11-21T06:00:10Z'));
const { server, operator, visitor } = await withOperator({ clock });
const { ctx } = server;
auditAfterAll(server);

const everyTwo = {
  kind: 'period' as const,
  periodSeconds: 120 as const,
  closeBeforeDrawSeconds: 10,
};
const nightly = {
  kind: 'calendar' as const,
  days: [{ on: ['fri' as const], at: ['21:00'] }],
  holidays: [],
  closeBeforeDrawSeconds: 900,
};

const add = (body: Record<string, unknown>) =>
  operator.call(lotteryAdminAdd, {
    body: {
      code: 'k3two',
      basedOn: 'k3',
      titleBn: 'কে৩, 2 মিনিট',
      titleEn: 'K3, 2 minutes',
      timetable: everyTwo,
      ...body,
    },
  });

const setState = (gameCode: string, state: 'open' | 'closed') =>
  operator.callOrFail(gamesAdminSwitch, {
    params: { gameCode },
    body: { open: state === 'open' },
  });

const openGame = (gameCode: string) => visitor.call(lotteryGetGame, { params: { gameCode } });
const remove = (gameCode: string) => operator.call(lotteryAdminRemove, { params: { gameCode } });

async function buy(browser: TestBrowser, gameCode: string, issueId: string) {
  const key = createKey(clock);
  const tickets = [{ key, play: 'big', selection: '-', stakePerLine: '1000' }];
  return browser.call(lotteryPlaceTickets, { params: { gameCode }, body: { issueId, tickets } });
}

const listIssues = (gameCode: string) =>
  ctx.db.selectFrom('lotteryIssue').select('id').where('gameCode', '=', gameCode).execute();

const listLobby = async () =>
  (await visitor.callOrFail(lobbyGetLotteryLobby, { query: {} })).lotteries.map(
    ({ game }) => game.gameCode,
  );

test('an added lottery is closed and has no draws, with the terms of the other one', async () => {
  await changeLotteryTerms(operator, 'k3', { series: 1_900, playsOff: ['small'] });
  expect(await add({})).toMatchObject({
    value: {
      gameCode: 'k3two',
      basedOn: 'k3',
      family: 'k3',
      state: 'closed',
      title: { en: 'K3, 2 minutes' },
      periodSeconds: 120,
      current: null,
      terms: { series: 1_900, playsOff: ['small'], drawSource: 'own' },
      timetable: { current: everyTwo, zone: 'Asia/Dhaka' },
    },
  });
  await ensureIssues(ctx);
  expect(await listIssues('k3two')).toEqual([]);
  expect(await openGame('k3two')).toMatchObject({ code: 'game_unknown' });
  expect(await listLobby()).not.toContain('k3two');
  const { lotteries } = await operator.callOrFail(lotteryAdminList, {});
  expect(lotteries.map(({ gameCode }) => gameCode)).toEqual([
    ...lotteryRows.map(({ code }) => code),
    'k3two',
  ]);
  expect(await visitor.callOrFail(lotteryListAdded, {})).toEqual({
    lotteries: [
      {
        code: 'k3two',
        basedOn: 'k3',
        title: { bn: 'কে৩, 2 মিনিট', en: 'K3, 2 minutes' },
        timetable: everyTwo,
      },
    ],
  });
  const event = await ctx.db
    .selectFrom('eventLog')
    .select(['actor', 'subject'])
    .where('kind', '=', 'lottery.added')
    .execute();
  expect(event).toEqual([{ actor: 'operator:shapla', subject: 'game:k3two' }]);
});

test('once it is open it is sold, drawn, settled and proven by the rules it follows', async () => {
  const { browser } = await signUp(server, { balanceMinor: 100_000n });
  await setState('k3two', 'open');
  await ensureIssues(ctx);
  const { current } = await visitor.callOrFail(lotteryGetGame, { params: { gameCode: 'k3two' } });
  expect(Date.parse(current.drawsAt) - Date.parse(current.opensAt)).toBe(120_000);
  expect(await listLobby()).toContain('k3two');
  expect(await buy(browser, 'k3two', current.issueId)).toMatchObject({ success: true });
  clock.set(new Date(Date.parse(current.drawsAt) + 1_000));
  await closeIssue(ctx, current.issueId);
  await drawIssue(ctx, current.issueId);
  await settleIssue(ctx, current.issueId);
  const mine = await browser.callOrFail(lotteryListMyTickets, {
    params: { gameCode: 'k3two' },
    query: {},
  });
  const [ticket] = mine.items;
  const fairness = await browser.callOrFail(betsGetFairness, {
    params: { betId: ticket?.betId ?? '' },
  });
  expect(fairness).toMatchObject({ kind: 'lottery', scope: 'k3/1', ticket: { gameCode: 'k3two' } });
  const { issue, clientSeed, nonce, scope } = fairness as Extract<
    typeof fairness,
    { kind: 'lottery' }
  >;
  const seed = parseSeed(issue.serverSeed ?? '');
  const serverSeed = seed.ok ? seed.value : new Uint8Array();
  expect(computeCommitment(serverSeed)).toBe(issue.commitment);
  const family = findSampleGame('k3')?.family;
  const stream = createFairStream({ serverSeed, clientSeed: clientSeed ?? '', nonce, scope });
  expect(family && drawResult(family, stream)).toEqual(issue.result);
});

test('one that is closed again sells nothing, and is not removed', async () => {
  const { browser } = await signUp(server, { balanceMinor: 100_000n });
  const { current } = await visitor.callOrFail(lotteryGetGame, { params: { gameCode: 'k3two' } });
  await setState('k3two', 'closed');
  expect(await buy(browser, 'k3two', current.issueId)).toMatchObject({ code: 'game_closed' });
  expect(await remove('k3two')).toMatchObject({ code: 'lottery_was_open' });
  expect(await remove('k3')).toMatchObject({ code: 'lottery_declared' });
  expect(await operator.call(lotteryAdminGet, { params: { gameCode: 'k3two' } })).toMatchObject({
    success: true,
  });
});

test('a code is used once: not for two, not for that of another game, not after its removal', async () => {
  const codes = async (replies: readonly ReturnType<typeof add>[]) =>
    (await Promise.all(replies)).map((reply) => (reply.success ? 'added' : reply.code));
  expect(await codes([add({}), add({ code: 'k3' }), add({ code: 'dice' })])).toEqual(
    Array.from({ length: 3 }, () => 'lottery_code_taken'),
  );
  const both = await codes([
    add({ code: 'hk6fri', basedOn: 'hk6', timetable: nightly }),
    add({ code: 'hk6fri' }),
  ]);
  expect(both.toSorted()).toEqual(['added', 'lottery_code_taken']);
  expect(await remove('hk6fri')).toMatchObject({ value: { removed: true } });
  expect(await remove('hk6fri')).toMatchObject({ code: 'game_unknown' });
  expect(await operator.call(lotteryAdminGet, { params: { gameCode: 'hk6fri' } })).toMatchObject({
    code: 'game_unknown',
  });
  expect(await add({ code: 'hk6fri' })).toMatchObject({
    code: 'lottery_code_taken',
    fields: { code: expect.any(String) as string },
  });
  const rename = ctx.db.updateTable('lotteryGame').set({ basedOn: 'ssc1' }).execute();
  await expect(rename).rejects.toThrow('stays as it is');
});

test('one that follows an added lottery has the rules of its declared one, and its own calendar', async () => {
  expect(await add({ code: 'k3three', basedOn: 'k3two' })).toMatchObject({
    value: { basedOn: 'k3' },
  });
  const fri = { code: 'hk6weekly', basedOn: 'hk6', timetable: nightly };
  expect(await add(fri)).toMatchObject({ value: { timetable: { zone: 'Asia/Hong_Kong' } } });
  await setState('hk6weekly', 'open');
  const { current } = await visitor.callOrFail(lotteryGetGame, {
    params: { gameCode: 'hk6weekly' },
  });
  // Friday, 27 November, 21:00 in Hong Kong.
  expect(current.drawsAt).toBe('2026-11-27T13:00:00.000Z');
});

test('one that another process added is sold here a second later, without a restart', async () => {
  const like = await ctx.db
    .selectFrom('game')
    .selectAll()
    .where('code', '=', 'k3')
    .executeTakeFirstOrThrow();
  const { favouriteKey: _, ...game } = like;
  await ctx.db
    .insertInto('game')
    .values({ ...game, code: 'k3far' })
    .execute();
  const added = { code: 'k3far', basedOn: 'k3', timetable: JSON.stringify(everyTwo) };
  await ctx.db
    .insertInto('lotteryGame')
    .values({ ...added, addedAt: clock.now() })
    .execute();
  clock.advance(1_000);
  const { current } = await visitor.callOrFail(lotteryGetGame, { params: { gameCode: 'k3far' } });
  const { browser } = await signUp(server, { balanceMinor: 100_000n });
  expect(await buy(browser, 'k3far', current.issueId)).toMatchObject({ success: true });
});

test('bad input is refused by its field', async () => {
  const fieldOf = async (body: Record<string, unknown>) => {
    const reply = await add({ code: 'k3new', ...body });
    const fields = 'fields' in reply ? Object.keys(reply.fields ?? {}) : [];
    return reply.success ? ['added'] : [reply.code, ...fields];
  };
  expect(await fieldOf({ code: 'K3 new' })).toEqual(['malformed', 'code']);
  expect(await fieldOf({ titleBn: ' ' })).toEqual(['malformed', 'titleBn']);
  expect(await fieldOf({ basedOn: 'dice' })).toEqual(['game_unknown', 'basedOn']);
  expect(await fieldOf({ timetable: nightly })).toEqual(['timetable_invalid', 'timetable']);
  const never = { ...nightly, days: [{ on: [31], at: ['21:00'] }], holidays: [] };
  expect(await fieldOf({ basedOn: 'hk6', timetable: never })).toEqual([
    'timetable_invalid',
    'timetable',
  ]);
  const stranger = openBrowser(server, { listener: 'console' });
  expect(await stranger.call(lotteryAdminRemove, { params: { gameCode: 'k3two' } })).toMatchObject({
    code: 'not_logged_in',
  });
});
