/**
 * Goal: a ticket that was sold before 0144 is taken off what its numbers are counted for only where
 * it was counted under the names of now. Method: a database with the migrations of before is filled
 * by SQL, brought up to date, and read.
 */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabaseBefore } from './database-before.ts';
import { migrate } from './migrate.ts';
import type { TemporaryDatabase } from './temporary-database.ts';

let database: TemporaryDatabase;
let client: pg.Client;

/** Two issues, of which one is drawn, with a ticket of each play; two plays were counted. */
const fillSql = `
  with issue as (
    insert into lottery_issue (id, game_code, issue_number, opens_at, closes_at, draws_at, state,
      commitment, server_seed_sealed, created_at)
    select uuid_v7(), 'd4', state, now(), now() + interval '1 minute', now() + interval '2 minutes',
      state, repeat('0', 64), '', now()
    from unnest(array['open', 'closed']) state
    returning id, state
  ), ticket as (
    select uuid_v7() as bet_id, uuid_v7() as member_id, issue.id as issue_id, play
    from issue, unnest(array['small', 'roll_small', 'first_sum']) play
  ), placed as (
    insert into bet (id, member_id, product, source, game_code, stake_minor, payout_minor, state,
      detail, body_hash, placed_at, settled_at, currency)
    select bet_id, member_id, 'lottery', 'khelaghor', 'd4', 100, 0, 'lost', '{}', '', now(), now(),
      'PLAY'
    from ticket
  ), counted as (
    insert into lottery_line_exposure (issue_id, currency, play, block, payouts_minor)
    select issue.id, 'PLAY', play, 12, array_fill(5::bigint, array[100])
    from issue, unnest(array['small', 'first_sum']) play
  )
  insert into lottery_ticket (bet_id, member_id, issue_id, play, selection, line_count, series,
    stake_per_line_minor, is_counted)
  select bet_id, member_id, issue_id, play, '-', 1, 1960, 100, true from ticket`;

beforeAll(async () => {
  database = await createDatabaseBefore('0144');
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // Without the rows that these refer to: games, members.
  await client.query(`set session_replication_role = 'replica'`);
  await client.query(fillSql);
  const migrated = await migrate(database.url);
  if (!migrated.ok) throw new Error(migrated.message);
}, 120_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('tickets on sale stay counted where their play still names its numbers so', async () => {
  const { rows } = await client.query<unknown[]>({
    text: `select i.state, t.play, t.is_counted from lottery_ticket t
      join lottery_issue i on i.id = t.issue_id order by 1 desc, 2 desc`,
    rowMode: 'array',
  });
  expect(rows).toEqual([
    ['open', 'small', true],
    ['open', 'roll_small', false],
    ['open', 'first_sum', false],
    ['closed', 'small', true],
    ['closed', 'roll_small', true],
    ['closed', 'first_sum', true],
  ]);
});

test('what was counted so far keeps its place', async () => {
  const { rows } = await client.query<unknown[]>({
    text: 'select distinct block, payouts_minor[100]::text from lottery_line_exposure',
    rowMode: 'array',
  });
  expect(rows).toEqual([['12', '5']]);
});
