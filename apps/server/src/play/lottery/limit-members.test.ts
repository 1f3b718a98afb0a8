// Goal: no member stakes more in an issue than the operator allows, whatever is bought, refused,
// repeated, given back and shared at once. Method: the whole server on a held clock; two
// transactions that want the last room.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import { lotteryGetGame } from '@khelaghor/client/routes/first.gen.ts';
import {
  lotteryCancelTicket,
  lotteryGroupsBuyShares,
  lotteryGroupsCreate,
  lotteryPlaceChase,
  lotteryPlaceTickets,
} from '@khelaghor/client/routes/play.gen.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { changeLotteryTerms } from '@khelaghor/testkit/change-lottery-terms.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { auditAfterAll, withOperator } from '@khelaghor/testkit/with-server.ts';
import { findMemberRefusals } from './limit-members.ts';

const clock = createFakeClock(new Date('2026-11-21T06:00:10Z'));
const { server, operator, visitor } = await withOperator({ clock });
const { ctx } = server;
auditAfterAll(server);

const keyNow = (): string => createKey(clock);
const params = { gameCode: 'k3' };
const openGame = () => visitor.callOrFail(lotteryGetGame, { params });
const join = async () => (await signUp(server, { balanceMinor: 10_000_000n })).browser;

/** Buys "big" in the running issue. */
async function buy(browser: TestBrowser, stakePerLine: string, key = keyNow()) {
  const { current } = await openGame();
  const tickets = [{ key, play: 'big', selection: '-', stakePerLine }];
  return browser.call(lotteryPlaceTickets, {
    params,
    body: { issueId: current.issueId, tickets },
  });
}

async function goToNextIssue(): Promise<void> {
  const { current } = await openGame();
  clock.set(new Date(Date.parse(current.drawsAt) + 1_000));
}

const reached = (left: string) => ({
  code: 'member_limit_reached',
  message: expect.stringContaining(left) as string,
});

test('a stake beyond the limit is refused with what is left; others and the next draw go on', async () => {
  await changeLotteryTerms(operator, 'k3', { memberStakeMax: '10000' });
  expect((await openGame()).limits).toMatchObject({ memberStakeMax: '10000' });
  const [browser, other] = [await join(), await join()];
  const key = keyNow();
  expect(await buy(browser, '7000', key)).toMatchObject({ success: true });
  expect(await buy(browser, '3001')).toMatchObject(reached('30.00'));
  expect(await buy(browser, '3000')).toMatchObject({ success: true });
  expect(await buy(browser, '100')).toMatchObject(reached('0.00'));
  expect(await buy(other, '10000')).toMatchObject({ success: true });
  // The first answer again, though nothing is left by now.
  expect(await buy(browser, '7000', key)).toMatchObject({ success: true });
  await browser.callOrFail(lotteryCancelTicket, { params: { ...params, betId: key } });
  expect(await buy(browser, '7001')).toMatchObject(reached('70.00'));
  await goToNextIssue();
  expect(await buy(browser, '10000')).toMatchObject({ success: true });
});

test('of many purchases at once, as many are sold as fit', async () => {
  await goToNextIssue();
  const browser = await join();
  const replies = await Promise.all(Array.from({ length: 6 }, () => buy(browser, '4000')));
  const codes = replies.map((reply) => (reply.success ? 'sold' : reply.code));
  expect(codes.toSorted()).toEqual([
    ...Array<string>(4).fill('member_limit_reached'),
    'sold',
    'sold',
  ]);
});

test('the tickets of one call count together, and a chase in each of its issues', async () => {
  await goToNextIssue();
  const browser = await join();
  const { current, next } = await openGame();
  const ticket = (stakePerLine: string) => {
    return { key: keyNow(), play: 'big', selection: '-', stakePerLine };
  };
  const body = { issueId: current.issueId, tickets: [ticket('6000'), ticket('4001')] };
  expect(await browser.call(lotteryPlaceTickets, { params, body })).toMatchObject(reached('100'));
  const chase = {
    key: keyNow(),
    play: 'big',
    selection: '-',
    stakePerLine: '6000',
    stopsOnWin: false,
    tickets: [current, next].map(({ issueNumber }) => {
      return { key: keyNow(), issueNumber, multiplier: 1 };
    }),
  };
  await browser.callOrFail(lotteryPlaceChase, { params, body: chase });
  expect(await buy(browser, '4001')).toMatchObject(reached('40.00'));
  await goToNextIssue();
  expect(await buy(browser, '4001')).toMatchObject(reached('40.00'));
});

test('shares of group tickets count with tickets', async () => {
  await goToNextIssue();
  const [organiser, buyer] = [await join(), await join()];
  const { current } = await openGame();
  const group = {
    key: keyNow(),
    issueId: current.issueId,
    play: 'big',
    selection: '-',
    stakePerLine: '20000',
    shares: 10,
    feeHundredths: 500,
    visibility: 'public' as const,
    own: { key: keyNow(), shares: 5 },
    guarantee: null,
  };
  await organiser.callOrFail(lotteryGroupsCreate, { params, body: group });
  expect(await buy(organiser, '100')).toMatchObject(reached('0.00'));
  expect(await buy(buyer, '9000')).toMatchObject({ success: true });
  const place = { ...params, groupId: group.key };
  const shares = { key: keyNow(), shares: 1 };
  expect(await buyer.call(lotteryGroupsBuyShares, { params: place, body: shares })).toMatchObject(
    reached('10.00'),
  );
});

test('what a member stakes is locked until the transaction ends', async () => {
  await goToNextIssue();
  const { current } = await openGame();
  const [memberId, issueId] = [v7(), current.issueId];
  const terms = { memberStakeMax: minor(10_000n) };
  const sale = { purchase: { memberId, terms, orders: [{ issueId, stake: 6_000n }] } };
  const isFree = async (): Promise<boolean> => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(
        'lottery-stake:' || ${`${issueId} ${memberId}`}, 0)) as free`.execute(ctx.db);
    return rows[0]?.free ?? false;
  };
  const first = await ctx.db.startTransaction().execute();
  // The second of one batch finds what the first has taken.
  expect(await findMemberRefusals(first, [sale, sale], [])).toEqual([
    null,
    { ok: false, refusal: 'member_limit_reached', params: { left: '40.00' } },
  ]);
  expect(await isFree()).toBe(false);
  await first.rollback().execute();
  expect(await isFree()).toBe(true);
});
