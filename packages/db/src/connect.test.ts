import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from './connect.ts';
import { createTemporaryDatabase } from './temporary-database.ts';
import type { TemporaryDatabase } from './temporary-database.ts';

let database: TemporaryDatabase;

beforeAll(async () => {
  database = await createTemporaryDatabase();
});
afterAll(() => database.drop());

test('values arrive as they are meant', async () => {
  const { db, close } = connect(database.url);
  const { rows } = await sql`select
    9223372036854775807::int8 as large_whole,
    array[1, null, -2]::int8[] as several_wholes,
    '{}'::int8[] as no_wholes,
    '2026-01-31'::date as day,
    '2026-01-31 06:00:00+06'::timestamptz as moment,
    '{"snake_key": {"inner_key": 1}}'::jsonb as document,
    '\\x00ff'::bytea as bytes`.execute(db);
  await close();
  expect(rows).toEqual([
    {
      largeWhole: 9_223_372_036_854_775_807n,
      severalWholes: [1n, null, -2n],
      noWholes: [],
      day: '2026-01-31',
      moment: new Date('2026-01-31T00:00:00Z'),
      document: { snake_key: { inner_key: 1 } },
      bytes: Buffer.from([0, 255]),
    },
  ]);
});

test('a statement and a wait for a lock end in time', async () => {
  const holder = connect(database.url);
  const { db, close } = connect(database.url, { statementTimeoutMs: 2_000, lockTimeoutMs: 50 });
  await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toMatchObject({ code: '57014' });
  await holder.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(1)`.execute(tx);
    await expect(sql`select pg_advisory_xact_lock(1)`.execute(db)).rejects.toMatchObject({
      code: '55P03',
    });
  });
  await close();
  await holder.close();
});

test('a transaction that does nothing for too long is ended, and says so', async () => {
  const { db, pool, close } = connect(database.url, { idleInTransactionTimeoutMs: 50 });
  const broken = new Promise<unknown>((done) => {
    pool.on('connect', (client) => client.once('error', done));
  });
  const idle = db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    expect(await broken).toMatchObject({ code: '25P03' });
    await sql`select 2`.execute(tx);
  });
  await expect(idle).rejects.toThrow(/not queryable|terminat/u);
  // The pool goes on with another connection.
  expect((await sql`select 3 as three`.execute(db)).rows).toEqual([{ three: 3 }]);
  await close();
});

test('a connection that breaks while idle is told of and replaced', async () => {
  const { promise, resolve } = Promise.withResolvers<Error>();
  const { db, close } = connect(database.url, { onIdleError: resolve, connectionsMax: 1 });
  const other = connect(database.url);
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other.db);
  expect(await promise).toBeInstanceOf(Error);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await other.close();
  await close();
  await close();
});
