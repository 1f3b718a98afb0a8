// How long a page of an account's history takes when the account has millions of lines, beside the
// same in an account with a thousand, and how fast all of a period is written out.
// `npm run bench -- history [ROWS]`; ten million rows unless said.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { connect } from '@khelaghor/db/connect.ts';
import { readHistory } from '@khelaghor/db/ledger-history.ts';
import type { EntryFilter } from '@khelaghor/db/ledger-history.ts';
import { readPeriod } from '@khelaghor/db/ledger-history-period.ts';
import type { DB } from '@khelaghor/db/schema.gen.ts';
import { createTemporaryDatabase, startTestServer } from '@khelaghor/db/temporary-database.ts';
import { busyMsOf } from './busy.ts';
import { loadHistory, shortRows } from './history-load.ts';
import type { History } from './history-load.ts';
import { quantileOf } from './quantile.ts';

const calls = 200;
const pageLines = 20;
const pageMsMax = 50;
const dayMs = 86_400_000;
const exportDays = 30;

type Page = { readonly name: string; readonly filter: (moment: Date, line: bigint) => EntryFilter };

const pages: readonly Page[] = [
  { name: 'first page', filter: () => ({ limit: pageLines }) },
  { name: 'deep page', filter: (_, line) => ({ limit: pageLines, beforeId: line }) },
  { name: 'deposits (1 in 1,000)', filter: () => ({ limit: pageLines, codes: ['deposit'] }) },
  {
    name: 'deposits, deep',
    filter: (_, line) => ({ limit: pageLines, beforeId: line, codes: ['deposit'] }),
  },
  {
    name: 'stakes, deep (1 in 2)',
    filter: (_, line) => ({ limit: pageLines, beforeId: line, codes: ['dice_stake'] }),
  },
  {
    name: 'a code without lines, deep',
    filter: (_, line) => ({ limit: pageLines, beforeId: line, codes: ['ticket_refund'] }),
  },
  {
    name: 'a week',
    filter: (to) => ({ limit: pageLines, from: new Date(to.getTime() - 7 * dayMs), to }),
  },
  {
    name: 'withdrawals of a week',
    filter: (to) => ({
      limit: pageLines,
      from: new Date(to.getTime() - 7 * dayMs),
      to,
      codes: ['withdrawal_request'],
    }),
  },
];

type Figures = {
  readonly p50: number;
  readonly p99: number;
  /** What a call kept processors busy, here and in the database: no matter who else was. */
  readonly busy: number;
};

/** Places all over the history, in an order that jumps: neighbours would warm each other. */
const placeOf = (call: number): number => ((call * 127 + 63) % calls) / calls;

async function measure(
  db: Kysely<DB>,
  accountId: string,
  page: Page,
  { history, lines, pid }: { history: History; lines: number; pid: number },
): Promise<Figures> {
  const times: number[] = [];
  const before = process.cpuUsage();
  const beforeMs = busyMsOf(pid);
  const spanMs = history.to.getTime() - history.from.getTime();
  for (let call = 0; call < calls; call += 1) {
    const place = placeOf(call);
    const moment = new Date(history.from.getTime() + 7 * dayMs + place * (spanMs - 7 * dayMs));
    const filter = page.filter(moment, BigInt(Math.ceil(place * lines)));
    const from = performance.now();
    await readHistory(db, accountId, filter);
    times.push(performance.now() - from);
  }
  const here = process.cpuUsage(before);
  const busyMs = busyMsOf(pid) - beforeMs + (here.user + here.system) / 1_000;
  return { p50: quantileOf(times, 0.5), p99: quantileOf(times, 0.99), busy: busyMs / calls };
}

async function measureExport(db: Kysely<DB>, history: History): Promise<void> {
  const period = { from: new Date(history.to.getTime() - exportDays * dayMs), to: history.to };
  let lines = 0;
  const from = performance.now();
  for await (const some of readPeriod(db, history.long, period)) lines += some.length;
  const seconds = (performance.now() - from) / 1_000;
  console.log(
    `  ${exportDays} days: ${lines} lines in ${seconds.toFixed(1)} s, ` +
      `${Math.round(lines / seconds)} lines a second`,
  );
}

async function measureAll(db: Kysely<DB>, history: History, rows: number): Promise<void> {
  const ms = (value: number): string => value.toFixed(1).padStart(7);
  const all = ({ p50, p99, busy }: Figures): string => `${ms(p50)} ${ms(p99)} ${ms(busy)}`;
  console.log(
    `  ${calls} calls each, ms`.padEnd(32),
    '   p50     p99    busy  |  of the short one',
  );
  const { rows: own } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const span = { history, lines: rows * 2, pid: own[0]?.pid ?? 0 };
  for (const page of pages) {
    const short = await measure(db, history.short, page, span);
    const long = await measure(db, history.long, page, span);
    const ratio = (long.p50 / short.p50).toFixed(2);
    console.log(`  ${page.name}`.padEnd(30), `${all(long)}  |${all(short)}   ratio ${ratio}`);
    if (long.p99 > pageMsMax) {
      console.log(`  The budget is ${pageMsMax} ms.`);
      process.exitCode = 1;
    }
  }
}

/** Loads a private database, measures every kind of page and the export, and removes it. */
export async function benchHistory(): Promise<void> {
  const rows = Number(process.argv[3] ?? 10_000_000);
  if (!Number.isSafeInteger(rows) || rows < 10_000) throw new Error('at least 10,000 rows');
  const began = performance.now();
  const server = await startTestServer();
  const database = await createTemporaryDatabase({ serverUrl: server.url });
  const connection = connect(database.url, { statementTimeoutMs: 0, connectionsMax: 1 });
  try {
    console.log(`An account with ${rows} lines over 24 months, among as many of others:`);
    const history = await loadHistory(connection.db, rows, new Date(), console.log);
    const loaded = (performance.now() - began) / 1_000;
    console.log(`  loaded in ${loaded.toFixed(0)} s; beside it one with ${shortRows} lines`);
    await measureAll(connection.db, history, rows);
    await measureExport(connection.db, history);
    console.log(`  ${((performance.now() - began) / 1_000).toFixed(0)} s in all`);
  } finally {
    await connection.close();
    await database.drop();
    await server.stop();
  }
}
