// Goal: a chase is sold whole or not at all, for issues that can be foreseen; it stops when it was
// told to, and every stake that is not drawn comes back once. The same for single tickets and
// for whole issues that are called off. Method: the whole server on a held clock.
import { expect, test } from 'vitest';
import { walletGetBalance, lotteryGetGame } from '@khelaghor/client/routes/first.gen.ts';
import {
  lotteryCancelTicket,
  lotteryListMyChases,
  lotteryListMyTickets,
  lotteryPlaceChase,
  lotteryPlaceTickets,
  lotteryStopChase,
} from '@khelaghor/client/routes/play.gen.ts';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import { K3_SCHEDULE, listIssuesFrom } from '@khelaghor/engine-lottery/public.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import type { Context } from '../../lib/context.ts';
import { cancelIssue, refundIssue } from './cancel-issue.ts';
import { stopChasesThatWon } from './cancel-tickets.ts';
import { lotteryChecks } from './checks.ts';
import { closeIssue } from './close-issue.ts';
import { drawIssue } from './draw-issue.ts';
import { settleIssue } from './settle-issue.ts';

const clock = createFakeClock(new Date('2026-11-21T06:00:10Z'));
const server = await withServer({ clock, logLevel: 'silent' });
const { ctx } = server;
const params = { gameCode: 'k3' };
const given = 1_000_000n;

const keyNow = (): string => createKey(clock);
const findBalance = async (browser: TestBrowser): Promise<bigint> =>
  BigInt((await browser.callOrFail(walletGetBalance, {})).sumBalance);
const openGame = (browser: TestBrowser) => browser.callOrFail(lotteryGetGame, { params });

/** One of the totals always comes, so this selection always wins a line. */
const everyTotal = Array.from({ length: 16 }, (_, index) => index + 3).join(',');
const linesOfEveryTotal = 16n;

/** A chase of the next issues, which stakes one, two, three ... times the stake. */
function makeChase(issues: number, changes: Partial<Parameters<typeof order>[1]> = {}) {
  const numbers = listIssuesFrom(K3_SCHEDULE, clock.now().getTime(), issues);
  return {
    key: keyNow(),
    play: 'sum',
    selection: everyTotal,
    stakePerLine: '100',
    stopsOnWin: true,
    tickets: numbers.map(({ number }, index) => {
      return { key: keyNow(), issueNumber: number, multiplier: index + 1 };
    }),
    ...changes,
  };
}
type Chase = {
  key: string;
  play: string;
  selection: string;
  stakePerLine: string;
  stopsOnWin: boolean;
  tickets: { key: string; issueNumber: string; multiplier: number }[];
};
const order = (browser: TestBrowser, body: Chase) =>
  browser.call(lotteryPlaceChase, { params, body });

async function finishIssue(issueId: string): Promise<void> {
  clock.advance(60_000);
  await closeIssue(ctx, issueId);
  await drawIssue(ctx, issueId);
  await settleIssue(ctx, issueId);
  await stopChasesThatWon(ctx, issueId);
}

const one = 100n * linesOfEveryTotal;

test('a chase that wins stops, and the rest of its stakes comes back', async () => {
  const { browser } = await signUp(server, { balanceMinor: given });
  const { current } = await openGame(browser);
  const sold = await order(browser, makeChase(5));
  expect(sold).toMatchObject({
    success: true,
    value: { balance: String(given - 15n * one), chase: { issues: 5, running: 5 } },
  });
  const listed = await browser.callOrFail(lotteryListMyTickets, { params, query: {} });
  expect(listed.items.map(({ issueId }) => issueId)).toEqual([current.issueId]);
  await finishIssue(current.issueId);
  const { items } = await browser.callOrFail(lotteryListMyChases, { params, query: {} });
  expect(items).toMatchObject([
    { stopReason: 'won', running: 0, won: 1, cancelled: 4, stake: String(one) },
  ]);
  expect(await findBalance(browser)).toBe(given - one + BigInt(items[0]?.payout ?? 0));
  expect(await audit(ctx.db)).toEqual([]);
});

