import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from './connect.ts';
import type { Connection } from './connect.ts';
import { DURABILITY_ADVICE, verifyDurability } from './durability.ts';
import { createTemporaryDatabase } from './temporary-database.ts';
import type { TemporaryDatabase } from './temporary-database.ts';

let database: TemporaryDatabase;
let connection: Connection;

beforeAll(async () => {
  database = await createTemporaryDatabase();
  connection = connect(database.url, { connectionsMax: 1 });
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

test('the server of the tests keeps what it confirmed', async () => {
  expect(await verifyDurability(connection.db)).toMatchObject({ ok: true });
});

test.each([
  ['off', ['synchronous_commit_off']],
  ['local', ['synchronous_commit_off']],
  ['remote_write', ['synchronous_commit_off']],
])('synchronous_commit = %s is refused', async (value, refusals) => {
  await sql`select set_config('synchronous_commit', ${value}, false)`.execute(connection.db);
  expect(await verifyDurability(connection.db)).toMatchObject({ ok: false, refusals });
});

test.each(['on', 'remote_apply'])('synchronous_commit = %s is enough', async (value) => {
  await sql`select set_config('synchronous_commit', ${value}, false)`.execute(connection.db);
  expect(await verifyDurability(connection.db)).toMatchObject({ ok: true });
});

// The other settings belong to the whole server. A function of the same name in front of the
// built-in one shows what a badly set server would answer.
test.each([
  ['fsync', 'off', 'fsync_off'],
  ['full_page_writes', 'off', 'full_page_writes_off'],
  ['data_checksums', 'off', 'data_checksums_off'],
  ['server_version_num', '140012', 'server_version_too_old'],
])('%s = %s is refused', async (name, value, refusal) => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`create schema fake_${name};
    create function fake_${name}.current_setting(setting text) returns text language sql as
    $$ select case when setting = '${name}' then '${value}'
       else pg_catalog.current_setting(setting) end $$`);
  await client.end();
  const url = new URL(database.url);
  url.searchParams.set('options', `-c search_path=fake_${name},pg_catalog,public`);
  const { db, close } = connect(url.href);
  const found = await verifyDurability(db);
  await close();
  expect(found).toMatchObject({ ok: false, refusals: [refusal] });
  expect(DURABILITY_ADVICE).toHaveProperty(refusal);
});
