// How long reports of operators take over ten million bets, and how fast the ledger is added up for
// them. The sums of the millions are written as the job would leave them: rows by day, week and
// month, and the days of each member. The speed of the job is measured on real rows of the ledger.
// `npm run bench -- desk [BETS [MEMBERS]]`, or `reports` for these alone.
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { connect } from '@khelaghor/db/connect.ts';
import type { DB } from '@khelaghor/db/schema.gen.ts';
import { createTemporaryDatabase, startTestServer } from '@khelaghor/db/temporary-database.ts';
import { readCohorts } from '@khelaghor/server/backoffice/reports/cohorts.ts';
import { readMovementsPage } from '@khelaghor/server/backoffice/reports/movements.ts';
import { readReport } from '@khelaghor/server/backoffice/reports/read-report.ts';
import { addBalances, addMovements } from '@khelaghor/server/backoffice/reports/fold-store.ts';
import { moveReportPlace } from '@khelaghor/server/backoffice/reports/report-place.ts';
import { computeQuantile } from './quantile.ts';

const betsAtLeast = 10_000_000;
const reportMsMax = 500;
const asked = 20;
/** Fewer where a machine is busy: their days are most of what is written. */
const members = Number(process.argv[4] ?? 20_000);
const foldedBets = 50_000;
const foldChunk = 5_000;
/** Real bets are spread over days; one among so many is in a game of its own. */
const foldedDays = 100;
const rareAmong = 1_000;
const cohortMsMax = 100;

const count = (figure: number): string => Math.round(figure).toLocaleString('en');

/** Each dimension and its number of keys. */
const dimensions = [
  ['all', 1],
  ['product', 20],
  ['game', 300],
  ['vendor', 12],
  ['channel', 8],
  ['affiliate', 400],
  ['country', 60],
] as const;

/** Keys of a dimension on which one member plays in a month. */
const keysOfMember: Readonly<Record<string, number>> = { product: 2, game: 3, vendor: 2 };

/** A key of a dimension: a country has two letters. */
const toKey = (dimension: string, nth: RawBuilder<unknown>): RawBuilder<unknown> =>
  dimension === 'country'
    ? sql`chr(65 + ((${nth}) / 26)::integer) || chr(65 + ((${nth}) % 26)::integer)`
    : sql`'key' || (${nth})`;

/** Writes the sums of a year, of so many bets of members who play on every other day. */
async function loadSums(db: Kysely<DB>, bets: number): Promise<void> {
  for (const [dimension, keys] of dimensions) {
    for (const grain of ['day', 'week', 'month'])
      await sql`
        insert into report_sum
        select ${grain}, p.starts_on, 'BDT', ${dimension}, k.key, sum(bets), sum(bets) * 10000,
          sum(bets) * 9600, 0, sum(bets) / 40, sum(bets) * 900, sum(bets) / 80, sum(bets) * 500,
          1, 1, 1, 1
        from generate_series('2025-11-01'::date, '2026-10-31', interval '1 day') as d (day)
        cross join lateral (
          select case ${grain}::text when 'day' then d.day::date
            when 'week' then d.day::date - extract(dow from d.day)::integer
            else date_trunc('month', d.day)::date end as starts_on
        ) p
        cross join lateral (
          select case when ${keys}::integer = 1 then ''
              else ${toKey(dimension, sql`nth`)} end as key,
            ${bets}::bigint / 365 / ${keys}::integer as bets
          from generate_series(1, ${keys}::integer) as n (nth)
        ) k
        group by p.starts_on, k.key`.execute(db);
    await sql`
      insert into report_activity
      select a.act, ${dimension}, k.key, 'BDT', m.month::date, md5(n.nth::text)::uuid,
        (random() * 268435455)::integer & (random() * 268435455)::integer
          | (1 << floor(random() * 28)::integer)
      from generate_series(1, ${members}::integer) as n (nth)
      cross join generate_series('2025-11-01'::date, '2026-10-31', interval '1 month') as m (month)
      cross join (values ('bet'), ('deposit')) as a (act)
      cross join lateral (
        select distinct case when ${keys}::integer = 1 then ''
          else ${toKey(dimension, sql`(n.nth * 7 + k * 31) % ${keys}::integer + 1`)} end as key
        from generate_series(1, ${keysOfMember[dimension] ?? 1}::integer) as k
      ) k`.execute(db);
  }
  await sql`
    insert into report_return
    select act, dimension, currency, key, report_first_day(month, days),
      coalesce(left_on, '-infinity'), count(*)
    from (
      select *, lag(report_last_day(month, days)) over (
        partition by act, dimension, currency, key, member_id order by month
      ) as left_on
      from report_activity where month < '2026-11-01'
    ) as a
    group by 1, 2, 3, 4, 5, 6`.execute(db);
  await sql`vacuum analyze report_sum, report_activity, report_return`.execute(db);
}