test('a chase that is not to stop goes through all its issues', async () => {
  const { browser } = await signUp(server, { balanceMinor: given });
  await order(browser, makeChase(3, { stopsOnWin: false }));
  for (let issue = 0; issue < 3; issue += 1) {
    const { current } = await openGame(browser);
    await finishIssue(current.issueId);
  }
  const { items } = await browser.callOrFail(lotteryListMyChases, { params, query: {} });
  expect(items).toMatchObject([{ stopReason: null, running: 0, won: 3, stake: String(6n * one) }]);
  const tickets = await browser.callOrFail(lotteryListMyTickets, { params, query: {} });
  expect(tickets.items.map(({ chaseId }) => chaseId)).toEqual(Array(3).fill(items[0]?.chaseId));
  expect(await audit(ctx.db)).toEqual([]);
});

test('the longest chase is sold once, also in five concurrent calls', async () => {
  const { browser } = await signUp(server, { balanceMinor: given });
  const chase = makeChase(120, { play: 'big', selection: '-' });
  const replies = await Promise.all(Array.from({ length: 5 }, () => order(browser, chase)));
  expect(replies).toEqual(Array(5).fill(replies[0]));
  const stake = (100n * 120n * 121n) / 2n;
  expect(await findBalance(browser)).toBe(given - stake);
  const other = await order(browser, { ...chase, stopsOnWin: false });
  expect(other).toMatchObject({ code: 'key_reused' });
  const stopped = await browser.callOrFail(lotteryStopChase, {
    params: { ...params, chaseId: chase.key },
  });
  expect(stopped).toMatchObject({ stopReason: 'member', cancelled: 120, running: 0, stake: '0' });
  expect(await findBalance(browser)).toBe(given);
});

test.each([
  [
    'a key that another chase has',
    'key_reused',
    (chase: Chase, old: Chase) => ({ ...chase, key: old.key }),
  ],
  [
    'one key for two tickets',
    'key_reused',
    (chase: Chase) => withTicket(chase, { key: chase.tickets[1]?.key ?? '' }),
  ],
  [
    'one issue twice',
    'issue_unknown',
    (chase: Chase) => withTicket(chase, { issueNumber: chase.tickets[1]?.issueNumber ?? '' }),
  ],
  [
    'an issue too far ahead',
    'issue_unknown',
    (chase: Chase) => withTicket(chase, { issueNumber: '20261122-0001' }),
  ],
  [
    'an issue that has closed',
    'issue_closed',
    (chase: Chase, old: Chase) =>
      withTicket(chase, { issueNumber: old.tickets[0]?.issueNumber ?? '' }),
  ],
  [
    'no such issue',
    'issue_unknown',
    (chase: Chase) => withTicket(chase, { issueNumber: "'; drop" }),
  ],
  [
    'more than a ticket may cost',
    'stake_above_maximum',
    (chase: Chase) => withTicket(chase, { multiplier: 99_999 }),
  ],
  [
    'more than the balance',
    'balance_too_low',
    (chase: Chase) => withTicket(chase, { multiplier: 1_000 }),
  ],
  ['no such selection', 'selection_invalid', (chase: Chase) => ({ ...chase, selection: '2' })],
] as const)('refuses a chase: %s', async (_what, code, change) => {
  const { browser } = await signUp(server, { balanceMinor: given });
  const old = makeChase(2);
  await order(browser, old);
  const { current } = await openGame(browser);
  await finishIssue(current.issueId);
  const before = await findBalance(browser);
  expect(await order(browser, change(makeChase(3), old))).toMatchObject({ code });
  expect(await findBalance(browser)).toBe(before);
});

const withTicket = (chase: Chase, changes: Partial<Chase['tickets'][number]>): Chase => ({
  ...chase,
  tickets: chase.tickets.map((ticket, index) => (index === 0 ? { ...ticket, ...changes } : ticket)),
});

