/**
 * Goal: with 0145 each HK6 lottery with terms of its own sells one kind of parlay or none, at the
 * series of before, and no other lottery changes. Method: a database with the migrations of before
 * is filled by SQL, brought up to date, and read.
 */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabaseBefore } from './database-before.ts';
import { migrate } from './migrate.ts';
import type { TemporaryDatabase } from './temporary-database.ts';

let database: TemporaryDatabase;
let client: pg.Client;

const fillSql = `
  insert into lottery_terms (game_code, series, stake_min_minor, stake_max_minor, payout_max_minor,
    lines_max, plays_off, play_series, version, changed_at)
  select code, 1960, 1, 1, 1, 1, plays_off::text[], series::jsonb, 1, now()
  from (values
    ('hk6', '{}', '{}'),
    ('hk6five', '{total_size}', '{"parlay": 1900, "total_size": 1800}'),
    ('hk6quick', '{parlay}', '{}'),
    ('hk6friday', '{}', '{"total_size": 1800}'),
    ('k3', '{}', '{}')
  ) terms (code, plays_off, series)`;

beforeAll(async () => {
  database = await createDatabaseBefore('0145');
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // Without the rows that these refer to: games.
  await client.query(`set session_replication_role = 'replica'`);
  await client.query(fillSql);
  await client.query(`insert into lottery_game (code, based_on, timetable, added_at)
    values ('hk6friday', 'hk6', '{}', now())`);
  const migrated = await migrate(database.url);
  if (!migrated.ok) throw new Error(migrated.message);
}, 120_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('the parlay that loses on 49 is not sold, and the new one is where that one was', async () => {
  const { rows } = await client.query<unknown[]>({
    text: 'select game_code, plays_off, play_series from lottery_terms order by 1',
    rowMode: 'array',
  });
  expect(rows).toEqual([
    ['hk6', ['parlay'], {}],
    ['hk6five', ['total_size', 'parlay'], { parlay: 1900, parlay_tie: 1900, total_size: 1800 }],
    ['hk6friday', ['parlay'], { total_size: 1800 }],
    ['hk6quick', ['parlay', 'parlay_tie'], {}],
    ['k3', [], {}],
  ]);
});
