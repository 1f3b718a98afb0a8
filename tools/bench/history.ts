// How long a page of an account's history takes when the account has millions of lines, beside the
// same in an account with a thousand, and how fast all of a period is written out; then the same of
// the record of a member with millions of bets. `npm run bench -- history [ROWS] [ledger | bets]`;
// ten million rows and both unless said.
import type { Kysely } from 'kysely';
import { connect } from '@khelaghor/db/connect.ts';
import { readHistory } from '@khelaghor/db/ledger-history.ts';
import type { EntryFilter } from '@khelaghor/db/ledger-history.ts';
import { readPeriod } from '@khelaghor/db/ledger-history-period.ts';
import type { DB } from '@khelaghor/db/schema.gen.ts';
import { createTemporaryDatabase, startTestServer } from '@khelaghor/db/temporary-database.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { benchBets } from './bets-history.ts';
import { loadHistory, shortRows } from './history-load.ts';
import type { History } from './history-load.ts';
import { measurePages } from './page-times.ts';
import type { PageKind } from './page-times.ts';

const pageLines = 20;
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
    filter: (_, line) => ({ limit: pageLines, beforeId: line, codes: ['stake'] }),
  },
  {
    name: 'a code without lines, deep',
    filter: (_, line) => ({ limit: pageLines, beforeId: line, codes: ['stake_refunded'] }),
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

/** The pages as questions about an account, given when and how long its history is. */
function getKinds(db: Kysely<DB>, history: History, lines: number): PageKind<string>[] {
  const spanMs = history.to.getTime() - history.from.getTime();
  return pages.map(({ name, filter }) => ({
    name,
    ask: (accountId, place) => {
      const moment = new Date(history.from.getTime() + 7 * dayMs + place * (spanMs - 7 * dayMs));
      return readHistory(db, accountId, filter(moment, BigInt(Math.ceil(place * lines))));
    },
  }));
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

async function benchLedger(db: Kysely<DB>, rows: number): Promise<void> {
  const began = performance.now();
  console.log(`An account with ${rows} lines over 24 months, among as many of others:`);
  const history = await loadHistory(db, rows, new Date(), console.log);
  const loaded = (performance.now() - began) / 1_000;
  console.log(`  loaded in ${loaded.toFixed(0)} s; beside it one with ${shortRows} lines`);
  await measurePages(db, getKinds(db, history, rows * 2), history);
  await measureExport(db, history);
  console.log(`  ${((performance.now() - began) / 1_000).toFixed(0)} s in all`);
}

/** Does some work on a private database, and removes it. */
async function onDatabase(
  serverUrl: string,
  work: (db: Kysely<DB>) => Promise<void>,
): Promise<void> {
  const database = await createTemporaryDatabase({ serverUrl });
  const connection = connect(database.url, { statementTimeoutMs: 0, connectionsMax: 1 });
  try {
    await work(connection.db);
  } finally {
    await connection.close();
    await database.drop();
  }
}

/** Loads a private database for each part, and measures every kind of page and the export. */
export async function benchHistory(): Promise<void> {
  const asked = process.argv.slice(3);
  const rows = Number(asked.find((word) => /^\d+$/u.test(word)) ?? 10_000_000);
  if (!Number.isSafeInteger(rows) || rows < 10_000) throw new Error('at least 10,000 rows');
  const parts = { ledger: benchLedger, bets: benchBets };
  const server = await startTestServer();
  try {
    for (const [name, bench] of Object.entries(parts)) {
      const isLeftOut = Object.keys(parts).some((part) => part !== name && asked.includes(part));
      if (!isLeftOut) await onDatabase(server.url, (db) => bench(db, rows));
    }
  } finally {
    await server.stop();
  }
}
