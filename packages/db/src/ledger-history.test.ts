// Goal: pages of a history are exactly the lines that a plain reading finds, in order, without a
// gap or a repeat, for every filter; and what one page reads is bounded. Method: one account with
// more transfers than a page may look through, written by SQL, read in both ways.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { gameAccount, memberAccount } from '@khelaghor/ledger/account.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readHistory } from './ledger-history.ts';
import type { EntryFilter, HistoryPage } from './ledger-history.ts';
import { findSeqAtOrAfter } from './ledger-history-line.ts';
import { readPeriod } from './ledger-history-period.ts';
import { openLedgerFixture } from './ledger-store.suite.ts';
import type { LedgerFixture } from './ledger-store.suite.ts';
import { openAccount } from './ledger-store.ts';
import type { DB } from './schema.gen.ts';

const transfers = 24_000;
/** One transfer a minute from here on, some of them out of order by less than an hour. */
const beganAt = Date.UTC(2026, 0, 20);
const minute = (number: number): Date => new Date(beganAt + number * 60_000);

let fixture: LedgerFixture;
let wallet: string;
let quiet: string;

/**
 * Stakes and payouts by turns, a pending transfer every seventh, a deposit every five thousandth.
 * Every third id is none that tells a time, so it lies in whichever partition chance chose.
 */
async function fill(db: Kysely<DB>): Promise<void> {
  const house = await openAccount(db, gameAccount('dice', 'PLAY'));
  await sql`select ledger_prepare_months(${minute(0)}, 3)`.execute(db);
  await sql`
    insert into ledger_transfer (
      id, seq, code, debit_account_id, credit_account_id, amount_minor, currency, cause_kind,
      cause_id, phase, debit_after_minor, created_at
    )
    select
      case when n % 3 = 0 then gen_random_uuid()
        else overlay(uuid_v7_floor(${minute(0)}::timestamptz + n * interval '1 minute')::text
          placing lpad(to_hex(n), 12, '0') from 25)::uuid end,
      n * 5,
      case when n % 5000 = 0 then 'deposit' when n % 4001 = 0 then 'stake_refunded'
        when n % 2 = 0 then 'stake' else 'payout' end,
      case when n % 2 = 0 and n % 5000 <> 0 then ${wallet}::uuid else ${house}::uuid end,
      case when n % 2 = 0 and n % 5000 <> 0 then ${house}::uuid else ${wallet}::uuid end,
      1 + n % 97, 'PLAY', 'test', n::text, case when n % 7 = 0 then 'pending' else 'posted' end,
      1000000, ${minute(0)}::timestamptz + (n + case when n % 11 = 0 then 40 else 0 end)
        * interval '1 minute'
    from generate_series(1, ${transfers}) as n
  `.execute(db);
}

beforeAll(async () => {
  fixture = await openLedgerFixture(undefined);
  wallet = await openAccount(fixture.db, memberAccount('busy', 'wallet', 'PLAY'));
  quiet = await openAccount(fixture.db, memberAccount('quiet', 'wallet', 'PLAY'));
  await fill(fixture.db);
});
afterAll(() => fixture.end());

