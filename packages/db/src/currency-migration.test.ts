/**
 * Goal: migration 0041 gives every sum of a filled database a currency and changes no sum. Method:
 * a database with the earlier migrations is filled by SQL, migrated, and compared with its earlier
 * content and with the ledger.
 */
import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabaseBefore } from './database-before.ts';
import { migrate, MIGRATIONS_FOLDER } from './migrate.ts';
import type { TemporaryDatabase } from './temporary-database.ts';

const firstWithCurrency = '0041';
let database: TemporaryDatabase;
let client: pg.Client;

beforeEach(async () => {
  database = await createDatabaseBefore(firstWithCurrency);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(fillSql);
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

/** Members by number: four with play money, one with taka, one with both, one demo account. */
const idOf = (member: number): string => `00000000-0000-7000-8000-00000000000${member}`;
const several = idOf(6);

/**
 * Bets in the old format with the transfers of their stakes and payouts, and their sums as the
 * server stored them. The last member has bets in two currencies, which the server never allowed.
 */
const fillSql = `
  insert into setting (key, value, changed_at, changed_by)
  values ('moneyMode', '"real"', now(), 'test');
  create temporary table fill as
  select ('00000000-0000-7000-8000-00000000000' || n)::uuid as member_id, n, w.currency
  from generate_series(1, 7) n cross join lateral unnest(case
    when n <= 4 then array['PLAY'] when n = 5 then array['BDT']
    when n = 6 then array['PLAY', 'BDT'] else array['TRIAL'] end) as w (currency);
  insert into member (id, account, nickname, type, password_hash, language, extra,
    age_confirmed_at, created_at, play_limited)
  select distinct on (n) member_id, 'filled' || n, 'filled' || n, case n when 7 then 4 else 0 end,
    '', 'en', '{}'::jsonb, now(), now(), n in (1, 5, 6)
  from fill;
  select ledger_open_account('member:' || member_id, kind, currency, true)
  from fill, unnest(array['wallet', 'escrow', 'payout_hold']) kind;
  select ledger_open_account('house', 'house_dice', currency, false)
  from unnest(array['PLAY', 'BDT', 'TRIAL']) currency;
  create temporary table made as
  select uuid_v7() as id, f.member_id, f.currency, b.at,
    case when k % 9 = 0 then 0 else 10 + k end as stake,
    case when k % 3 = 0 then 7 * k else 0 end as payout,
    case when k % 7 = 0 then 'vendor' else 'dice' end as product
  from fill f cross join generate_series(1, 60) k
  cross join lateral (select now() - interval '5 hours' * k - interval '1 minute' * f.n as at) b;
  insert into ledger_transfer (id, code, debit_account_id, credit_account_id, amount_minor,
    currency, cause_kind, cause_id, phase, debit_after_minor, credit_after_minor, created_at)
  select case when side.way = 'stake' then m.id else uuid_v7() end, 'dice_' || side.way,
    case when side.way = 'stake' then w.id else h.id end,
    case when side.way = 'stake' then h.id else w.id end,
    side.amount, m.currency, 'dice_bet', m.id::text, 'posted', null, null, m.at
  from made m
  join ledger_account w on w.owner = 'member:' || m.member_id and w.kind = 'wallet'
    and w.currency = m.currency
  join ledger_account h on h.kind = 'house_dice' and h.currency = m.currency
  cross join lateral (values ('stake', m.stake), ('payout', m.payout)) as side (way, amount)
  where side.amount > 0;
  insert into bet (id, member_id, game_code, round_ref, stake_minor, payout_minor, state, detail,
    body_hash, placed_at, settled_at, product, source)
  select id, member_id, 'dice', null, stake, payout,
    case when payout > 0 then 'won' else 'lost' end, '{}', '', at, at, product,
    case product when 'dice' then 'khelaghor' else 'acme' end
  from made;
  insert into bet_day (member_id, day, game_code, state, bets, stake_minor, payout_minor)
  select member_id, dhaka_day(placed_at), game_code, state, count(*), sum(stake_minor),
    sum(payout_minor) from bet group by 1, 2, 3, 4;
  insert into play_hour (member_id, hour, staked_minor, paid_minor)
  select b.member_id, date_trunc('hour', placed_at, 'UTC'), sum(stake_minor), sum(payout_minor)
  from bet b join member m on m.id = b.member_id and m.play_limited group by 1, 2;
  insert into lead_day (day, member_id, payout_minor, wins)
  select dhaka_day(settled_at), b.member_id, sum(payout_minor), count(*)
  from bet b join member m on m.id = b.member_id and m.type <> 4
  where b.state = 'won' group by 1, 2;
  insert into play_limit (member_id, kind, period, amount_minor)
  select id, kind, 'day', 900 from member, unnest(array['stake', 'deposit']) kind
  where play_limited;
  update member set play_time_seen_at = now(), play_time_left_ms = 0 where account = 'filled1';
  insert into play_limit (member_id, kind, period, amount_minor)
  select id, 'time', 'day', 60 from member where account = 'filled1';
  insert into dice_session (game_session_id, member_id, started_at, staked_minor, returned_minor)
  select uuid_v7(), id, now(), 500, 400 from member;
  insert into wager_transaction (source, transaction_id, kind, member_id, bet_id, amount_minor,
    payout_minor, body_hash, answer, created_at)
  select 'acme', id::text, 'bet', member_id, id, stake_minor, 0, '',
    '{"refusal": null, "balance": "0"}', placed_at
  from bet where product = 'vendor';
  insert into wager_transaction (source, transaction_id, kind, member_id, amount_minor,
    payout_minor, body_hash, answer, undone_by, created_at)
  select 'acme', 'never came', 'tombstone', member_id, 0, 0, '',
    '{"refusal": null, "balance": "0"}', 'back', now() from fill where n = 5;
`;

async function rowsOf(text: string): Promise<unknown[][]> {
  const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
  return rows;
}

/** The names of four tables before 0053 and 0054, and from then on. */
const oldNames = ['bet_day', 'play_hour', 'lead_day', 'dice_session'] as const;
const newNames = [
  'bet_daily_total',
  'play_spend_hourly',
  'leaderboard_daily_score',
  'game_session_sum',
] as const;

/** The sums of each table, over all currencies. */
const sumsSql = ([totals, spend, scores, sessions]: typeof oldNames | typeof newNames): string => `
  select 'bet', count(*)::int, sum(stake_minor)::int, sum(payout_minor)::int from bet
  union all select 'totals', sum(bets)::int, sum(stake_minor)::int, sum(payout_minor)::int
  from ${totals}
  union all select 'spend', 0, sum(staked_minor)::int, sum(paid_minor)::int from ${spend}
  union all select 'scores', sum(wins)::int, sum(payout_minor)::int, 0 from ${scores}
  union all select 'play_limit', count(*)::int, sum(amount_minor)::int, 0 from play_limit
  union all select 'sessions', count(*)::int, sum(staked_minor)::int, sum(returned_minor)::int
  from ${sessions}
  union all select 'wager_transaction', count(*)::int, sum(amount_minor)::int, 0
  from wager_transaction`;

test('every sum stays the same and gets the currency of its transfers', async () => {
  const before = await rowsOf(sumsSql(oldNames));
  const names = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name >= firstWithCurrency);
  expect(await migrate(database.url)).toMatchObject({ ok: true, applied: names.toSorted() });
  expect(await rowsOf(sumsSql(newNames))).toEqual(before);
  const made = 'select currency, count(*)::int, sum(stake)::int, sum(payout)::int from made';
  const byCurrency = await rowsOf(`${made} group by 1 order by 1`);
  expect(byCurrency).toHaveLength(3);
  expect(
    await rowsOf(`select currency, count(*)::int, sum(stake_minor)::int, sum(payout_minor)::int
      from bet group by 1 order by 1`),
  ).toEqual(byCurrency);
  expect(
    await rowsOf(`select currency, sum(bets)::int, sum(stake_minor)::int, sum(payout_minor)::int
      from bet_daily_total group by 1 order by 1`),
  ).toEqual(byCurrency);
  // Each single bet, including free ones and those of the member with two wallets.
  expect(
    await rowsOf(`select count(*)::int from bet b join made m on m.id = b.id
      where m.currency <> b.currency and (m.stake > 0 or m.payout > 0)`),
  ).toEqual([[0]]);
  expect(
    await rowsOf(`select count(*)::int from wager_transaction w join bet b on b.id = w.bet_id
      where w.currency is distinct from b.currency`),
  ).toEqual([[0]]);
});

test('a member with two wallets gets hours and leaderboard sums for each currency', async () => {
  expect(await migrate(database.url)).toMatchObject({ ok: true });
  const ofMade = (sums: string, where = '') =>
    rowsOf(`select currency, ${sums} from made where member_id = '${several}' ${where}
      group by 1 order by 1`);
  expect(
    await rowsOf(`select currency, sum(staked_minor)::int, sum(paid_minor)::int
      from play_spend_hourly where member_id = '${several}' group by 1 order by 1`),
  ).toEqual(await ofMade('sum(stake)::int, sum(payout)::int'));
  expect(
    await rowsOf(`select currency, sum(payout_minor)::int, sum(wins)::int
      from leaderboard_daily_score where member_id = '${several}' group by 1 order by 1`),
  ).toEqual(await ofMade('sum(payout)::int, count(*)::int', 'and payout > 0'));
});

test('limits get the currency of their member, except time limits', async () => {
  expect(await migrate(database.url)).toMatchObject({ ok: true });
  const limits = await rowsOf(
    `select right(member_id::text, 1), kind, currency from play_limit order by 1, 2`,
  );
  expect(limits).toEqual([
    ['1', 'deposit', 'PLAY'],
    ['1', 'stake', 'PLAY'],
    ['1', 'time', null],
    ['5', 'deposit', 'BDT'],
    ['5', 'stake', 'BDT'],
    // The site uses taka now.
    ['6', 'deposit', 'BDT'],
    ['6', 'stake', 'BDT'],
  ]);
  expect(
    await rowsOf('select right(member_id::text, 1), currency from game_session_sum order by 1'),
  ).toEqual([
    ...['1', '2', '3', '4'].map((member) => [member, 'PLAY']),
    ['5', 'BDT'],
    ['6', 'BDT'],
    ['7', 'TRIAL'],
  ]);
});

test('a second run changes nothing, and stored answers stay protected', async () => {
  expect(await migrate(database.url)).toMatchObject({ ok: true });
  expect(await migrate(database.url)).toMatchObject({ ok: true, applied: [] });
  await expect(client.query("update wager_transaction set currency = 'BDT'")).rejects.toThrow(
    /never changes/,
  );
  await expect(
    client.query("update play_limit set currency = null where kind = 'stake'"),
  ).rejects.toThrow(/play_limit_currency/);
});

test('a stake in a currency that its member does not have stops the migration', async () => {
  // Only a session with disabled triggers can change the ledger.
  await client.query('set session_replication_role = replica');
  await client.query(
    `update ledger_transfer set currency = 'PLAY' where id = (
       select id from made where member_id = '${idOf(5)}' and stake > 0 limit 1
     )`,
  );
  const before = await rowsOf(sumsSql(oldNames));
  expect(await migrate(database.url)).toMatchObject({
    ok: false,
    refusal: 'migration_check_failed',
    migration: '0041-currency-of-bets',
    message: expect.stringContaining('a bet is in another currency than its stake') as string,
  });
  expect(await rowsOf(sumsSql(oldNames))).toEqual(before);
  expect(
    await rowsOf(`select count(*)::int from pg_attribute
      where attname = 'currency' and attrelid = 'bet'::regclass`),
  ).toEqual([[0]]);
});
