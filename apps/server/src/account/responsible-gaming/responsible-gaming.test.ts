// Goal: a member's own limits hold for all money that moves, by every way and under concurrency.
// Method: over HTTP against the real database, with a held clock.
import { beforeEach, expect, test } from 'vitest';
import {
  responsibleGamingRequestReopening,
  responsibleGamingConfirmLimitIncrease,
  responsibleGamingListChanges,
  responsibleGamingAcknowledgeRealityCheck,
  responsibleGamingGet,
  responsibleGamingGetRealityCheck,
  responsibleGamingSetRealityCheckInterval,
  responsibleGamingSetLimit,
  responsibleGamingStartExclusion,
  responsibleGamingCancelLimitIncrease,
} from '@khelaghor/client/routes/account.gen.ts';
import {
  memberGet,
  promotionsListMine,
  walletGetBalance,
  lotteryGetGame,
} from '@khelaghor/client/routes/first.gen.ts';
import { depositsCreate } from '@khelaghor/client/routes/money.gen.ts';
import {
  inhousePlay,
  launchLaunchGame,
  lotteryPlaceTickets,
} from '@khelaghor/client/routes/play.gen.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import type { setLimit } from '@khelaghor/contract/account/responsible-gaming.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { toDiceCall } from '@khelaghor/testkit/dice-call.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openDice } from '@khelaghor/testkit/open-dice.ts';
import type { OpenGame } from '@khelaghor/testkit/open-game.ts';
import { buildCallHead } from '@khelaghor/testkit/sample-vendor-calls.ts';
import { logIn } from '@khelaghor/testkit/test-login.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { dayMs, minuteMs } from '@khelaghor/time/durations.ts';
import { auditAfterAll, withServer, withSampleVendor } from '@khelaghor/testkit/with-server.ts';
import { playLimitsJobs } from './jobs.ts';

const clock = createFakeClock(new Date('2026-11-22T06:00:10Z'));
let member: TestMember;

const server = await withServer({ clock });
const vendor = await withSampleVendor(server);
auditAfterAll(server);
beforeEach(async () => {
  member = await signUp(server, { balanceMinor: 1_000_000n });
});

const keyNow = (): string => createKey(clock);

type Kind = BodyOf<typeof setLimit>['kind'];
const limit = (kind: Kind, amount: string | null, period: 'day' | 'week' | 'month' = 'day') =>
  member.browser.call(responsibleGamingSetLimit, {
    body: { kind, period, amount, password: member.password },
  });

const deposit = (amount = '50000') =>
  member.browser.call(depositsCreate, {
    body: { key: keyNow(), channel: 'mobile', amount },
  });

const roll = ({ game, seedId }: OpenGame, stake: string, chance = 4_950) =>
  game.call(inhousePlay, toDiceCall({ key: keyNow(), stake, direction: 'under', chance, seedId }));

async function buy(stakePerLine: string) {
  const opened = await member.browser.callOrFail(lotteryGetGame, { params: { gameCode: 'k3' } });
  const { issueId } = opened.current;
  const ticket = { key: keyNow(), play: 'big', selection: '-', stakePerLine };
  return member.browser.call(lotteryPlaceTickets, {
    params: { gameCode: 'k3' },
    body: { issueId, tickets: [ticket] },
  });
}

const vendorBet = (token: string, poisha: number, over: object = {}) => ({
  ...buildCallHead(vendor, { ...member, token }),
  amount: poisha * 1_000,
  ...over,
});

async function used(kind: Kind): Promise<string | undefined> {
  const value = await member.browser.callOrFail(responsibleGamingGet, {});
  return value.limits.find((each) => each.kind === kind)?.used;
}

const succeeded = (replies: readonly { success: boolean }[]): number =>
  replies.filter(({ success }) => success).length;

test('of a hundred concurrent deposits, no more pass than the limit allows', async () => {
  await limit('deposit', '320000');
  await limit('deposit', '9000000', 'week');
  const replies = await Promise.all(Array.from({ length: 100 }, () => deposit()));
  expect(succeeded(replies)).toBe(6);
  const refused = replies.filter((reply) => !reply.success);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['limit_deposit_reached']));
  expect(refused[0]).toMatchObject({
    message: expect.stringMatching(
      /৳200\.00 of your deposit limit is left.* \d\d\/\d\d\//u,
    ) as string,
  });
  expect(await used('deposit')).toBe('300000');
  clock.advance(dayMs);
  const again = await logIn(server, member);
  member = { ...member, browser: again.browser };
  expect(await deposit()).toMatchObject({ success: true });
});