const year = { from: '2025-11-01', to: '2026-10-31', currency: 'BDT' } as const;

/** Days that begin and end within months. */
const mostOfYear = { ...year, from: '2025-11-16', to: '2026-10-15' } as const;

/** Asks several times, prints the times, and fails when they miss the bound. */
async function measure(name: string, msMax: number, ask: () => Promise<number>): Promise<void> {
  const times: number[] = [];
  for (let nth = 0; nth < asked; nth += 1) {
    const from = performance.now();
    const rows = await ask();
    times.push(performance.now() - from);
    if (rows === 0) throw new Error(`nothing found: ${name}`);
  }
  const [middle, slow] = [computeQuantile(times, 0.5), computeQuantile(times, 0.95)];
  const isKept = slow <= msMax;
  if (!isKept) process.exitCode = 1;
  console.log(
    `  ${name.padEnd(28)} p50 ${middle.toFixed(0).padStart(4)} ms, ` +
      `p95 ${slow.toFixed(0).padStart(4)} ms ${isKept ? 'ok' : 'MISSED'}`,
  );
}

/** Asks for reports of a year, a month and a day in turn. */
async function measureReports(db: Kysely<DB>): Promise<void> {
  const kinds = [
    ['a year by day', { ...year, period: 'day', dimension: 'all' }],
    ['a year by month', { ...year, period: 'month', dimension: 'all' }],
    ['a year by game', { ...year, period: 'day', dimension: 'game' }],
    ['a year by affiliate code', { ...year, period: 'day', dimension: 'affiliate' }],
    ['a year by country', { ...year, period: 'day', dimension: 'country' }],
    ['most of a year by game', { ...mostOfYear, period: 'day', dimension: 'game' }],
    ['most of a year by country', { ...mostOfYear, period: 'day', dimension: 'country' }],
    ['one game of a year by week', { ...year, period: 'week', dimension: 'game', key: 'key7' }],
    ['one day by game', { ...year, from: year.to, period: 'day', dimension: 'game' }],
    ['a month by channel', { ...year, from: year.to, period: 'month', dimension: 'channel' }],
  ] as const;
  for (const [name, query] of kinds)
    await measure(name, reportMsMax, async () => {
      const read = await readReport(db, query, 'sunday');
      return read.ok ? read.value.rows.length : 0;
    });
}

/** Writes the weeks of five years of registration, each since its first one. */
async function loadCohorts(db: Kysely<DB>): Promise<void> {
  await sql`
    insert into report_sum
    select 'week', w.week::date, 'BDT', 'cohort', c.week::date::text, 0, 0, 0, 0, 0, 0, 0, 0,
      case when c.week = w.week then 100 else 0 end, 0, 20, 10
    from generate_series('2021-11-07'::date, '2026-11-22', interval '7 days') as c (week)
    cross join lateral generate_series(c.week, '2026-11-22', interval '7 days') as w (week)
    on conflict do nothing`.execute(db);
  await sql`vacuum analyze report_sum`.execute(db);
}

/** Asks for the retention of weeks, and for the transfers behind lines of the real bets. */
async function measureRows(db: Kysely<DB>): Promise<void> {
  const clock = { now: () => new Date('2026-11-28T00:00:00Z'), monotonicMs: () => 0 };
  const retention = { currency: 'BDT', weeks: 26 } as const;
  await measure('26 weeks of registration', cohortMsMax, async () => {
    const { cohorts } = await readCohorts({ db, clock }, retention, 'sunday');
    return cohorts.filter(({ members: found }) => found > 0).length;
  });
  const days = { from: '2027-01-01', to: '2027-04-30', currency: 'BDT' } as const;
  const lines = [
    ['a rare game', { ...days, dimension: 'game', key: 'rare' }],
    ['a rare vendor', { ...days, dimension: 'vendor', key: 'rare' }],
    ['a rare country', { ...days, dimension: 'country', key: 'AQ' }],
    ['a game of most bets', { ...days, dimension: 'game', key: 'dice' }],
  ] as const;
  for (const [name, query] of lines)
    await measure(`rows of ${name}`, reportMsMax, async () => {
      const page = await readMovementsPage(db, query);
      if (!page.ok) throw new Error(page.refusal);
      // A page of few rows with others behind it would make an operator press on and on.
      const { items, nextCursor } = page.value;
      return items.length === 50 || nextCursor === null ? items.length : 0;
    });
}

