// Goal: a ticket is sold only while its issue sells and is settled once, from the committed seed
// alone; every reader can recompute the payout. Method: the whole server on a held clock.
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import { walletGetBalance, lotteryGetGame } from '@khelaghor/client/routes/first.gen.ts';
import {
  lotteryListMyTickets,
  lotteryListDrawnIssues,
  lotteryPlaceTickets,
  betsList,
  betsGetFairness,
} from '@khelaghor/client/routes/play.gen.ts';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import { drawResult, settleTicket as settleByRules } from '@khelaghor/engine-lottery/public.ts';
import { findSampleGame as getRules } from '@khelaghor/engine-lottery/server.ts';
import { computeCommitment, parseSeed } from '@khelaghor/fairness/seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { hourMs } from '@khelaghor/time/durations.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { closeIssue } from './close-issue.ts';
import { drawIssue } from './draw-issue.ts';
import { placeTickets } from './place-tickets.ts';
import { settleIssue } from './settle-issue.ts';

// Ten seconds into an issue, in the middle of a Dhaka day.
const clock = createFakeClock(new Date('2026-11-21T06:00:10Z'));
const play = { isLimited: false, checkDueAt: null, pause: null, time: null };

const server = await withServer({ clock });

/** Makes a key at the time of the held clock. */
const keyNow = (offMs = 0): string => v7({ msecs: clock.now().getTime() + offMs });

async function openGame(browser: TestBrowser) {
  return browser.callOrFail(lotteryGetGame, { params: { gameCode: 'k3' } });
}

const buy = (
  browser: TestBrowser,
  issueId: string,
  tickets: { key?: string; play: string; selection: string; stakePerLine: string }[],
) =>
  browser.call(lotteryPlaceTickets, {
    params: { gameCode: 'k3' },
    body: { issueId, tickets: tickets.map((ticket) => ({ key: keyNow(), ...ticket })) },
  });

async function findBalance(browser: TestBrowser): Promise<bigint> {
  const value = await browser.callOrFail(walletGetBalance, {});
  return BigInt(value.sumBalance);
}

/** Lets the running issue end: closed, drawn and settled, as the jobs would. */
async function finishIssue(issueId: string): Promise<void> {
  clock.advance(60_000);
  await closeIssue(server.ctx, issueId);
  await drawIssue(server.ctx, issueId);
  await settleIssue(server.ctx, issueId);
}

const allTotals = Array.from({ length: 16 }, (_, index) => index + 3).join(',');

test('a ticket is bought, drawn, settled and recomputed', async () => {
  const { browser } = await signUp(server, { balanceMinor: 1_000_000n });
  const { current } = await openGame(browser);
  const bought = await buy(browser, current.issueId, [
    { play: 'sum', selection: allTotals, stakePerLine: '1000' },
    { play: 'big', selection: '-', stakePerLine: '5000' },
    { play: 'small', selection: '-', stakePerLine: '5000' },
  ]);
  expect(bought).toMatchObject({ success: true, value: { balance: String(1_000_000 - 26_000) } });

  await finishIssue(current.issueId);
  const mine = await browser.callOrFail(lotteryListMyTickets, {
    params: { gameCode: 'k3' },
    query: {},
  });
  const paid = mine.items.reduce((sum, ticket) => sum + BigInt(ticket.payout), 0n);
  expect(await findBalance(browser)).toBe(1_000_000n - 26_000n + paid);
  expect(paid).toBeGreaterThan(0n);

  for (const ticket of mine.items) {
    const proof = await browser.call(betsGetFairness, { params: { betId: ticket.betId } });
    if (!proof.success || proof.value.kind !== 'lottery') throw new Error('no proof');
    const { issue, scope, clientSeed, nonce } = proof.value;
    const seed = parseSeed(issue.serverSeed ?? '');
    if (!seed.ok || clientSeed === null) throw new Error('not drawn');
    const serverSeed = seed.value;
    expect(computeCommitment(serverSeed)).toBe(current.commitment);
    const rules = getRules('k3')?.family;
    if (!rules) throw new Error('no rules');
    const result = drawResult(rules, createFairStream({ serverSeed, clientSeed, nonce, scope }));
    expect(result).toEqual(issue.result);
    const settled = settleByRules(
      rules,
      {
        play: ticket.play,
        selection: ticket.selection,
        series: ticket.series,
        stakePerLine: minor(BigInt(ticket.stakePerLine)),
      },
      result,
    );
    expect(String(settled.payout)).toBe(ticket.payout);
  }
  expect(await audit(server.ctx.db)).toEqual([]);
});

test('the seed is secret until the draw', async () => {
  const { current, next } = await openGame(openBrowser(server));
  expect(current.serverSeed).toBeNull();
  expect(next.serverSeed).toBeNull();
  expect(current.result).toBeNull();
  expect(await drawIssue(server.ctx, current.issueId), 'drawn before its time').toBe(false);
});