test('of a hundred concurrent rolls, no more pass than the limit on stakes allows', async () => {
  const dice = await openDice(server, member.browser);
  await roll(dice, '5000');
  await limit('stake', '25500');
  // Stakes before the first limit count.
  expect(await used('stake')).toBe('5000');
  const replies = await Promise.all(Array.from({ length: 100 }, () => roll(dice, '1000')));
  expect(succeeded(replies)).toBe(20);
  expect(await used('stake')).toBe('25000');
  const refused = await roll(dice, '1000');
  expect(refused).toMatchObject({ code: 'limit_stake_reached' });
  expect(await roll(dice, '500')).toMatchObject({ success: true });
});

test('a bet in progress when the first limit was set is counted a minute later', async () => {
  const dice = await openDice(server, member.browser);
  await limit('stake', '25500');
  // Like a roll that passed before the limit and was booked after the count.
  await roll(dice, '5000');
  const { db, pool } = server.ctx;
  const { memberId } = member;
  await db.deleteFrom('playSpendHourly').where('memberId', '=', memberId).execute();
  expect(await used('stake')).toBe('0');
  const { rows } = await pool.query<{ isLater: boolean }>(
    `select run_at = $2::timestamptz + interval '1 minute' as "isLater"
     from graphile_worker.jobs where key = $1`,
    [`rebuild-limit-usage:${memberId}`, clock.now()],
  );
  expect(rows).toEqual([{ isLater: true }]);
  await playLimitsJobs(server.ctx)['rebuild-limit-usage']?.({ memberId }, {} as never);
  expect(await used('stake')).toBe('5000');
});

test('one limit holds for dice, tickets and vendors together, also concurrently', async () => {
  const dice = await openDice(server, member.browser);
  const token = await vendor.openToken(member);
  await limit('stake', '30000');
  const [rolls, tickets, bets] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, () => roll(dice, '1000'))),
    Promise.all(Array.from({ length: 20 }, () => buy('1000'))),
    Promise.all(Array.from({ length: 20 }, () => vendor.ask('bet', vendorBet(token, 1_000)))),
  ]);
  const taken = bets.filter(({ status }) => status === 'RS_OK').length;
  expect(succeeded(rolls) + succeeded(tickets) + taken).toBe(30);
  expect(await used('stake')).toBe('30000');
  expect(await vendor.ask('bet', vendorBet(token, 1_000))).toMatchObject({
    status: 'RS_ERROR_LIMIT_REACHED',
    balance: expect.any(Number) as number,
  });
  expect(await buy('1000')).toMatchObject({ code: 'limit_stake_reached' });
});

test('a loss counts stake minus payout; wins and rollbacks are never blocked', async () => {
  const token = await vendor.openToken(member);
  await limit('loss', '10000');
  const first = vendorBet(token, 10_000);
  expect(await vendor.ask('bet', first)).toMatchObject({ status: 'RS_OK' });
  const next = () => vendor.ask('bet', vendorBet(token, 4_000));
  expect(await next()).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' });
  const about = { reference_transaction_uuid: first.transaction_uuid, round: first.round };
  const win = vendorBet(token, 3_000, about);
  expect(await vendor.ask('win', win)).toMatchObject({ status: 'RS_OK' });
  expect(await used('loss')).toBe('7000');
  expect(await next()).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' });
  const takeBack = (reference: string) => {
    const { amount: _none, ...body } = vendorBet(token, 0);
    return { ...body, reference_transaction_uuid: reference };
  };
  const back = takeBack(win.transaction_uuid);
  expect(await vendor.ask('rollback', back)).toMatchObject({ status: 'RS_OK' });
  expect(await used('loss')).toBe('10000');
  const undo = takeBack(first.transaction_uuid);
  expect(await vendor.ask('rollback', undo)).toMatchObject({ status: 'RS_OK' });
  expect(await used('loss')).toBe('0');
  expect(await next()).toMatchObject({ status: 'RS_OK' });
});