/** Writes bets of the ledger with their payouts: two transfers each. */
async function loadLedger(db: Kysely<DB>): Promise<void> {
  await sql`insert into ledger_account (owner, kind, currency, limited)
    select 'member:' || md5(nth::text)::uuid, 'wallet', 'BDT', false
    from generate_series(1, 2000) as n (nth)
    union all select 'game:dice', 'game_result', 'BDT', false`.execute(db);
  await sql`insert into member (id, type, username, nickname, password_hash, language,
      age_confirmed_at, created_at, country, profile_fields)
    select md5(nth::text)::uuid, 0, 'bench' || nth, 'b', 'h', 'en', now(), now(),
      case when nth % 500 = 0 then 'AQ' else 'BD' end, '{}'
    from generate_series(1, 2000) as n (nth)`.execute(db);
  await sql`
    with made as materialized (
      select uuid_v7() as id, nth, md5((nth % 2000 + 1)::text)::uuid as member_id,
        case when nth % ${rareAmong}::integer = 0 then 'rare' else 'dice' end as game,
        timestamptz '2027-01-01'
          + nth * ${foldedDays}::float / ${foldedBets}::integer * interval '1 day' as at
      from generate_series(1, ${foldedBets}::integer) as n (nth)
    ), bets as (
      insert into bet (id, member_id, currency, product, source, game_code, stake_minor, state,
        detail, body_hash, placed_at)
      select id, member_id, 'BDT', 'dice', game, game, 1000, 'running', '{}', '', at
      from made
    )
    insert into ledger_transfer (id, code, debit_account_id, credit_account_id, amount_minor,
      currency, cause_kind, cause_id, phase, created_at)
    select case c.code when 'stake' then made.id else uuid_v7() end, c.code,
      case c.code when 'stake' then w.id else h.id end,
      case c.code when 'stake' then h.id else w.id end, 1000, 'BDT', 'dice_bet', made.id::text,
      'posted', made.at
    from made
    join ledger_account w on w.owner = 'member:' || made.member_id and w.kind = 'wallet'
    cross join (select id from ledger_account
      where owner = 'game:dice' and kind = 'game_result' and currency = 'BDT') as h
    cross join (values ('stake'), ('payout')) as c (code)
    order by made.nth`.execute(db);
  await sql`vacuum analyze ledger_transfer, bet, ledger_account, member`.execute(db);
}

/** Adds real bets up as the job does. */
async function measureFold(db: Kysely<DB>): Promise<void> {
  await loadLedger(db);
  const from = performance.now();
  for (let at = 0; at < foldedBets * 2; at += foldChunk)
    await db.transaction().execute(async (tx) => {
      const range = { from: BigInt(at), to: BigInt(at + foldChunk) };
      await addMovements(tx, range);
      await addBalances(tx, range);
    });
  await moveReportPlace(db, { readTo: BigInt(foldedBets * 2) });
  const seconds = (performance.now() - from) / 1_000;
  console.log(
    `${count(foldedBets)} bets (${count(foldedBets * 2)} transfers) of 2,000 members added up in ` +
      `${seconds.toFixed(1)} s: ${count(foldedBets / seconds)} bets a second`,
  );
}

/** Measures, prints, and fails when a figure misses its bound. */
export async function benchReports(): Promise<void> {
  const bets = Number(process.argv[3] ?? betsAtLeast);
  const server = await startTestServer();
  const database = await createTemporaryDatabase({ serverUrl: server.url });
  const { db, close } = connect(database.url, { statementTimeoutMs: 0, connectionsMax: 5 });
  try {
    await measureFold(db);
    await loadSums(db, bets);
    console.log(
      `Reports over ${count(bets)} bets of ${count(members)} members (at most ${reportMsMax} ms):`,
    );
    await measureReports(db);
    await loadCohorts(db);
    console.log(
      `Retention of five years (at most ${cohortMsMax} ms), and a page of the transfers behind a ` +
        `line among ${count(foldedBets * 2)} (at most ${reportMsMax} ms):`,
    );
    await measureRows(db);
  } finally {
    await close();
    await database.drop();
    await server.stop();
  }
}