test.each([
  ['play_unknown', { play: 'nothing', selection: '-', stakePerLine: '1000' }],
  ['selection_invalid', { play: 'sum', selection: '19', stakePerLine: '1000' }],
  ['selection_invalid', { play: 'sum', selection: '3,3', stakePerLine: '1000' }],
  ['stake_below_minimum', { play: 'sum', selection: '3', stakePerLine: '1' }],
  ['stake_above_maximum', { play: 'sum', selection: '3', stakePerLine: '500000001' }],
  ['payout_above_maximum', { play: 'sum', selection: '3', stakePerLine: '5000000' }],
  ['balance_too_low', { play: 'big', selection: '-', stakePerLine: '10001' }],
] as const)('%s: nothing is sold and nothing moves', async (refusal, ticket) => {
  const { browser } = await signUp(server, { balanceMinor: 10_000n });
  const { current } = await openGame(browser);
  const fine = { play: 'small', selection: '-', stakePerLine: '100' };
  const reply = await buy(browser, current.issueId, [fine, ticket]);
  expect(reply).toMatchObject({ success: false, code: refusal });
  expect(await findBalance(browser)).toBe(10_000n);
});

test('a selection of more lines than a ticket may have is refused', async () => {
  const { browser } = await signUp(server, { balanceMinor: 10_000n });
  const params = { gameCode: 'ssc1' };
  const { current } = await browser.callOrFail(lotteryGetGame, { params });
  const everything = Array.from({ length: 5 }, () => '0123456789').join(',');
  const ticket = { key: keyNow(), play: 'all5_direct', stakePerLine: '100' };
  const ask = (selection: string) =>
    browser.call(lotteryPlaceTickets, {
      params,
      body: { issueId: current.issueId, tickets: [{ ...ticket, selection }] },
    });
  expect(await ask(everything)).toMatchObject({ code: 'line_count_out_of_range' });
  expect(await ask('1,2,3,4,')).toMatchObject({ code: 'selection_invalid' });
  expect(await ask('9'.repeat(20_001))).toMatchObject({ code: 'malformed' });
  expect(await findBalance(browser)).toBe(10_000n);
});

test('refuses tickets for a closed, a future and an unknown issue', async () => {
  const { browser } = await signUp(server, { balanceMinor: 10_000n });
  const { current, next } = await openGame(browser);
  const ticket = { play: 'big', selection: '-', stakePerLine: '1000' };
  expect(await buy(browser, v7(), [ticket])).toMatchObject({ code: 'issue_unknown' });
  expect(await buy(browser, next.issueId, [ticket])).toMatchObject({ code: 'issue_closed' });
  const closes = new Date(current.closesAt);
  clock.set(new Date(closes.getTime() - 1));
  const key = keyNow();
  const inTime = await buy(browser, current.issueId, [{ ...ticket, key }]);
  expect(inTime).toMatchObject({ success: true });
  clock.set(closes);
  expect(await buy(browser, current.issueId, [ticket])).toMatchObject({ code: 'issue_closed' });
  // A repeat of the sold ticket still gets its answer.
  const again = await buy(browser, current.issueId, [{ ...ticket, key }]);
  expect(again).toMatchObject({ success: true });
  expect(await findBalance(browser)).toBe(9_000n);
  clock.set(new Date(current.drawsAt));
});

test('one key buys once, also in twenty concurrent calls', async () => {
  const { browser } = await signUp(server, { balanceMinor: 100_000n });
  const { current } = await openGame(browser);
  const ticket = { key: keyNow(), play: 'big', selection: '-', stakePerLine: '1000' };
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => buy(browser, current.issueId, [ticket])),
  );
  expect(replies).toEqual(Array(20).fill(replies[0]));
  expect(replies[0]).toMatchObject({ success: true, value: { balance: '99000' } });
  expect(await findBalance(browser)).toBe(99_000n);
  const other = await buy(browser, current.issueId, [{ ...ticket, stakePerLine: '2000' }]);
  expect(other).toMatchObject({ code: 'key_reused' });
  const thief = await signUp(server, { balanceMinor: 100_000n });
  const stolen = await buy(thief.browser, current.issueId, [ticket]);
  expect(stolen).toMatchObject({ code: 'key_reused' });
  expect(await findBalance(thief.browser)).toBe(100_000n);
});

test('of concurrent calls that share keys each is sold whole or refused', async () => {
  const { browser } = await signUp(server, { balanceMinor: 100_000n });
  const { current } = await openGame(browser);
  const ticket = (key: string) => ({ key, play: 'big', selection: '-', stakePerLine: '1000' });
  const [a, b, c] = [keyNow(), keyNow(), keyNow()];
  const replies = await Promise.all([
    buy(browser, current.issueId, [ticket(a), ticket(b)]),
    buy(browser, current.issueId, [ticket(b), ticket(c)]),
  ]);
  expect(replies.map((reply) => reply.success || reply.code)).toEqual(
    expect.arrayContaining([true, 'key_reused']),
  );
  expect(await findBalance(browser)).toBe(98_000n);
});