test('a win on dice frees what it paid, and does not decide whether its stake is accepted', async () => {
  const dice = await openDice(server, member.browser);
  await limit('loss', '1000');
  // Wins almost always; refused all the same, because the stake alone exceeds the limit.
  expect(await roll(dice, '1001', 9_500)).toMatchObject({ code: 'limit_loss_reached' });
  const reply = await roll(dice, '1000', 9_500);
  if (!reply.success) throw new Error(reply.code);
  const { payout } = reply.value.round;
  expect(await used('loss')).toBe(String(1_000n - BigInt(payout)));
});

test('a limit is loosened after a day and a confirmation, and can be kept', async () => {
  const which = { kind: 'stake', period: 'day' } as const;
  const confirmation = () => ({ ...which, password: member.password });
  await limit('stake', '5000');
  await limit('stake', '9000');
  const { browser } = member;
  expect(
    await browser.call(responsibleGamingConfirmLimitIncrease, { body: confirmation() }),
  ).toMatchObject({
    code: 'limit_change_too_soon',
  });
  expect(await browser.call(responsibleGamingGet, {})).toMatchObject({
    value: { limits: [{ amount: '5000', pending: { amount: '9000' } }] },
  });
  expect(await browser.call(responsibleGamingCancelLimitIncrease, { body: which })).toMatchObject({
    value: { limits: [{ amount: '5000', pending: null }] },
  });
  expect(await browser.call(responsibleGamingCancelLimitIncrease, { body: which })).toMatchObject({
    code: 'limit_change_unknown',
  });
  await limit('stake', null);
  clock.advance(dayMs);
  const again = await logIn(server, member);
  const confirmed = await again.browser.call(responsibleGamingConfirmLimitIncrease, {
    body: confirmation(),
  });
  expect(confirmed).toMatchObject({ success: true, value: { limits: [] } });
  const history = await again.browser.callOrFail(responsibleGamingListChanges, {});
  expect(history.changes.map(({ change, amount }) => [change, amount])).toEqual([
    ['confirmed', null],
    ['asked', null],
    ['withdrawn', '5000'],
    ['asked', '9000'],
    ['set', '5000'],
  ]);
});

test('loosening and confirming take the password, tightening takes none', async () => {
  const which = { kind: 'stake', period: 'day' } as const;
  const { browser, password } = member;
  const set = (amount: string | null, typed?: string) =>
    browser.call(responsibleGamingSetLimit, {
      body: { ...which, amount, ...(typed !== undefined && { password: typed }) },
    });
  expect(await set('9000')).toMatchObject({ success: true });
  expect(await set('5000')).toMatchObject({ value: { limits: [{ amount: '5000' }] } });
  for (const amount of ['5001', null]) {
    const missing = await set(amount);
    expect(missing).toMatchObject({ code: 'field_required' });
    expect(missing).toHaveProperty(['fields', 'password']);
    expect(await set(amount, 'not this')).toMatchObject({ code: 'password_wrong' });
  }
  expect(await set('6000', password)).toMatchObject({
    value: { limits: [{ amount: '5000', pending: { amount: '6000' } }] },
  });
  // Repeating the request changes nothing, and a tighter one cancels it.
  expect(await set('6000')).toMatchObject({ success: true });
  expect(await set('4000')).toMatchObject({ value: { limits: [{ pending: null }] } });
  await set('6000', password);
  clock.advance(dayMs);
  const again = await logIn(server, member);
  expect(
    await again.browser.call(responsibleGamingConfirmLimitIncrease, { body: which }),
  ).toMatchObject({
    code: 'field_required',
  });
  const body = { ...which, password };
  expect(await again.browser.call(responsibleGamingConfirmLimitIncrease, { body })).toMatchObject({
    value: { limits: [{ amount: '6000', pending: null }] },
  });
});

test.each(['-1', '0', '1.5', '1e9', '99999999999999999', '', ' 5', '৫০০', 'NaN', 'constructor'])(
  'refuses %j as the amount of a limit',
  async (amount) => {
    expect(await limit('deposit', amount)).toMatchObject({ code: 'malformed' });
  },
);

