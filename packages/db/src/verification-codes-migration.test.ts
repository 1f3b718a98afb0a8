/**
 * Goal: codes that were sent before 0050 stay valid and counted. Method: a database with the
 * migrations of before is filled by SQL, brought up to date, and compared.
 */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabaseBefore } from './database-before.ts';
import { migrate } from './migrate.ts';
import type { TemporaryDatabase } from './temporary-database.ts';

const oneTable = '0050';
let database: TemporaryDatabase;
let client: pg.Client;

const idOf = (number: number): string =>
  `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const member = idOf(1);

beforeAll(async () => {
  database = await createDatabaseBefore(oneTable);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`
    insert into member (id, account, nickname, type, password_hash, language, extra,
      age_confirmed_at, created_at)
    values ('${member}', 'one', 'one', 0, '', 'en', '{}', now(), now());
    insert into sms_code (id, purpose, mobile, prefix, address, code_hash, tries, created_at,
      expires_at, used_at)
    values ('${idOf(10)}', 'login', '+8801712345678', '+880171234', '192.0.2.1', 'sms', 2,
        now(), now() + interval '5 minutes', null),
      ('${idOf(11)}', 'place', '+8801712345678', '+880171234', '192.0.2.1', 'old', 0,
        now() - interval '2 days', now() - interval '2 days', now() - interval '2 days');
    insert into email_code (id, member_id, email, code_hash, tries, created_at, expires_at)
    values ('${idOf(20)}', '${member}', 'one@khela.example', 'email', 1, now(),
      now() + interval '10 minutes');
    insert into login_challenge (id, member_id, browser_hash, reason, first_proof, ways,
      sms_code_id, created_at, expires_at)
    values ('${idOf(30)}', '${member}', '', 'place', 'password', '{mail,sms}', '${idOf(10)}',
        now(), now() + interval '10 minutes'),
      ('${idOf(31)}', '${member}', '', 'place', 'password', '{sms}', '${idOf(11)}',
        now() - interval '2 days', now() - interval '2 days');
    insert into mail_code (id, login_challenge_id, member_id, code_hash, created_at)
    values ('${idOf(40)}', '${idOf(30)}', '${member}', 'mail', now())`);
  const migrated = await migrate(database.url);
  if (!migrated.ok) throw new Error(migrated.message);
}, 120_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

const rowsOf = async (query: string): Promise<unknown[]> =>
  (await client.query<Record<string, unknown>>(query)).rows;

test('codes of the last day are in one table, with hashes, attempts and times', async () => {
  expect(
    await rowsOf(`select id, channel, purpose, subject, member_id as member, code_hash as hash,
        attempts, extract(epoch from expires_at - created_at)::int / 60 as minutes
      from verification_code order by id`),
  ).toEqual([
    {
      id: idOf(10),
      channel: 'sms',
      purpose: 'login',
      subject: '+8801712345678',
      member: null,
      hash: 'sms',
      attempts: 2,
      minutes: 5,
    },
    {
      id: idOf(20),
      channel: 'email',
      purpose: 'bind',
      subject: 'one@khela.example',
      member,
      hash: 'email',
      attempts: 1,
      minutes: 10,
    },
    {
      id: idOf(40),
      channel: 'email',
      purpose: 'place',
      subject: idOf(30),
      member,
      hash: 'mail',
      attempts: 0,
      minutes: 10,
    },
  ]);
});

test('a login keeps the code that was sent for it, and forgets one that is gone', async () => {
  expect(await rowsOf('select id, sms_code_id as code from login_challenge order by id')).toEqual([
    { id: idOf(30), code: idOf(10) },
    { id: idOf(31), code: null },
  ]);
  await client.query('delete from verification_code');
  expect(await rowsOf('select from login_challenge where sms_code_id is not null')).toEqual([]);
});
