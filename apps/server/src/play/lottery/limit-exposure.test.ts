// Goal: what an issue may be paid on one number never exceeds the operator's limit, whatever is
// bought, refused, repeated and cancelled at once. Method: the whole server on a held clock; two
// transactions that want the last room.
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import { lotteryGetGame } from '@khelaghor/client/routes/first.gen.ts';
import {
  lotteryAdminGetExposure,
  lotteryCancelTicket,
  lotteryPlaceChase,
  lotteryPlaceTickets,
} from '@khelaghor/client/routes/play.gen.ts';
import { listIssuesFrom } from '@khelaghor/engine-lottery/public.ts';
import { requireLotteryGame } from '@khelaghor/engine-lottery/server.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { changeLotteryTerms } from '@khelaghor/testkit/change-lottery-terms.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { auditAfterAll, withOperator } from '@khelaghor/testkit/with-server.ts';
import { countExposure } from './limit-exposure.ts';
import { closeIssue } from './close-issue.ts';
import { drawIssue } from './draw-issue.ts';
import { settleIssue } from './settle-issue.ts';

const clock = createFakeClock(new Date('2026-11-21T06:00:10Z'));
const { server, operator, visitor } = await withOperator({ clock });
const { ctx } = server;
auditAfterAll(server);

const keyNow = (): string => createKey(clock);
const params = { gameCode: 'thai5' };

/** Sets what an issue may be paid on one number. A hit of a ticket of 1 taka pays 90. */
const setLimit = (exposureMax: string | null, gameCode = 'thai5') =>
  changeLotteryTerms(operator, gameCode, { exposureMax });

const signUpWith = async (balanceMinor = 1_000_000n) =>
  (await signUp(server, { balanceMinor })).browser;

const openGame = (gameCode = 'thai5') =>
  visitor.callOrFail(lotteryGetGame, { params: { gameCode } });

/** Buys numbers of two digits at 1 taka each in the running issue. */
async function buy(browser: TestBrowser, selection: string, key = keyNow()) {
  const { current } = await openGame();
  const ticket = { key, play: 'top2_direct', selection, stakePerLine: '100' };
  const body = { issueId: current.issueId, tickets: [ticket] };
  return browser.call(lotteryPlaceTickets, { params, body });
}

const full = (number: string, left: string) => ({
  code: 'number_full',
  message: expect.stringMatching(new RegExp(`${number}\\b.*${left}`, 'u')) as string,
});

/** What the running issue is counted for, by number. */
async function readCounted(): Promise<Record<string, number>> {
  const { current } = await openGame();
  const rows = await ctx.db
    .selectFrom('lotteryLineExposure')
    .select(['block', 'payoutsMinor'])
    .where('issueId', '=', current.issueId)
    .execute();
  return Object.fromEntries(
    rows.flatMap(({ block, payoutsMinor }) =>
      payoutsMinor.flatMap((payout, place) =>
        payout === 0n ? [] : [[Number(block) * 100 + place, Number(payout)]],
      ),
    ),
  );
}

/** Moves the clock into the next issue. */
async function goToNextIssue(): Promise<void> {
  const { current } = await openGame();
  clock.set(new Date(Date.parse(current.drawsAt) + 1_000));
}

test.each([
  ['big', '-', { bn: 'বড়', en: 'Big' }],
  ['sum', '10', { bn: '10', en: '10' }],
] as const)('a full option is named in words: %s %s', async (play, selection, words) => {
  await setLimit('150', 'k3');
  const browser = await signUpWith();
  const { current } = await openGame('k3');
  const ticket = { key: keyNow(), play, selection, stakePerLine: '100' };
  const body = { issueId: current.issueId, tickets: [ticket] };
  const reply = await browser.call(lotteryPlaceTickets, { params: { gameCode: 'k3' }, body });
  expect(reply).toMatchObject({
    code: 'number_full',
    message: expect.stringMatching(` (?:${words.bn}|${words.en}) `) as string,
  });
});

test('a number that is full is refused by name, with the stake that it still takes', async () => {
  const browser = await signUpWith();
  await setLimit('20000');
  expect(await buy(browser, '12,37')).toMatchObject({ success: true });
  expect(await buy(browser, '37')).toMatchObject({ success: true });
  // 200 taka less 180 are 20: 0.22 taka at a price of 90.
  expect(await buy(browser, '12,37,55')).toMatchObject(full('37', '0.22'));
  expect(await buy(browser, '12,55')).toMatchObject({ success: true });
  expect(await readCounted()).toEqual({ 12: 18_000, 37: 18_000, 55: 9_000 });
  expect(await operator.callOrFail(lotteryAdminGetExposure, { params })).toMatchObject({
    exposureMax: '20000',
    currencies: [{ plays: [{ lines: [{ largest: '18000' }, { largest: '18000' }, {}] }] }],
  });
  await goToNextIssue();
  expect(await buy(browser, '37')).toMatchObject({ success: true });
});