test('refuses stakes until the member acknowledges the reality check', async () => {
  const dice = await openDice(server, member.browser);
  const token = await vendor.openToken(member);
  await roll(dice, '1000');
  await member.browser.call(responsibleGamingSetRealityCheckInterval, { body: { minutes: 15 } });
  clock.advance(15 * minuteMs);
  expect(await roll(dice, '1000')).toMatchObject({ code: 'reality_check_due' });
  expect(await buy('1000')).toMatchObject({ code: 'reality_check_due' });
  const bet = vendorBet(token, 1_000);
  expect(await vendor.ask('bet', bet)).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' });
  const look = await member.browser.call(responsibleGamingGetRealityCheck, {});
  expect(look).toMatchObject({ success: true, value: { staked: '1000' } });
  const passed = await member.browser.call(responsibleGamingAcknowledgeRealityCheck, {});
  const checkDueAt = new Date(clock.now().getTime() + 15 * minuteMs).toISOString();
  expect(passed).toMatchObject({ success: true, value: { checkDueAt } });
  expect(await roll(dice, '1000')).toMatchObject({ success: true });
  expect(await vendor.ask('bet', bet)).toMatchObject({ status: 'RS_OK' });
});

const rest = (length: 'day' | 'week' | 'half_year' | 'for_ever', password = member.password) =>
  member.browser.call(responsibleGamingStartExclusion, { body: { length, password } });

test('during a break play, deposits and offers are refused; the balance stays readable', async () => {
  const dice = await openDice(server, member.browser);
  const token = await vendor.openToken(member);
  const placed = vendorBet(token, 1_000);
  await vendor.ask('bet', placed);
  expect(await rest('week', 'not this one')).toMatchObject({
    code: 'password_wrong',
    fields: { password: expect.any(String) as string },
  });
  expect(await rest('week')).toMatchObject({ success: true });
  expect(await roll(dice, '1000')).toMatchObject({ code: 'on_break' });
  expect(await buy('1000')).toMatchObject({ code: 'on_break' });
  expect(await deposit()).toMatchObject({ code: 'on_break' });
  const launch = { gameId: 'dice', launchMode: 'GLS', platform: 'html5', language: 'en' } as const;
  expect(await member.browser.call(launchLaunchGame, { body: launch })).toMatchObject({
    code: 'on_break',
  });
  expect(await vendor.ask('bet', vendorBet(token, 1_000))).toMatchObject({
    status: 'RS_ERROR_USER_DISABLED',
  });
  expect(await member.browser.call(promotionsListMine, {})).toMatchObject({
    value: { promotions: [] },
  });
  // Open rounds go on.
  const about = { reference_transaction_uuid: placed.transaction_uuid, round: placed.round };
  expect(await vendor.ask('win', vendorBet(token, 500, about))).toMatchObject({ status: 'RS_OK' });
  const again = await logIn(server, member);
  const { browser } = again;
  expect(await browser.call(walletGetBalance, {})).toMatchObject({ success: true });
  expect(await browser.call(memberGet, {})).toMatchObject({
    value: { play: { pause: { kind: 'time_out' } } },
  });
  expect(await rest('day')).toMatchObject({ code: 'break_not_longer' });
  clock.advance(7 * dayMs);
  member = { ...member, browser: (await logIn(server, member)).browser };
  expect(await deposit()).toMatchObject({ success: true });
});

test('a self-exclusion ends a week after a request, and is never shortened', async () => {
  await rest('half_year');
  const ask = (password = member.password) =>
    member.browser.call(responsibleGamingRequestReopening, { body: { password } });
  expect(await ask()).toMatchObject({ code: 'reopen_too_soon' });
  expect(await rest('week')).toMatchObject({ code: 'break_not_longer' });
  const shorten = server.ctx.db
    .updateTable('playRestriction')
    .set({ exclusionUntil: new Date(clock.now().getTime() + 1) })
    .where('memberId', '=', member.memberId);
  await expect(shorten.execute()).rejects.toThrow(/never shortened/);
  const back = async () => {
    member = { ...member, browser: (await logIn(server, member)).browser };
  };
  clock.advance(200 * dayMs);
  await back();
  expect(await deposit()).toMatchObject({ code: 'on_break' });
  expect(await ask('')).toMatchObject({ code: 'field_required' });
  expect(await ask('not this')).toMatchObject({ code: 'password_wrong' });
  expect(await ask()).toMatchObject({ success: true, value: { pause: { mayAsk: false } } });
  clock.advance(6 * dayMs);
  await back();
  expect(await deposit()).toMatchObject({ code: 'on_break' });
  clock.advance(dayMs);
  await back();
  expect(await deposit()).toMatchObject({ success: true });
  await rest('for_ever');
  expect(await ask()).toMatchObject({ code: 'reopen_too_soon' });
});
