// Goal: members of before have the country of their logins where it is a single one, and are
// counted by it, but for those whom the job has not counted yet. Method: a database with the
// migrations of before 0114 is filled by SQL, brought up to date, and compared.
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from './connect.ts';
import { createDatabaseBefore } from './database-before.ts';
import { migrate } from './migrate.ts';

/** Without a login, from one country, from two, a trial, and one who is not counted yet. */
const fillSql = `
  insert into member (id, username, nickname, type, password_hash, language, profile_fields,
    age_confirmed_at, created_at)
  select ('00000000-0000-7000-8000-00000000000' || n)::uuid, 'filled' || n, 'filled' || n,
    case n when 4 then 4 else 0 end, '', 'en', '{}', now(), timestamptz '2026-11-30 19:00Z'
  from generate_series(1, 5) n;
  insert into known_country (member_id, country)
  select ('00000000-0000-7000-8000-00000000000' || n)::uuid, country
  from (values (2, 'BD'), (3, 'BD'), (3, 'IN'), (4, 'BD'), (5, 'IN')) as k (n, country);
  insert into outbox_event (kind, version, member_id, payload, at)
  values ('member.created', 1, '00000000-0000-7000-8000-000000000005', '{}', now());
  update report_place set read_to = 7;`;

test('members of before are counted by the country of their logins', async () => {
  const database = await createDatabaseBefore('0114');
  onTestFinished(database.drop);
  const owner = connect(database.url);
  onTestFinished(owner.close);
  await sql.raw(fillSql).execute(owner.db);
  await migrate(database.url);
  const members = await sql<{ country: string | null }>`
    select country from member order by id`.execute(owner.db);
  expect(members.rows.map(({ country }) => country)).toEqual([null, 'BD', null, 'BD', 'IN']);
  const sums = await sql<{ grain: string; day: string; key: string; members: bigint }>`
    select grain, starts_on::text as day, key, new_members as members from report_sum
    where currency = 'BDT' order by grain, key`.execute(owner.db);
  const rows = sums.rows.map(({ grain, day, key, members: count }) => [grain, day, key, count]);
  expect(rows).toEqual([
    ['day', '2026-12-01', '', 2n],
    ['day', '2026-12-01', 'BD', 1n],
    ['month', '2026-12-01', '', 2n],
    ['month', '2026-12-01', 'BD', 1n],
    ['week', '2026-11-29', '', 2n],
    ['week', '2026-11-29', 'BD', 1n],
  ]);
});