/** The ids of lines by a plain reading of the view. */
async function plainIds(filter: Omit<EntryFilter, 'limit'>): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select e.id from ledger_entry e join ledger_transfer t on t.id = e.transfer_id
    where e.account_id = ${wallet}
      and e.created_at >= ${filter.from ?? new Date(0)}
      and e.created_at < ${filter.to ?? new Date(Date.UTC(2100, 0))}
      and (${filter.codes ?? null}::text[] is null or t.code = any (${filter.codes ?? null}))
    order by e.id desc
  `.execute(fixture.db);
  return rows.map(({ id }) => id);
}

async function readPages(filter: EntryFilter): Promise<HistoryPage[]> {
  const pages: HistoryPage[] = [];
  let beforeId: bigint | undefined;
  do {
    const page = await readHistory(fixture.db, wallet, {
      ...filter,
      ...(beforeId !== undefined && { beforeId }),
    });
    pages.push(page);
    beforeId = page.nextBeforeId ?? undefined;
  } while (beforeId !== undefined);
  return pages;
}

test.each([
  ['everything', {}, 1_000],
  ['a code of half the lines', { codes: ['stake'] }, 700],
  ['a rare code', { codes: ['deposit'] }, 10],
  ['a rare code of the games', { codes: ['stake_refunded'] }, 10],
  ['a code that no line has', { codes: ['reopened'] }, 10],
  ['rare codes of both sorts', { codes: ['stake_refunded', 'deposit'] }, 3],
  ['some codes', { codes: ['deposit', 'payout'] }, 900],
  ['a beginning', { from: minute(20_000) }, 100],
  ['an end', { to: minute(4_000) }, 100],
  ['a day in the middle', { from: minute(9_000), to: minute(10_440) }, 50],
  ['an hour that a page holds', { from: minute(9_000), to: minute(9_060) }, 60],
  ['a time before everything', { to: minute(-10_000) }, 10],
  ['a time after everything', { from: minute(30_000) }, 10],
  ['a rare code of some days', { from: minute(4_000), to: minute(16_000), codes: ['deposit'] }, 1],
] satisfies [string, Partial<EntryFilter>, number][])(
  'the pages of %s hold each line once, newest first',
  async (_, filter: Partial<EntryFilter>, limit) => {
    const pages = await readPages({ ...filter, limit });
    const ids = pages.flatMap(({ lines }) => lines.map(({ id }) => id));
    expect(ids).toEqual(await plainIds(filter));
    for (const { lines, searchedTo, nextBeforeId } of pages.slice(0, -1)) {
      expect(nextBeforeId).not.toBeNull();
      // A page that is not full says how far it looked.
      expect(searchedTo === null).toBe(lines.length === limit);
    }
    expect(pages.at(-1)).toMatchObject({ nextBeforeId: null, searchedTo: null });
  },
);

test('a page looks through a bounded number of lines, and its end tells how far', async () => {
  const page = await readHistory(fixture.db, wallet, { limit: 5, codes: ['reopened'] });
  expect(page.lines).toEqual([]);
  // Some three thousand of each side, and the sides take turns.
  expect(page.nextBeforeId).toBeGreaterThan(BigInt((transfers - 6_500) * 5));
  expect(page.searchedTo?.getTime()).toBeGreaterThan(minute(transfers - 6_500).getTime());
});

test('a filter on a short time ends where the time ends, not where the search does', async () => {
  const filter = { limit: 5, from: minute(23_900), codes: ['reopened'] } as const;
  const page = await readHistory(fixture.db, wallet, filter);
  expect(page).toEqual({ lines: [], nextBeforeId: null, searchedTo: null });
});

test('an account without lines has an empty page and an empty period', async () => {
  const to = minute(transfers);
  for (const filter of [{}, { to }, { codes: ['deposit'] as const }]) {
    const page = await readHistory(fixture.db, quiet, { limit: 5, ...filter });
    expect(page).toEqual({ lines: [], nextBeforeId: null, searchedTo: null });
  }
  const pages: unknown[] = [];
  for await (const lines of readPeriod(fixture.db, quiet, { from: minute(0), to }))
    pages.push(lines);
  expect(pages).toEqual([]);
});

test.each([
  ['all', minute(-1), minute(transfers + 60)],
  ['some days', minute(3_000), minute(9_500)],
  ['an hour', minute(3_000), minute(3_060)],
  ['before everything', minute(-500), minute(-400)],
  ['after everything', minute(transfers + 500), minute(transfers + 600)],
])('a period of %s is read oldest first, each line once', async (_, from, to) => {
  const ids: bigint[] = [];
  let most = 0;
  for await (const lines of readPeriod(fixture.db, wallet, { from, to })) {
    ids.push(...lines.map(({ id }) => id));
    most = Math.max(most, lines.length);
  }
  expect(ids).toEqual((await plainIds({ from, to })).toReversed());
  expect(most).toBeLessThanOrEqual(1_000);
});

test.each([
  ['before everything', -100, 5n],
  ['after everything', transfers + 100, BigInt(transfers * 5 + 1)],
])('a moment %s has its place', async (_, at, seq) => {
  expect(await findSeqAtOrAfter(fixture.db, wallet, minute(at))).toBe(seq);
});