test('a chase of one issue or of 121 is malformed', async () => {
  const { browser } = await signUp(server, { balanceMinor: given });
  expect(await order(browser, makeChase(1))).toMatchObject({ code: 'malformed' });
  expect(await order(browser, makeChase(121))).toMatchObject({ code: 'malformed' });
});

/** A member with a ticket of the running issue. */
async function buyOne() {
  const { browser, memberId } = await signUp(server, { balanceMinor: given });
  const { current } = await openGame(browser);
  const key = keyNow();
  await browser.callOrFail(lotteryPlaceTickets, {
    params,
    body: {
      issueId: current.issueId,
      tickets: [{ key, play: 'big', selection: '-', stakePerLine: '1000' }],
    },
  });
  const cancel = (by: TestBrowser = browser) =>
    by.call(lotteryCancelTicket, { params: { ...params, betId: key } });
  return { browser, memberId, current, key, cancel };
}

test('a ticket is cancelled once, by its own member, while its issue is open', async () => {
  const { browser, cancel, current } = await buyOne();
  const other = await signUp(server);
  expect(await cancel(other.browser)).toMatchObject({ code: 'bet_unknown' });
  const replies = await Promise.all([cancel(), cancel(), cancel()]);
  for (const reply of replies)
    expect(reply).toMatchObject({ success: true, value: { state: 'void', payout: '0' } });
  expect(await findBalance(browser)).toBe(given);
  clock.set(new Date(current.closesAt));
  expect(await cancel()).toMatchObject({ success: true });
  const late = await buyOneJustBefore();
  expect(await late.cancel()).toMatchObject({ code: 'issue_closed' });
  expect(await findBalance(late.browser)).toBe(given - 1_000n);
  expect(await audit(ctx.db)).toEqual([]);
});

/** The same, in an issue that has closed since. */
async function buyOneJustBefore() {
  clock.advance(10_000);
  const bought = await buyOne();
  clock.set(new Date(bought.current.closesAt));
  return bought;
}

test('an issue that is called off returns every stake, whatever dies on the way', async () => {
  clock.advance(10_000);
  const { browser, current } = await buyOne();
  const more = await signUp(server, { balanceMinor: given });
  const chase = makeChase(3, { play: 'big', selection: '-', stopsOnWin: false });
  await order(more.browser, chase);
  const { issueId } = current;
  const callOff = (reason: string) =>
    ctx.db.transaction().execute((tx) => cancelIssue(ctx, tx, issueId, reason));
  expect(await callOff('the machine was at fault')).toEqual({ ok: true, value: null });
  expect(await callOff('again')).toEqual({ ok: true, value: null });
  await expect(refundIssue(dying, issueId)).rejects.toThrow('it died');
  await Promise.all([refundIssue(ctx, issueId), refundIssue(ctx, issueId)]);
  expect(await findBalance(browser)).toBe(given);
  expect(await findBalance(more.browser)).toBe(given - 500n);
  clock.advance(60_000);
  expect(await drawIssue(ctx, issueId), 'a cancelled issue is never drawn').toBe(false);
  const found = await lotteryChecks(ctx);
  expect(found.filter(({ detail }) => detail.includes(current.issueNumber))).toEqual([]);
  expect(await audit(ctx.db)).toEqual([]);
});

/** The server, which dies when it makes the first transfer. */
const dying: Context = {
  ...ctx,
  random: {
    ...ctx.random,
    id: () => {
      throw new Error('it died');
    },
  },
};

test('a drawn issue cannot be called off', async () => {
  const { current, browser, cancel } = await buyOne();
  clock.advance(60_000);
  await drawIssue(ctx, current.issueId);
  const refused = await ctx.db
    .transaction()
    .execute((tx) => cancelIssue(ctx, tx, current.issueId, 'the house lost'));
  expect(refused).toMatchObject({ ok: false, refusal: 'issue_drawn' });
  expect(await cancel()).toMatchObject({ code: 'issue_closed' });
  expect(await findBalance(browser)).toBe(given - 1_000n);
});
