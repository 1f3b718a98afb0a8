/**
 * Goal: the rounds that a job had not come to become events for it, and those behind its place do
 * not. Method: a database with the migrations of before is filled by SQL, brought up to date, and
 * the events of each reader are compared.
 */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabaseBefore } from './database-before.ts';
import { migrate } from './migrate.ts';
import type { TemporaryDatabase } from './temporary-database.ts';

const firstWithOutbox = '0085';
let database: TemporaryDatabase;
let client: pg.Client;

const idOf = (number: number): string =>
  `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const at = (minute: number): string => `2026-11-27 06:0${minute}:00+00`;

beforeAll(async () => {
  database = await createDatabaseBefore(firstWithOutbox);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // Only what the migration reads: the rows that these belong to are not there.
  await client.query('set session_replication_role = replica');
  for (const [number, minute] of [1, 2, 2, 3, 5].entries())
    await client.query(
      `insert into game_round (bet_id, member_id, game_code, seed_id, nonce, choice, outcome,
         currency, receipt, played_at)
       values ($1, $2, 'dice', $2, $3, '{}', '{}', 'PLAY',
         decode(repeat('00', 64), 'hex'), $4)`,
      [idOf(number), idOf(90), number, at(minute)],
    );
  // The first was opened long before it ended.
  await client.query(
    `insert into game_step_round (bet_id, member_id, game_code, game_session_id, seed_id, nonce,
       choice, currency, stake_minor, payout_max_minor, receipt, opened_at, touched_at, ended_at)
     values ($1, $2, 'mines', $2, $2, 0, '{}', 'PLAY', 1, 1,
       decode(repeat('00', 64), 'hex'), $3, $4, $4)`,
    [idOf(0), idOf(90), at(1), at(4)],
  );
  await client.query('update game_round_check set checked_to = $1, checked_bet_id = $2', [
    at(2),
    idOf(1),
  ]);
  await client.query(
    "update game_return_place set folded_to = $1, folded_id = $2 where kind = 'seeded'",
    [at(3), idOf(3)],
  );
  await client.query("update game_return_place set folded_to = $1 where kind = 'shared'", [at(9)]);
  const migrated = await migrate(database.url);
  if (!migrated.ok) throw new Error(migrated.message);
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

test.each([
  ['round_check', [2, 3, 0, 4]],
  ['game_returns', [0, 4]],
])('the reader %s goes on with the rounds %o', async (name, numbers) => {
  const { rows } = await client.query<{ bet: string }>(
    `select e.payload ->> 'betId' as bet from outbox_event e join outbox_reader r on r.name = $1
     where e.seq > r.read_to order by e.seq`,
    [name],
  );
  expect(rows.map(({ bet }) => bet)).toEqual(numbers.map(idOf));
});
