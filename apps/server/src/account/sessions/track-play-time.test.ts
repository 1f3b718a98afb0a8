// Goal: the time that a member allows themselves is counted once over all browsers and games, and
// when it is used up there is no play until it resumes; their money stays accessible.
import { beforeEach, expect, test } from 'vitest';
import {
  responsibleGamingConfirmLimitIncrease,
  responsibleGamingGet,
  responsibleGamingSetLimit,
  sessionLogin,
} from '@khelaghor/client/routes/account.gen.ts';
import {
  memberGet,
  sessionLogout,
  walletGetBalance,
  lotteryGetGame,
} from '@khelaghor/client/routes/first.gen.ts';
import {
  inhousePlay,
  launchLaunchGame,
  lotteryPlaceTickets,
} from '@khelaghor/client/routes/play.gen.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { toDiceCall } from '@khelaghor/testkit/dice-call.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openDice } from '@khelaghor/testkit/open-dice.ts';
import { buildCallHead } from '@khelaghor/testkit/sample-vendor-calls.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { logIn } from '@khelaghor/testkit/test-login.ts';
import { signUp, solveHumanCheck } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { openNotices } from '@khelaghor/testkit/test-notices.ts';
import { dayMs, hourMs, minuteMs } from '@khelaghor/time/durations.ts';
import { withServer, withSampleVendor } from '@khelaghor/testkit/with-server.ts';
import { hasJustTimedOut } from './index.ts';

const clock = createFakeClock(new Date('2026-11-22T06:00:00Z'));
let member: TestMember;

const server = await withServer({ clock });
const vendor = await withSampleVendor(server);
beforeEach(async () => {
  member = await signUp(server, { balanceMinor: 1_000_000n });
});

const limitTo = (minutes: number | null, period: 'day' | 'week' = 'day', by = member.browser) =>
  by.call(responsibleGamingSetLimit, {
    body: {
      kind: 'time',
      period,
      amount: minutes === null ? null : String(minutes),
      password: member.password,
    },
  });

const ofDay = () => ({ kind: 'time', period: 'day', password: member.password }) as const;

const look = (browser: TestBrowser = member.browser) => browser.call(memberGet, {});

/** Passes time with a call every two minutes. */
async function stay(minutes: number, browser: TestBrowser = member.browser): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 2) {
    clock.advance(Math.min(2, minutes - passed) * minuteMs);
    await look(browser);
  }
}

async function usedMinutes(browser: TestBrowser = member.browser): Promise<number> {
  const value = await browser.callOrFail(responsibleGamingGet, {});
  return Number(value.limits.find(({ kind }) => kind === 'time')?.used);
}

async function comeToWithdraw(): Promise<TestBrowser> {
  const browser = openBrowser(server);
  const { account: username, password } = member;
  const humanProof = await solveHumanCheck(browser, 'login');
  const reply = await browser.call(sessionLogin, {
    body: { type: 'username', username, password, rememberMe: false, toWithdraw: true, humanProof },
  });
  expect(reply).toMatchObject({ success: true });
  return browser;
}

test('without a time limit no time is counted', async () => {
  await stay(20);
  const counted = await server.ctx.db
    .selectFrom('playTimeHourly')
    .select('hour')
    .where('memberId', '=', member.memberId)
    .execute();
  expect(counted).toEqual([]);
});

test('counts time while the member is active, and not while they are away', async () => {
  await limitTo(60);
  await stay(10);
  expect(await usedMinutes()).toBe(10);
  clock.advance(20 * minuteMs);
  expect(await usedMinutes()).toBe(10);
  await stay(4);
  expect(await usedMinutes()).toBe(14);
});

test('two browsers with tabs count once, also in the same moment', async () => {
  await limitTo(60);
  const { browser: phone } = await logIn(server, member);
  for (let passed = 0; passed < 10; passed += 1) {
    clock.advance(minuteMs);
    await Promise.all([phone, member.browser, phone, member.browser].map((each) => look(each)));
  }
  expect(await usedMinutes(phone)).toBe(10);
});

