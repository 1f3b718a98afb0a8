/** Goal: a migration runs once, wholly or not at all, and a changed history is refused. */
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { waitForLocks } from '@khelaghor/testkit/wait-for-locks.ts';
import { connect } from './connect.ts';
import { migrate, MIGRATIONS_FOLDER } from './migrate.ts';
import { createTemporaryDatabase } from './temporary-database.ts';
import type { TemporaryDatabase } from './temporary-database.ts';

let root: string;
let folder: string;
let database: TemporaryDatabase;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'khelaghor-migrate-'));
});
afterAll(() => rm(root, { recursive: true }));

beforeEach(async () => {
  folder = await mkdtemp(join(root, 'migrations-'));
  database = await createTemporaryDatabase({ folder });
});
afterEach(() => database.drop());

async function write(name: string, up: string, check = 'select true'): Promise<void> {
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, 'up.sql'), up);
  await writeFile(join(folder, name, 'check-after.sql'), check);
  await writeFile(join(folder, name, 'why.md'), 'For the test.');
}

async function tables(): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables
     where schemaname = 'public' and tablename <> 'schema_migration' order by 1`,
  );
  await client.end();
  return rows.map((row) => row.name);
}

const run = () => migrate(database.url, { folder });

test('migrations run in order and once', async () => {
  await write('0002-second', 'alter table one add column more int');
  await write('0001-first', 'create table one (id int); create table two (id int)');
  const lines: string[] = [];
  const log = (line: string): number => lines.push(line);
  expect(await migrate(database.url, { folder, log })).toEqual({
    ok: true,
    applied: ['0001-first', '0002-second'],
    already: 0,
  });
  expect(lines).toEqual(['Applied 0001-first.', 'Applied 0002-second.']);
  expect(await run()).toEqual({ ok: true, applied: [], already: 2 });
  expect(await tables()).toEqual(['one', 'two']);
});

test('several programs that migrate at once apply each migration once', async () => {
  await write('0001-first', 'create table one (id int); select pg_advisory_xact_lock(1)');
  const holder = connect(database.url, { connectionsMax: 2 });
  let runs: ReturnType<typeof run>[] = [];
  await holder.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(1)`.execute(tx);
    runs = [run(), run(), run(), run()];
    // One runs the migration, and the others wait for their turn.
    await waitForLocks(holder.db, 4);
  });
  const results = await Promise.all(runs);
  await holder.close();
  expect(results.every((result) => result.ok)).toBe(true);
  expect(results.flatMap((result) => result.applied)).toEqual(['0001-first']);
});

test.each([
  ['SQL that fails', 'create table two (id int); select 1 / 0', 'select true', 'migration_failed'],
  ['a check that finds rows', 'create table two (id int)', "select 'x'", 'migration_check_failed'],
  ['a check that is false', 'create table two (id int)', 'select false', 'migration_check_failed'],
  ['a check that fails', 'create table two (id int)', 'select nope', 'migration_check_failed'],
  [
    'one of several checks',
    'create table two (id int)',
    'select true; select 5::int8',
    'migration_check_failed',
  ],
])('%s leaves nothing of its migration', async (_, up, check, refusal) => {
  await write('0001-first', 'create table one (id int)');
  await write('0002-second', up, check);
  await write('0003-third', 'create table three (id int)');
  const result = await run();
  expect(result).toMatchObject({
    ok: false,
    refusal,
    migration: '0002-second',
    applied: ['0001-first'],
  });
  expect(await tables()).toEqual(['one']);
  await write('0002-second', 'create table two (id int)');
  expect(await run()).toEqual({ ok: true, applied: ['0002-second', '0003-third'], already: 1 });
});

test('a check that returns nothing or only true is content', async () => {
  await write('0001-first', 'create table one (id int)', 'select from one; select true');
  expect(await run()).toMatchObject({ ok: true });
});

test.each([
  [
    'was changed after it ran',
    () => writeFile(join(folder, '0001-first', 'up.sql'), 'select 2'),
    'migration_changed',
    '0001-first',
  ],
  [
    'is unknown to this program',
    () => rm(join(folder, '0002-second'), { recursive: true }),
    'migration_unknown',
    '0002-second',
  ],
  [
    'comes too late',
    () => write('0000-before', 'select 1'),
    'migration_out_of_order',
    '0000-before',
  ],
  [
    'has a number twice',
    () => write('0002-twice', 'select 1'),
    'migration_malformed',
    '0002-twice',
  ],
  ['is misnamed', () => write('second', 'select 1'), 'migration_malformed', 'second'],
  [
    'has no check',
    () => rm(join(folder, '0002-second', 'check-after.sql')),
    'migration_malformed',
    '0002-second',
  ],
  [
    'has no reason',
    () => writeFile(join(folder, '0002-second', 'why.md'), ' \n'),
    'migration_malformed',
    '0002-second',
  ],
])('a migration that %s is refused', async (_, change, refusal, migration) => {
  await write('0001-first', 'create table one (id int)');
  await write('0002-second', 'create table two (id int)');
  expect(await run()).toMatchObject({ ok: true });
  await change();
  expect(await run()).toMatchObject({ ok: false, refusal, migration, applied: [] });
});

test('a migration that is given a later number is unknown under its old one', async () => {
  await write('0001-first', 'create table one (id int)');
  await run();
  await rename(join(folder, '0001-first'), join(folder, '0002-first'));
  expect(await run()).toMatchObject({ ok: false, refusal: 'migration_unknown' });
});

test("the project's own migrations run on an empty database", async () => {
  const result = await migrate(database.url);
  const names = await readdir(MIGRATIONS_FOLDER);
  expect(result).toEqual({ ok: true, applied: names.toSorted(), already: 0 });
});
