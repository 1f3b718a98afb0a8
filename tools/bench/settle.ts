// How long it takes to close and to settle a large issue of the lottery: 100,000 tickets of 5,000
// members, or `--tickets 1000000`, listed in a tree when the sale ends, then settled with their
// transfers, their lines and their notices, in durable chunks. They are bought in the same run,
// through the use case of the site, and the books are looked at in the end.
import pg from 'pg';
import { v7 } from 'uuid';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import { toPlainArray } from '@khelaghor/db/array-literal.ts';
import {
  closeIssue,
  drawIssue,
  ensureIssues,
  placeTickets,
  settleIssue,
} from '@khelaghor/server/play/lottery/index.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { startTestServer } from '@khelaghor/testkit/test-server.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';
import { measureCpu } from './cpu-time.ts';
import { openMembers } from './open-members.ts';
import { readTickets } from './options.ts';

const memberCount = 5_000;
const usualCount = 100_000;
const ticketsEach = 20;
const buyersAtOnce = 256;
/** For each 100,000 tickets. */
const settledWithinMs = 3_000;
const closedWithinMs = 1_000;
/** Of as many plain inserts. */
const shareLeast = 0.3;

const plays = [
  { play: 'big', selection: '-' },
  { play: 'small', selection: '-' },
  { play: 'sum', selection: '10,11' },
  { play: 'sum', selection: '5' },
];

const getTickets = (clockMs: number, from: number) =>
  Array.from({ length: ticketsEach }, (_, index) => {
    const play = plays[(from + index) % plays.length] ?? plays[0];
    if (!play) throw new Error('there is nothing to bet on');
    return { key: v7({ msecs: clockMs }), stakePerLine: '100', ...play };
  });

/** They have set nothing for their own play. */
const play = { isLimited: false, checkDueAt: null, pause: null, time: null };

/** Buys all tickets; answers with how many a second. */
async function buyTickets(
  server: TestServer,
  memberIds: readonly string[],
  issueId: string,
  ticketCount: number,
) {
  const { ctx } = server;
  const nowMs = ctx.clock.now().getTime();
  let bought = 0;
  const fromMs = performance.now();
  const buyer = async (): Promise<void> => {
    while (bought < ticketCount) {
      const from = bought;
      bought += ticketsEach;
      const memberId = memberIds[(from / ticketsEach) % memberIds.length] ?? '';
      const tickets = getTickets(nowMs, from);
      const reply = await placeTickets(ctx, { memberId, play }, 'k3', { issueId, tickets });
      if (!reply.ok) throw new Error(reply.refusal);
    }
  };
  await Promise.all(Array.from({ length: buyersAtOnce }, buyer));
  return bought / ((performance.now() - fromMs) / 1_000);
}

/** Rows a second of a plain table with a key, in chunks as large as those of a settlement. */
async function measurePlainRows(url: string, rows: number): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create table plain_row (
    id uuid primary key, debit uuid not null, credit uuid not null, amount bigint not null,
    at timestamptz not null
  )`);
  const insert = `insert into plain_row select id, id, id, 100, now() from unnest($1::uuid[]) id`;
  const chunk = 2_000;
  const fromMs = performance.now();
  for (let from = 0; from < rows; from += chunk) {
    const ids = Array.from({ length: chunk }, () => v7());
    await client.query(insert, [toPlainArray(ids)]);
  }
  const seconds = (performance.now() - fromMs) / 1_000;
  await client.query('drop table plain_row');
  await client.end();
  return rows / seconds;
}

const count = (figure: number): string => Math.round(figure).toLocaleString('en');

type CpuTime = Awaited<ReturnType<typeof measureCpu>>;

/** What server and database worked between two measurements. */
function sayBusy(before: CpuTime, after: CpuTime): string {
  const seconds = (part: 'serverMs' | 'databaseMs'): string =>
    `${((after[part] - before[part]) / 1_000).toFixed(1)} s`;
  return `server ${seconds('serverMs')}, database ${seconds('databaseMs')}`;
}

/** Measures, prints, and fails when the settlement takes too long. */
export async function benchSettle(): Promise<void> {
  const ticketCount = readTickets(usualCount);
  const share = ticketCount / usualCount;
  const clock = createFakeClock(new Date());
  const server = await startTestServer({ services: ['http'], clock });
  try {
    const { ctx, databaseUrl } = server;
    const memberIds = await openMembers(server, memberCount);
    await ensureIssues(ctx);
    const issue = await ctx.db
      .selectFrom('lotteryIssue')
      .select(['id', 'drawsAt', 'opensAt'])
      .where('gameCode', '=', 'k3')
      .where('opensAt', '>', clock.now())
      .orderBy('opensAt')
      .executeTakeFirstOrThrow();
    clock.set(issue.opensAt);
    const bought = await buyTickets(server, memberIds, issue.id, ticketCount);
    clock.set(issue.drawsAt);
    const closing = await measureCpu(server);
    const closingMs = performance.now();
    await closeIssue(ctx, issue.id);
    const closedMs = performance.now() - closingMs;
    const closed = await measureCpu(server);
    await drawIssue(ctx, issue.id);
    const plain = await measurePlainRows(databaseUrl, ticketCount);
    const before = await measureCpu(server);
    const fromMs = performance.now();
    await settleIssue(ctx, issue.id);
    const tookMs = performance.now() - fromMs;
    const after = await measureCpu(server);
    const settled = (ticketCount * 1_000) / tookMs;
    console.log(`Lottery, ${count(ticketCount)} tickets of ${count(memberCount)} members:`);
    console.log(`  bought:             ${count(bought)} tickets a second`);
    console.log(`  settled:            ${count(settled)} tickets a second`);
    console.log(`  plain rows:         ${count(plain)} a second`);
    const isShare = settled / plain >= shareLeast;
    const ofPlain = `${(settled / plain).toFixed(2)} (at least ${shareLeast})`;
    console.log(`  settled / plain:    ${ofPlain} ${isShare ? 'ok' : 'MISSED'}`);
    const closeMax = closedWithinMs * share;
    const settleMax = settledWithinMs * share;
    const isClosed = closedMs <= closeMax;
    console.log(
      `  closed within:      ${(closedMs / 1_000).toFixed(2)} s (at most ${closeMax / 1_000} s) ${isClosed ? 'ok' : 'MISSED'}`,
    );
    console.log(`  busy while closing: ${sayBusy(closing, closed)}`);
    console.log(`  busy while settling: ${sayBusy(before, after)}`);
    const isFast = tookMs <= settleMax;
    const word = isFast ? 'ok' : 'MISSED';
    console.log(
      `  all settled within: ${(tookMs / 1_000).toFixed(2)} s (at most ${settleMax / 1_000} s) ${word}`,
    );
    const breaches = await audit(ctx.db);
    console.log(`  the books after it: ${breaches.length === 0 ? 'right' : 'WRONG'}`);
    if (!isClosed || !isFast || !isShare || breaches.length > 0) process.exitCode = 1;
  } finally {
    await server.close();
  }
}