test.each([
  ['roll_small', '1,2,3,45', '1234'],
  ['system_small', '8765', '5678'],
])(
  'a number that is full is refused in other plays too: %s %s',
  async (play, selection, number) => {
    await setLimit('20000000', 'd4');
    const browser = await signUpWith();
    const { current } = await openGame('d4');
    const place = (one: string, chosen: string, stakePerLine: string) =>
      browser.call(lotteryPlaceTickets, {
        params: { gameCode: 'd4' },
        body: {
          issueId: current.issueId,
          tickets: [{ key: keyNow(), play: one, selection: chosen, stakePerLine }],
        },
      });
    // What the number may be paid: of the small play, at most some thousand times the stake.
    const bought: string[] = [];
    for (let nth = 0; nth < 40 && !bought.includes('number_full'); nth += 1) {
      const reply = await place(
        nth % 2 === 0 ? play : 'small',
        nth % 2 === 0 ? selection : number,
        '1000',
      );
      bought.push(reply.success ? 'sold' : reply.code);
    }
    expect(bought.slice(0, 2)).toEqual(['sold', 'sold']);
    expect(bought.at(-1)).toBe('number_full');
    expect(await place('small', number, '1000')).toMatchObject({ code: 'number_full' });
    expect(await place(play, selection, '1000')).toMatchObject({ code: 'number_full' });
    expect(await place('small', '9876', '1000')).toMatchObject({ success: true });
    const counted = await ctx.db
      .selectFrom('lotteryLineExposure')
      .select('play')
      .distinct()
      .where('issueId', '=', current.issueId)
      .execute();
    expect(counted).toEqual([{ play: 'small' }]);
    await setLimit(null, 'd4');
  },
);

test('a ticket that was sold without a limit is not counted, nor its cancellation', async () => {
  await goToNextIssue();
  await setLimit(null);
  const browser = await signUpWith();
  const key = keyNow();
  await buy(browser, '37', key);
  expect(await readCounted()).toEqual({});
  await setLimit('20000');
  await buy(browser, '37');
  await browser.callOrFail(lotteryCancelTicket, { params: { ...params, betId: key } });
  expect(await readCounted()).toEqual({ 37: 9_000 });
});

test('of many purchases of the last room at once, as many are sold as fit', async () => {
  await goToNextIssue();
  const browsers = await Promise.all(Array.from({ length: 6 }, () => signUpWith()));
  const replies = await Promise.all(browsers.map((browser) => buy(browser, '37')));
  const codes = replies.map((reply) => (reply.success ? 'sold' : reply.code));
  expect(codes.toSorted()).toEqual([...Array<string>(4).fill('number_full'), 'sold', 'sold']);
  expect(await readCounted()).toEqual({ 37: 18_000 });
});

test('a second transaction waits for the first, and is refused what that one took', async () => {
  const { family } = requireLotteryGame('thai5', 0);
  const bet = { play: 'top2_direct', selection: '37', stakePerLine: minor(100n), halfPaid: '' };
  const exposed = { issueId: v7(), family, ticket: { ...bet, series: 1_800 } };
  const purchase = { currency: 'BDT', exposureMax: 10_000n, tickets: [exposed] } as const;
  const first = await ctx.db.startTransaction().execute();
  const one = await countExposure(first, [purchase]);
  const second = ctx.db.transaction().execute((tx) => countExposure(tx, [purchase]));
  await one.settle(() => true);
  await first.commit().execute();
  expect(one.refusals).toEqual([null]);
  expect((await second).refusals).toEqual([
    { ok: false, refusal: 'number_full', params: { number: '37', left: '0.11' } },
  ]);
});

test('purchases that are not sold and repeats take no room', async () => {
  await goToNextIssue();
  const [poor, browser] = [await signUpWith(50n), await signUpWith()];
  expect(await buy(poor, '37')).toMatchObject({ code: 'balance_too_low' });
  expect(await readCounted()).toEqual({});
  const key = keyNow();
  for (let times = 0; times < 3; times += 1)
    expect(await buy(browser, '37', key)).toMatchObject({ success: true });
  expect(await readCounted()).toEqual({ 37: 9_000 });
  expect(await buy(browser, '37')).toMatchObject({ success: true });
  // The first answer again, though the number is full by now.
  expect(await buy(browser, '37', key)).toMatchObject({ success: true });
});

test('a ticket that is cancelled twice at once makes room once', async () => {
  await goToNextIssue();
  const browser = await signUpWith();
  const [first, second] = [keyNow(), keyNow()];
  await buy(browser, '12,37', first);
  await buy(browser, '37', second);
  expect(await buy(browser, '37')).toMatchObject({ code: 'number_full' });
  const cancel = () => browser.call(lotteryCancelTicket, { params: { ...params, betId: first } });
  const replies = await Promise.all([cancel(), cancel()]);
  expect(replies.every(({ success }) => success)).toBe(true);
  expect(await readCounted()).toEqual({ 37: 9_000 });
  expect(await buy(browser, '37')).toMatchObject({ success: true });
  expect(await buy(browser, '37')).toMatchObject({ code: 'number_full' });
});

test('a chase counts in each of its issues, and the counters end with theirs', async () => {
  await goToNextIssue();
  const browser = await signUpWith();
  const { current } = await openGame();
  const { schedule } = requireLotteryGame('thai5', 0);
  const issues = listIssuesFrom(schedule, clock.now().getTime(), 2);
  const tickets = issues.map(({ number }, nth) => {
    return { key: keyNow(), issueNumber: number, multiplier: nth + 1 };
  });
  const line = { play: 'top2_direct', selection: '37', stakePerLine: '100', stopsOnWin: true };
  const body = { key: keyNow(), ...line, tickets };
  await browser.callOrFail(lotteryPlaceChase, { params, body });
  expect(await readCounted()).toEqual({ 37: 9_000 });
  await goToNextIssue();
  expect(await readCounted()).toEqual({ 37: 18_000 });
  expect(await buy(browser, '37')).toMatchObject(full('37', '0.22'));
  await closeIssue(ctx, current.issueId);
  await drawIssue(ctx, current.issueId);
  await settleIssue(ctx, current.issueId);
  const left = await ctx.db
    .selectFrom('lotteryLineExposure')
    .select('block')
    .where('issueId', '=', current.issueId)
    .execute();
  expect(left).toEqual([]);
});