test.each([
  ['a day and a minute ago', -24 * hourMs - 60_000, false],
  ['nearly a day ago', -24 * hourMs + 60_000, true],
  ['now', 0, true],
  ['nearly a day ahead', 24 * hourMs - 60_000, true],
  ['a day and a minute ahead', 24 * hourMs + 60_000, false],
  ['in 1970', -clock.now().getTime(), false],
])('a new key made %s', async (_when, offMs, isGood) => {
  const { browser } = await signUp(server, { balanceMinor: 10_000n });
  const { current } = await openGame(browser);
  const ticket = { key: keyNow(offMs), play: 'big', selection: '-', stakePerLine: '1000' };
  const reply = await buy(browser, current.issueId, [ticket]);
  expect(reply.success || reply.code).toBe(isGood ? true : 'key_out_of_time');
  expect(await findBalance(browser)).toBe(isGood ? 9_000n : 10_000n);
});

test('a repeat of an old key gets its answer at any time, also for a closed game', async () => {
  const { browser } = await signUp(server, { balanceMinor: 10_000n });
  const { current } = await openGame(browser);
  const ticket = { key: keyNow(), play: 'big', selection: '-', stakePerLine: '1000' };
  const sold = await buy(browser, current.issueId, [ticket]);
  clock.advance(40 * hourMs);
  const { db } = server.ctx;
  const open = (isOpen: boolean) =>
    db.updateTable('game').set({ open: isOpen }).where('code', '=', 'k3').execute();
  await open(false);
  // The session has ended meanwhile, so the call goes below HTTP.
  const { memberId } = await db
    .selectFrom('bet')
    .select('memberId')
    .where('id', '=', ticket.key)
    .executeTakeFirstOrThrow();
  const body = { issueId: current.issueId, tickets: [ticket] };
  const again = await placeTickets(server.ctx, { memberId, play }, 'k3', body);
  expect(again).toEqual({ ok: true, value: sold.success && sold.value });
  const fresh = { ...body, tickets: [{ ...ticket, key: keyNow() }] };
  expect(await placeTickets(server.ctx, { memberId, play }, 'k3', fresh)).toMatchObject({
    refusal: 'game_closed',
  });
  await open(true);
});

test('of fifty concurrent tickets for the whole balance one is sold', async () => {
  const { browser } = await signUp(server, { balanceMinor: 10_000n });
  const { current } = await openGame(browser);
  const whole = { play: 'big', selection: '-', stakePerLine: '10000' };
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => buy(browser, current.issueId, [whole])),
  );
  expect(replies.filter((reply) => reply.success)).toHaveLength(1);
  expect(await findBalance(browser)).toBe(0n);
});

test('settling twice at once, and again, pays once', async () => {
  const { browser } = await signUp(server, { balanceMinor: 100_000n });
  const { current } = await openGame(browser);
  await buy(browser, current.issueId, [
    { play: 'sum', selection: allTotals, stakePerLine: '1000' },
  ]);
  clock.advance(60_000);
  const draws = await Promise.all([1, 2, 3].map(() => drawIssue(server.ctx, current.issueId)));
  expect(draws.filter(Boolean)).toHaveLength(1);
  await Promise.all([1, 2, 3].map(() => settleIssue(server.ctx, current.issueId)));
  const settled = await findBalance(browser);
  await settleIssue(server.ctx, current.issueId);
  expect(await findBalance(browser)).toBe(settled);
  expect(await audit(server.ctx.db)).toEqual([]);
});

test('a member cannot read another member’s ticket or its proof', async () => {
  const owner = await signUp(server, { balanceMinor: 10_000n });
  const other = await signUp(server);
  const { current } = await openGame(owner.browser);
  const key = keyNow();
  await buy(owner.browser, current.issueId, [
    { key, play: 'big', selection: '-', stakePerLine: '1000' },
  ]);
  const theirs = await other.browser.call(betsGetFairness, { params: { betId: key } });
  expect(theirs).toMatchObject({ code: 'bet_unknown' });
  const record = await other.browser.call(betsList, { query: {} });
  expect(record).toMatchObject({ success: true, value: { items: [] } });
  const own = await owner.browser.call(betsList, { query: {} });
  expect(own).toMatchObject({
    success: true,
    value: { items: [{ betId: key, state: 'running' }], totals: { stake: '1000', count: 1 } },
  });
});

test('drawn issues are published with result and seed, page by page', async () => {
  const browser = openBrowser(server);
  for (let drawn = 0; drawn < 3; drawn += 1) {
    const { current } = await openGame(browser);
    await finishIssue(current.issueId);
  }
  const first = await browser.callOrFail(lotteryListDrawnIssues, {
    params: { gameCode: 'k3' },
    query: { limit: 2 },
  });
  expect(first.items).toHaveLength(2);
  const second = await browser.callOrFail(lotteryListDrawnIssues, {
    params: { gameCode: 'k3' },
    query: { limit: 2, cursor: first.nextCursor ?? undefined },
  });
  const numbers = [...first.items, ...second.items].map((issue) => issue.issueNumber);
  expect(numbers).toEqual(numbers.toSorted().toReversed());
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const issue of first.items) {
    const seed = parseSeed(issue.serverSeed ?? '');
    expect(seed.ok && computeCommitment(seed.value)).toBe(issue.commitment);
  }
});
