// Goal: what an issue sold is fixed before its draw; a buyer proves their ticket from the replies
// alone, and a ticket that came later is found. Method: the whole server on a held clock; rows
// inserted and changed behind its back.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import { lotteryGetGame } from '@khelaghor/client/routes/first.gen.ts';
import {
  betsGetFairness,
  lotteryListDrawnIssues,
  lotteryPlaceTickets,
} from '@khelaghor/client/routes/play.gen.ts';
import { computeTicketRoot } from '@khelaghor/fairness/ticket-list.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { lotteryChecks } from './checks.ts';
import { closeIssue } from './close-issue.ts';
import { drawIssue } from './draw-issue.ts';
import { settleIssue } from './settle-issue.ts';

const clock = createFakeClock(new Date('2026-11-21T06:00:10Z'));
const server = await withServer({ clock });
const { ctx } = server;
const params = { gameCode: 'k3' };

const openGame = (browser: TestBrowser) => browser.callOrFail(lotteryGetGame, { params });

/** Buys one-line tickets; returns their ids. */
async function buy(browser: TestBrowser, issueId: string, count: number): Promise<string[]> {
  const tickets = Array.from({ length: count }, (_, index) => ({
    key: createKey(clock),
    play: index % 2 === 0 ? 'big' : 'small',
    selection: '-',
    stakePerLine: String(100 + index),
  }));
  await browser.callOrFail(lotteryPlaceTickets, { params, body: { issueId, tickets } });
  return tickets.map(({ key }) => key);
}

async function readProof(browser: TestBrowser, betId: string) {
  const proof = await browser.callOrFail(betsGetFairness, { params: { betId } });
  if (proof.kind !== 'lottery') throw new Error('not the proof of a lottery');
  return proof;
}

/** The root to which a reply leads; null when it holds no proof. */
async function readRoot(browser: TestBrowser, betId: string): Promise<string | null> {
  const { ticket, inclusion, issue } = await readProof(browser, betId);
  return inclusion && computeTicketRoot(ticket, inclusion, issue.ticketCount ?? 0);
}

/** Inserts a copy of a ticket and its bet, as if it had been sold. */
async function forgeTicket(betId: string): Promise<string> {
  const forged = createKey(clock);
  await sql`insert into bet
    select (jsonb_populate_record(b, jsonb_build_object('id', ${forged}::text))).*
    from bet b where id = ${betId}`.execute(ctx.db);
  await sql`insert into lottery_ticket
    select (jsonb_populate_record(t, jsonb_build_object('bet_id', ${forged}::text))).*
    from lottery_ticket t where bet_id = ${betId}`.execute(ctx.db);
  return forged;
}

test('a ticket is proven from the reply alone, from the end of the sale on', async () => {
  const owner = await signUp(server, { balanceMinor: 100_000n });
  const other = await signUp(server, { balanceMinor: 100_000n });
  const { current } = await openGame(owner.browser);
  const { issueId } = current;
  const mine = await buy(owner.browser, issueId, 5);
  const theirs = await buy(other.browser, issueId, 2);
  expect(current).toMatchObject({ ticketRoot: null, ticketCount: null });
  expect(await readProof(owner.browser, mine[0] ?? '')).toMatchObject({ inclusion: null });
  expect(await closeIssue(ctx, issueId), 'closed before its time').toBeNull();

  clock.set(new Date(current.closesAt));
  expect(await closeIssue(ctx, issueId)).toBe('k3');
  const closed = (await openGame(owner.browser)).current;
  expect(closed).toMatchObject({ issueId, state: 'closed', ticketCount: 7, serverSeed: null });
  for (const betId of mine) expect(await readRoot(owner.browser, betId)).toBe(closed.ticketRoot);
  for (const betId of theirs) expect(await readRoot(other.browser, betId)).toBe(closed.ticketRoot);
  const late = await owner.browser.call(lotteryPlaceTickets, {
    params,
    body: { issueId, tickets: [{ key: v7(), play: 'big', selection: '-', stakePerLine: '100' }] },
  });
  expect(late).toMatchObject({ success: false, code: 'issue_closed' });

  clock.set(new Date(current.drawsAt));
  expect(await drawIssue(ctx, issueId)).toBe(true);
  await settleIssue(ctx, issueId);
  const settled = await readProof(owner.browser, mine[0] ?? '');
  expect(settled.issue).toMatchObject({ ticketRoot: closed.ticketRoot, ticketCount: 7 });
  expect(settled.issue.result).not.toBeNull();
  expect(await readRoot(owner.browser, mine[0] ?? '')).toBe(closed.ticketRoot);
});