test('shortly before the limit the pages are told when it is reached', async () => {
  await limitTo(30);
  const { socket, next } = await openNotices(server, { browser: member.browser });
  expect(await next()).toMatchObject({ type: 'hello' });
  await stay(24);
  expect(await look()).toMatchObject({ value: { play: { timeEndsAt: null } } });
  await stay(2);
  const endsAt = new Date(clock.now().getTime() + 4 * minuteMs).toISOString();
  expect(await look()).toMatchObject({
    value: { play: { timeEndsAt: endsAt, timeOpensAt: null } },
  });
  // The first message, and only once: another read sends none.
  expect(await next()).toMatchObject({ type: 'play-time', seq: 1 });
  await look();
  socket.send(JSON.stringify({ type: 'ping' }));
  expect(await next()).toMatchObject({ type: 'pong', seq: 2 });
  socket.close();
});

test('at the limit sessions end, and a login is refused until it resumes, unless to withdraw', async () => {
  await limitTo(30);
  const { browser: phone } = await logIn(server, { ...member, rememberMe: true });
  await stay(30);
  for (const browser of [member.browser, phone])
    expect(await look(browser)).toMatchObject({ code: 'not_logged_in' });
  expect((await logIn(server, member)).reply).toMatchObject({
    code: 'limit_time_reached',
    message: expect.stringMatching(/again from \d\d\/\d\d\//u) as string,
  });
  // A wrong password does not reveal the limit.
  expect((await logIn(server, { ...member, password: 'not this one' })).reply).toMatchObject({
    code: 'credentials_wrong',
  });
  await server.ctx.db.deleteFrom('failedAttempt').where('subjectHash', 'is not', null).execute();

  const browser = await comeToWithdraw();
  expect(await browser.call(walletGetBalance, {})).toMatchObject({ success: true });
  expect(await look(browser)).toMatchObject({
    value: { play: { timeOpensAt: expect.any(String) as string } },
  });
  expect(
    await browser.call(launchLaunchGame, {
      body: { gameId: 'dice', launchMode: 'GLS', platform: 'html5', language: 'en' },
    }),
  ).toMatchObject({
    code: 'limit_time_reached',
  });
  const opened = await browser.callOrFail(lotteryGetGame, { params: { gameCode: 'k3' } });
  const ticket = {
    key: createKey(clock),
    play: 'big',
    selection: '-',
    stakePerLine: '1000',
  };
  expect(
    await browser.call(lotteryPlaceTickets, {
      params: { gameCode: 'k3' },
      body: { issueId: opened.current.issueId, tickets: [ticket] },
    }),
  ).toMatchObject({ code: 'limit_time_reached' });
  // Time spent on a withdrawal does not count.
  await stay(10, browser);
  expect(await usedMinutes(browser)).toBe(30);
});

test('a page that was loading at the limit shows the reason; after another end it does not', async () => {
  await limitTo(30);
  const asked = (browser: TestBrowser) => ({ cookies: Object.fromEntries(browser.cookies) });
  expect(await hasJustTimedOut(server.ctx, asked(member.browser))).toBeNull();
  await stay(30);
  const late = await comeToWithdraw();
  expect(await hasJustTimedOut(server.ctx, asked(member.browser))).toBeInstanceOf(Date);
  expect(await hasJustTimedOut(server.ctx, asked(openBrowser(server)))).toBeNull();
  clock.advance(2_000);
  expect(await late.call(sessionLogout, {})).toMatchObject({ success: true });
  expect(await hasJustTimedOut(server.ctx, asked(late))).toBeNull();
  clock.advance(10_000);
  expect(await hasJustTimedOut(server.ctx, asked(member.browser))).toBeNull();
});

test('play time resumes a day after the hour in which it was used', async () => {
  await limitTo(15);
  await stay(15);
  clock.advance(dayMs);
  expect((await logIn(server, member)).reply).toMatchObject({ code: 'limit_time_reached' });
  clock.advance(hourMs);
  const { browser, reply } = await logIn(server, member);
  expect(reply).toMatchObject({ success: true });
  expect(await look(browser)).toMatchObject({ value: { play: { timeOpensAt: null } } });
  const dice = await openDice(server, browser);
  expect(await rollWith(dice)).toMatchObject({ success: true });
});

const rollWith = ({ game, seedId }: Awaited<ReturnType<typeof openDice>>) =>
  game.call(
    inhousePlay,
    toDiceCall({
      key: createKey(clock),
      stake: '1000',
      direction: 'under',
      chance: 4_950,
      seedId,
    }),
  );

test('a game counts time as a page does, and its stakes are refused with the reason', async () => {
  await limitTo(15);
  const dice = await openDice(server, member.browser);
  for (let passed = 0; passed < 14; passed += 2) {
    clock.advance(2 * minuteMs);
    expect(await rollWith(dice)).toMatchObject({ success: true });
  }
  clock.advance(minuteMs);
  const late = await Promise.all([rollWith(dice), rollWith(dice), rollWith(dice)]);
  expect(late.some(({ success }) => success)).toBe(false);
  expect(late.map((reply) => !reply.success && reply.code)).toContain('limit_time_reached');
});

test('vendor bets count time too; open rounds are paid', async () => {
  await limitTo(15);
  const token = await vendor.openToken(member);
  const bet = () => ({ ...buildCallHead(vendor, { ...member, token }), amount: 1_000_000 });
  const first = bet();
  expect(await vendor.ask('bet', first)).toMatchObject({ status: 'RS_OK' });
  for (let passed = 0; passed < 12; passed += 4) {
    clock.advance(4 * minuteMs);
    expect(await vendor.ask('bet', bet())).toMatchObject({ status: 'RS_OK' });
  }
  clock.advance(3 * minuteMs);
  expect(await vendor.ask('bet', bet())).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' });
});

test('a lower limit holds at once, a higher one after a day and a confirmation', async () => {
  await limitTo(60);
  await stay(30);
  expect(await limitTo(90)).toMatchObject({
    value: { limits: [{ kind: 'time', amount: '60', used: '30', pending: { amount: '90' } }] },
  });
  expect(
    await member.browser.call(responsibleGamingConfirmLimitIncrease, { body: ofDay() }),
  ).toMatchObject({
    code: 'limit_change_too_soon',
  });
  expect(await limitTo(30)).toMatchObject({ value: { limits: [{ amount: '30', pending: null }] } });
  // The new limit is reached: the next call is the last.
  await look();
  expect(await look()).toMatchObject({ code: 'not_logged_in' });
});

test('removing the limit and setting it again starts no new day', async () => {
  await limitTo(60);
  await stay(30);
  await limitTo(null);
  const outside = await comeAgain(dayMs - hourMs);
  expect(
    await outside.call(responsibleGamingConfirmLimitIncrease, { body: ofDay() }),
  ).toMatchObject({
    code: 'limit_change_too_soon',
  });
  const later = await comeAgain(hourMs);
  expect(await later.call(responsibleGamingConfirmLimitIncrease, { body: ofDay() })).toMatchObject({
    value: { limits: [] },
  });
  await limitTo(60, 'week', later);
  expect(await usedMinutes(later)).toBe(30);
});

async function comeAgain(afterMs: number): Promise<TestBrowser> {
  clock.advance(afterMs);
  return (await logIn(server, member)).browser;
}

test.each([
  ['day', 14],
  ['day', 1_441],
  ['week', 10_081],
] as const)('refuses a limit per %s of %i minutes', async (period, minutes) => {
  expect(await limitTo(minutes, period)).toMatchObject({ code: 'malformed' });
});

test('refuses a limit on the time of a month', async () => {
  const body = { kind: 'time', period: 'month', amount: '60' } as const;
  expect(await member.browser.call(responsibleGamingSetLimit, { body })).toMatchObject({
    code: 'malformed',
  });
});
