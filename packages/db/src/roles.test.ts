/**
 * Goal: in the server's role the books can be added to and read, and nothing that is append-only
 * can be changed by any statement. Method: a database with a little history, and every attempt
 * made directly, past the code that would never make it.
 */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDatabaseTime } from '@khelaghor/testkit/database-time.ts';
import { connect } from './connect.ts';
import type { Connection } from './connect.ts';
import { audit } from './ledger-audit.ts';
import { openCast, postAlone, getStake } from './ledger-store.suite.ts';
import type { Cast } from './ledger-store.suite.ts';
import { openServerRole } from './roles.ts';
import { createTemporaryDatabase } from './temporary-database.ts';
import type { TemporaryDatabase } from './temporary-database.ts';

let database: TemporaryDatabase;
let server: Connection;
let cast: Cast;

beforeAll(async () => {
  database = await createTemporaryDatabase();
  const role = await openServerRole(database.url);
  if (role.missing !== null) throw new Error(role.missing);
  server = connect(role.url, { connectionsMax: 4 });
  cast = await openCast(server.db, 1_000n);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** Stands for the partition of this month in statements. */
const month = 'ledger_transfer_MONTH';
const appendOnly = [
  'ledger_transfer',
  'ledger_transfer_stray',
  month,
  'ledger_chain',
  'audit_run',
  'event_log',
  'event_log_chain',
  'gateway_event',
  'game_round',
];
const columns: Readonly<Record<string, string>> = {
  ledger_chain: 'rows',
  event_log_chain: 'rows',
  audit_run: 'breaches',
  event_log: 'kind',
  gateway_event: 'verdict',
  game_round: 'nonce',
};

const attempts = appendOnly.flatMap((table) => {
  const column = columns[table] ?? 'amount_minor';
  return [
    `update ${table} set ${column} = ${column}`,
    `delete from ${table}`,
    `truncate ${table} cascade`,
    `alter table ${table} disable trigger all`,
    `alter table ${table} add column more int`,
    `alter table ${table} owner to khelaghor_server`,
    `drop table ${table} cascade`,
    `create trigger away before insert on ${table} execute function refuse_change()`,
    `create rule away as on insert to ${table} do instead nothing`,
    `select from ${table} for update`,
  ];
});

const others = [
  'alter table ledger_transfer detach partition ledger_transfer_stray',
  `create table more partition of ledger_transfer for values from
    ('ffffffff-0000-0000-0000-000000000000') to ('ffffffff-1000-0000-0000-000000000000')`,
  'drop function ledger_refuse_change() cascade',
  'create or replace function refuse_change() returns trigger language sql as $$ select null $$',
  "select setval('ledger_transfer_seq', 1)",
  "insert into schema_migration (name, hash) values ('9999-x', '')",
  'delete from ledger_balance',
  'delete from ledger_account',
  'delete from ledger_pending',
  "set session_replication_role = 'replica'",
  'create table mine (id int)',
];

describe('in the role of the server', () => {
  test.each([...attempts, ...others])('the database refuses: %s', async (statement) => {
    const time = await readDatabaseTime(server.db);
    const thisMonth = time.toISOString().slice(0, 7).replace('-', '_');
    const refused = server.pool.query(statement.replace('MONTH', thisMonth));
    await expect(refused).rejects.toMatchObject({ code: '42501' });
  });

  test('it can give itself nothing', async () => {
    // PostgreSQL answers with a warning, and gives nothing.
    await server.pool.query('grant update, delete on ledger_transfer to khelaghor_server');
    const change = server.pool.query('update ledger_transfer set amount_minor = 1');
    await expect(change).rejects.toMatchObject({ code: '42501' });
  });

  test('accounts are opened, transfers posted, and the books are right', async () => {
    const stake = getStake(cast, 300n);
    expect(await postAlone(server.db, [stake])).toEqual({ ok: true, results: ['created'] });
    const held = { ...getStake(cast, 100n), phase: 'pending' } as const;
    const end = { ...getStake(cast, 100n), phase: 'void_pending', pendingId: held.id } as const;
    expect(await postAlone(server.db, [held, end])).toMatchObject({ ok: true });
    expect(await audit(server.db)).toEqual([]);
  });

  test('resetting the role leads back into it', async () => {
    const client = await server.pool.connect();
    await client.query('reset role');
    const { rows } = await client.query('select current_user as name');
    client.release();
    expect(rows).toEqual([{ name: 'khelaghor_server' }]);
  });

  test('a partition that is made later is kept too', async () => {
    const { rows } = await server.pool.query<{ name: string }>(
      `select ledger_prepare_months(now(), 5), 'ledger_transfer_' || to_char(
        (now() at time zone 'UTC') + interval '5 months', 'YYYY_MM') as name`,
    );
    const name = rows[0]?.name ?? '';
    const change = `update ${name} set amount_minor = 1`;
    await expect(server.pool.query(change)).rejects.toMatchObject({ code: '42501' });
    const owner = connect(database.url);
    await expect(owner.pool.query(change)).rejects.toMatchObject({ code: '23001' });
    await owner.close();
  });
});

describe('made again', () => {
  test('rights that are right already are not written', async () => {
    const own = await createTemporaryDatabase();
    await openServerRole(own.url);
    const owner = connect(own.url);
    const readVersions = async () =>
      (
        await owner.pool.query<{ name: string; version: string }>(
          `select relname as name, xmin::text as version from pg_class
          where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')`,
        )
      ).rows;
    const before = await readVersions();
    await openServerRole(own.url);
    expect(await readVersions()).toEqual(before);
    await owner.close();
    await own.drop();
  });

  test.each([
    ['a right too many', 'grant truncate on member to khelaghor_server'],
    ['a right to a column', 'grant update (kind) on event_log to khelaghor_server'],
    ['a right to give away', 'grant select on member to khelaghor_server with grant option'],
    ['a missing right', 'revoke select on member from khelaghor_server'],
    ['no right', 'revoke all on member from khelaghor_server'],
  ])('%s is put right', async (_, change) => {
    const own = await createTemporaryDatabase();
    await openServerRole(own.url);
    const owner = connect(own.url);
    const readRights = async () =>
      (
        await owner.pool.query<{ name: string; rights: string[]; onColumns: string }>(
          `select relname as name, relacl::text[] as rights, (
            select count(*) from pg_attribute a where a.attrelid = c.oid and a.attacl is not null
          ) as "onColumns" from pg_class c
          where relname in ('member', 'event_log') and relnamespace = 'public'::regnamespace`,
        )
      ).rows.map(({ name, rights, onColumns }) => ({ name, rights: rights.toSorted(), onColumns }));
    const before = await readRights();
    await owner.pool.query(change);
    expect(await readRights()).not.toEqual(before);
    await openServerRole(own.url);
    expect(await readRights()).toEqual(before);
    await owner.close();
    await own.drop();
  });
});

test('many processes and databases make the role at once', async () => {
  const databases = await Promise.all([createTemporaryDatabase(), createTemporaryDatabase()]);
  const urls = databases.flatMap(({ url }) => Array.from({ length: 6 }, () => url));
  const roles = await Promise.all(urls.map(openServerRole));
  expect(roles.every(({ missing }) => missing === null)).toBe(true);
  for (const { drop } of databases) await drop();
});

test('an owner who may not make the role keeps the address, and a sentence says so', async () => {
  const own = await createTemporaryDatabase();
  const admin = connect(own.url);
  const name = `khelaghor_test_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  await sql`create role ${sql.ref(name)} login password ${sql.lit(password)}`.execute(admin.db);
  const url = new URL(own.url);
  url.username = name;
  url.password = password;
  expect(await openServerRole(url.href)).toEqual({
    url: url.href,
    missing: expect.stringMatching(/may not/u) as unknown,
  });
  await sql`drop role ${sql.ref(name)}`.execute(admin.db);
  await admin.close();
  await own.drop();
});

test('a role that is stronger than it should be is not taken for a wall', async () => {
  const own = await createTemporaryDatabase();
  await openServerRole(own.url);
  const admin = connect(own.url);
  await sql`grant update (amount_minor) on ledger_transfer to khelaghor_server`.execute(admin.db);
  await sql`grant delete on game_round to public`.execute(admin.db);
  expect((await openServerRole(own.url)).missing).toMatch(/must not have/u);
  await sql`revoke delete on game_round from public`.execute(admin.db);
  expect((await openServerRole(own.url)).missing).toBeNull();
  const { rows } = await sql<{ may: boolean }>`select has_any_column_privilege(
    'khelaghor_server', 'ledger_transfer', 'UPDATE') as may`.execute(admin.db);
  expect(rows).toEqual([{ may: false }]);
  await admin.close();
  await own.drop();
});