test('the draw of an issue whose closing was missed fixes its tickets first', async () => {
  const { browser } = await signUp(server, { balanceMinor: 100_000n });
  const { current } = await openGame(browser);
  const [betId = ''] = await buy(browser, current.issueId, 3);
  clock.set(new Date(current.drawsAt));
  const draws = await Promise.all([1, 2, 3].map(() => drawIssue(ctx, current.issueId)));
  expect(draws.filter(Boolean)).toHaveLength(1);
  const { items } = await browser.callOrFail(lotteryListDrawnIssues, { params, query: {} });
  expect(items[0]).toMatchObject({ issueId: current.issueId, ticketCount: 3 });
  expect(await readRoot(browser, betId)).toBe(items[0]?.ticketRoot);
});

test('an issue without tickets has the root of an empty list', async () => {
  const { browser } = await signUp(server);
  const { current } = await openGame(browser);
  clock.set(new Date(current.closesAt));
  await closeIssue(ctx, current.issueId);
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  expect((await openGame(browser)).current).toMatchObject({ ticketRoot: empty, ticketCount: 0 });
  clock.set(new Date(current.drawsAt));
});

test('a ticket inserted after the end of the sale is found by check and proof', async () => {
  const { browser } = await signUp(server, { balanceMinor: 100_000n });
  const { current } = await openGame(browser);
  const [betId = ''] = await buy(browser, current.issueId, 1);
  clock.set(new Date(current.closesAt));
  await closeIssue(ctx, current.issueId);
  expect(await lotteryChecks(ctx)).toEqual([]);
  const forged = await forgeTicket(betId);
  const { ticketRoot } = (await openGame(browser)).current;
  const roots = await Promise.all([betId, forged].map((id) => readRoot(browser, id)));
  expect(roots).not.toContain(ticketRoot);
  expect(await lotteryChecks(ctx)).toEqual([
    {
      product: 'lottery',
      detail: `issue ${current.issueNumber} of k3 closed with a list of 1, and its tickets are 2`,
      waits: false,
    },
  ]);
  await sql`delete from lottery_ticket where bet_id = ${forged}`.execute(ctx.db);
  expect(await lotteryChecks(ctx)).toEqual([]);

  await sql`update lottery_ticket set play = 'small' where bet_id = ${betId}`.execute(ctx.db);
  expect(await readRoot(browser, betId)).not.toBe(ticketRoot);
  clock.set(new Date(current.drawsAt));
});

test('the database refuses to change what was fixed, and to draw without it', async () => {
  const { current } = await openGame((await signUp(server)).browser);
  const { issueId } = current;
  const change = (set: {
    ticketRoot?: string;
    ticketCount?: number;
    result?: number[];
    state?: string;
  }) => ctx.db.updateTable('lotteryIssue').set(set).where('id', '=', issueId).execute();
  const root = 'ab'.repeat(32);
  await expect(change({ state: 'drawn', result: [1, 2, 3] })).rejects.toThrow('list of tickets');
  await expect(change({ ticketRoot: root, ticketCount: 0 })).rejects.toThrow('ticket_list_check');
  clock.set(new Date(current.closesAt));
  await closeIssue(ctx, issueId);
  await expect(change({ ticketRoot: root })).rejects.toThrow('never change');
  await expect(change({ ticketCount: 1 })).rejects.toThrow('never change');
});
