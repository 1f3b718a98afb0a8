// Goal: a large issue is settled once and rightly, whatever dies on the way. Method: a few thousand
// tickets; the settlement is made to die in the middle of its chunks, run again, and run three
// times at once; after each the books are looked at, and in the end every ticket is settled by the
// rules.
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { betsList } from '@khelaghor/client/routes/play.gen.ts';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import { findBalance } from '@khelaghor/db/ledger-store.ts';
import { settleTicket } from '@khelaghor/engine-lottery/public.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import type { Context } from '../../lib/context.ts';
import { noticeChannel } from '../../lib/notify.ts';
import { findWallet } from '../../money/wallet/index.ts';
import { drawIssue } from './draw-issue.ts';
import { ensureIssues } from './schedule-issues.ts';
import { getFamily } from './game-config.ts';
import { placeTickets } from './place-tickets.ts';
import { settleIssue } from './settle-issue.ts';

const clock = createFakeClock(new Date('2026-11-21T06:00:10Z'));
const memberCount = 6;
const purchasesEach = 44;
const ticketCount = memberCount * purchasesEach * 20;
const given = 100_000n;
const play = { isLimited: false, checkDueAt: null, pause: null, time: null };
/** What each member was told of stakes that were settled, notice by notice. */
const told = new Map<string, bigint[]>();

function hear(payload: string): void {
  const { audience, notice } = JSON.parse(payload) as {
    audience?: { memberId?: string };
    notice?: { type: string; stake?: string };
  };
  if (notice?.type !== 'tickets-settled' || audience?.memberId === undefined) return;
  const before = told.get(audience.memberId) ?? [];
  told.set(audience.memberId, [...before, BigInt(notice.stake ?? 0)]);
}

const server = await withServer({ clock, logLevel: 'silent' });
const { ctx } = server;
const reader = await signUp(server, { balanceMinor: given });
const members: string[] = [reader.memberId];
for (let number = 1; number < memberCount; number += 1)
  members.push((await signUp(server, { balanceMinor: given })).memberId);
await ensureIssues(ctx);
const issue = await ctx.db
  .selectFrom('lotteryIssue')
  .select(['id', 'drawsAt'])
  .where('opensAt', '<=', clock.now())
  .where('closesAt', '>', clock.now())
  .executeTakeFirstOrThrow();
const issueId = issue.id;
const buys = members.flatMap((memberId) =>
  Array.from({ length: purchasesEach }, () => buyTwenty(memberId)),
);
await Promise.all(buys);
clock.set(issue.drawsAt);
await drawIssue(ctx, issueId);
const listener = new pg.Client(server.databaseUrl);
await listener.connect();
listener.on('notification', ({ payload }) => hear(payload ?? '{}'));
await listener.query(`listen ${noticeChannel}`);
afterAll(async () => {
  await listener.end();
});

async function buyTwenty(memberId: string): Promise<void> {
  const tickets = Array.from({ length: 20 }, (_, index) => ({
    key: createKey(clock),
    play: index % 2 === 0 ? 'big' : 'small',
    selection: '-',
    stakePerLine: '100',
  }));
  const sold = await placeTickets(server.ctx, { memberId, play }, 'k3', { issueId, tickets });
  expect(sold).toMatchObject({ ok: true });
}

/** The server, which dies when it has made so many transfers. */
function dyingAfter(transfers: number): Context {
  const { ctx } = server;
  let made = 0;
  const id = (): string => {
    made += 1;
    if (made > transfers) throw new Error('it died');
    return ctx.random.id();
  };
  return { ...ctx, random: { ...ctx.random, id } };
}

async function runningCount(): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`select count(*) from bet b
    join lottery_ticket t on t.bet_id = b.id
    where t.issue_id = ${issueId} and b.state = 'running'`.execute(server.ctx.db);
  return Number(rows[0]?.count);
}

test.each([0, 1_400, 3_800])(
  'it dies after %d transfers: whole chunks, or nothing',
  async (made) => {
    const before = await runningCount();
    await expect(settleIssue(dyingAfter(made), issueId)).rejects.toThrow('it died');
    const after = await runningCount();
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThanOrEqual(before);
    expect(await audit(server.ctx.db)).toEqual([]);
  },
);

test('three at once go on where it stopped, and each ticket is paid once', async () => {
  const { ctx } = server;
  await Promise.all([1, 2, 3].map(() => settleIssue(ctx, issueId)));
  expect(await runningCount()).toBe(0);
  const rows = await ctx.db
    .selectFrom('lotteryTicket as t')
    .innerJoin('bet as b', 'b.id', 't.betId')
    .innerJoin('lotteryIssue as i', 'i.id', 't.issueId')
    .where('t.issueId', '=', issueId)
    .select(['t.play', 't.series', 't.stakePerLineMinor', 'b.memberId', 'b.payoutMinor'])
    .select(['b.state', 'i.result', 'i.state as issueState'])
    .execute();
  expect(rows).toHaveLength(ticketCount);
  const paid = new Map(
    members.map((memberId) => [memberId, given - BigInt(purchasesEach * 20_00)]),
  );
  for (const row of rows) {
    const family = getFamily('k3', clock.now());
    if (!row.result) throw new Error('the issue has no result');
    const { play, series } = row;
    const ticket = { play, series, selection: '-', stakePerLine: minor(row.stakePerLineMinor) };
    const { payout } = settleTicket(family, ticket, row.result);
    expect(row).toMatchObject({ payoutMinor: payout, issueState: 'settled' });
    expect(row.state).toBe(payout > 0n ? 'won' : 'lost');
    paid.set(row.memberId, (paid.get(row.memberId) ?? 0n) + payout);
  }
  for (const [memberId, expected] of paid) {
    const { walletId, escrowId } = await findWallet(ctx.db, memberId);
    expect((await findBalance(ctx.db, walletId))?.balance).toBe(expected);
    expect((await findBalance(ctx.db, escrowId))?.balance).toBe(0n);
  }
  expect(await audit(ctx.db)).toEqual([]);
});

test('the stakes of a member leave together, with the issue as their cause', async () => {
  const left = await ctx.db
    .selectFrom('ledgerTransfer')
    .where('causeKind', '=', 'lottery_issue')
    .where('causeId', '=', issueId)
    .select(['code', 'amountMinor'])
    .execute();
  expect(new Set(left.map(({ code }) => code))).toEqual(new Set(['settled']));
  const sum = left.reduce((total, { amountMinor }) => total + amountMinor, 0n);
  expect(sum).toBe(BigInt(ticketCount * 100));
  expect(left.length).toBeLessThan(4 * memberCount);
});

test('the record shows the result of the draw with each bet', async () => {
  const { result } = await ctx.db
    .selectFrom('lotteryIssue')
    .select('result')
    .where('id', '=', issueId)
    .executeTakeFirstOrThrow();
  const reply = await reader.browser.call(betsList, { query: { limit: 20 } });
  const items = Array.from({ length: 20 }, () => ({ detail: { kind: 'lottery', result } }));
  expect(reply).toMatchObject({ success: true, value: { items } });
});

test('each member is told of each ticket once, and of many at a time', async () => {
  // The database answers behind all notices that it has sent.
  await listener.query('select');
  const stakes = [...told.values()].map((notices) => notices.reduce((sum, one) => sum + one, 0n));
  expect(stakes).toEqual(members.map(() => BigInt(purchasesEach * 20_00)));
  // Chunks of tickets cut a member's in two now and then, also when they begin anew.
  const notices = [...told.values()].reduce((sum, { length }) => sum + length, 0);
  expect(notices).toBeLessThan(4 * memberCount);
});
