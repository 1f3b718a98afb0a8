/**
 * Goal: every roll of Dice of before 0054 is a round of Dice afterwards, with its receipt, and the
 * sums of the sessions stay. Method: a database with the migrations of before is filled by SQL,
 * brought up to date, and compared; then again with a check that must find a roll that was changed.
 */
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabaseBefore } from './database-before.ts';
import { migrate, MIGRATIONS_FOLDER } from './migrate.ts';
import type { TemporaryDatabase } from './temporary-database.ts';

const inHouseGames = '0054-in-house-games';
let database: TemporaryDatabase;
let client: pg.Client;

const fillSql = `
  with roll as (
    select uuid_v7() as bet_id, uuid_v7() as member_id, uuid_v7() as seed_id, n
    from generate_series(0, 499) n
  ), placed as (
    insert into bet (id, member_id, product, source, game_code, stake_minor, payout_minor, state,
      detail, body_hash, placed_at, settled_at, currency)
    select bet_id, member_id, 'dice', 'khelaghor', 'dice', 100 + n, 0, 'lost', '{}', '', now(),
      now(), 'PLAY'
    from roll
  )
  insert into dice_roll (bet_id, member_id, seed_id, nonce, direction, chance, roll, currency,
    receipt, rolled_at)
  select bet_id, member_id, seed_id, n % 7, case n % 2 when 0 then 'under' else 'over' end,
    1 + n % 9500, n * 20, (array['PLAY', 'BDT', 'TRIAL'])[1 + n % 3],
    decode(repeat(lpad(to_hex(n % 256), 2, '0'), (array[64, 97, 129, 161, 193])[1 + n % 5]), 'hex'),
    now() - n * interval '1 second'
  from roll;
  insert into dice_session (game_session_id, member_id, currency, started_at, staked_minor,
    returned_minor)
  select uuid_v7(), uuid_v7(), 'PLAY', now(), n, 2 * n from generate_series(1, 50) n`;

beforeEach(async () => {
  database = await createDatabaseBefore(inHouseGames);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(fillSql);
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

async function rowsOf(text: string): Promise<unknown[][]> {
  const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
  return rows;
}

const sessionsSql = 'select count(*)::int, sum(staked_minor)::int, sum(returned_minor)::int from ';

test('every roll is a round with its receipt, and every sum stays', async () => {
  const rolls = await rowsOf(`select bet_id, member_id, 'dice', seed_id, nonce, direction,
    chance, roll, currency, receipt, rolled_at from dice_roll order by bet_id`);
  const sessions = await rowsOf(`${sessionsSql} dice_session`);
  expect(rolls).toHaveLength(500);

  expect(await migrate(database.url)).toMatchObject({ ok: true });

  expect(
    await rowsOf(`select bet_id, member_id, game_code, seed_id, nonce, choice ->> 'direction',
      (choice ->> 'chance')::int, (outcome ->> 'roll')::int, currency, receipt, played_at
      from game_round order by bet_id`),
  ).toEqual(rolls);
  expect(await rowsOf(`${sessionsSql} game_session_sum`)).toEqual(sessions);
  const change = client.query('update game_round set nonce = nonce + 1');
  await expect(change).rejects.toThrow('never changed');
});

test.each([
  ['a changed roll', `update game_round set outcome = '{"roll": 1}' where nonce = 3`],
  ['a lost roll', 'delete from game_round where nonce = 3'],
  ['a changed receipt', `update game_round set receipt = decode(repeat('ff', 64), 'hex')`],
])('%s stops the migration', async (_, harm) => {
  const folder = await mkdtemp(join(tmpdir(), 'khelaghor-harmed-'));
  try {
    await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
    const off = 'alter table game_round disable trigger game_round_append_only';
    const on = 'alter table game_round enable trigger game_round_append_only';
    await appendFile(join(folder, inHouseGames, 'up.sql'), `\n${off}; ${harm}; ${on};\n`);
    const migrated = await migrate(database.url, { folder });
    expect(migrated).toMatchObject({ ok: false });
    expect(JSON.stringify(migrated)).toContain('the rolls of Dice are not those of before');
    expect(await rowsOf('select count(*)::int from dice_roll')).toEqual([[500]]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
