// Goal: a marked statement is prepared once a connection. Method: ask PostgreSQL what it keeps.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from './connect.ts';
import type { Connection } from './connect.ts';
import { readPreparedName } from './prepared-statements.ts';
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

const keptNames = async (): Promise<string[]> => {
  const { rows } = await connection.pool.query<{ name: string }>(
    'select name from pg_prepared_statements order by name',
  );
  return rows.map(({ name }) => name);
};

test('a marked statement is prepared, another is not', async () => {
  const double = (value: number) =>
    sql<{ twice: number }>`/* prepared: twice */ select ${value}::int * 2 as twice`;
  expect((await double(2).execute(connection.db)).rows).toEqual([{ twice: 4 }]);
  expect((await double(21).execute(connection.db)).rows).toEqual([{ twice: 42 }]);
  await sql`select ${1}::int`.execute(connection.db);
  expect(await keptNames()).toEqual(['twice']);
});

test('it takes part in a transaction, and a name for two statements is refused', async () => {
  await connection.db.transaction().execute(async (tx) => {
    await sql`/* prepared: made */ insert into setting (key, value, changed_at, changed_by)
      values (${'a'}, '1', now(), 'system')`.execute(tx);
  });
  await expect(sql`/* prepared: made */ select 1`.execute(connection.db)).rejects.toThrow('unique');
});

test.each([
  ['/* prepared: roll_grounds */ select 1', 'roll_grounds'],
  ['\n  /* prepared: roll_grounds */ select 1', 'roll_grounds'],
  ['select 1 /* prepared: late */', undefined],
  ['/* prepared: Two Words */ select 1', undefined],
])('%j asks for %s', (text, name) => {
  expect(readPreparedName(text)).toBe(name);
});

// Spread over worker processes such a look takes ten times as long, and a function that a migration
// writes anew loses the setting.
test('a function that holds its plan to looks by key starts no workers', async () => {
  const { rows } = await connection.pool.query<{ held: number; spread: number }>(`
    select count(*)::int as held, count(*) filter (
      where not proconfig @> array['max_parallel_workers_per_gather=0']
    )::int as spread
    from pg_proc where proconfig @> array['plan_cache_mode=force_generic_plan']`);
  expect(rows[0]?.spread).toBe(0);
  expect(rows[0]?.held).toBeGreaterThan(5);
});
