/**
 * Goal: times that operators gave before 0143 keep their meaning within the years that calls know.
 * Method: a database with the migrations of before is filled by SQL, brought up to date, and read.
 */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabaseBefore } from './database-before.ts';
import { migrate } from './migrate.ts';
import type { TemporaryDatabase } from './temporary-database.ts';

let database: TemporaryDatabase;
let client: pg.Client;

const window = (startsAt: string | null, endsAt: string | null): string =>
  JSON.stringify({ startsAt, endsAt, title: { bn: '', en: 'Works' } });

beforeAll(async () => {
  database = await createDatabaseBefore('0143');
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`set time zone 'UTC'`);
  await client.query(`
    insert into announcement (id, type, title_bn, title_en, content_bn, content_en, sort, enabled,
      starts_at, ends_at, created_at, changed_at, changed_by)
    select gen_random_uuid(), 'B', en, en, en, en, 0, true, starts_at, ends_at, now(), now(),
      'operator:one'
    from (values
      ('always', '0001-01-01T00:00:00Z BC'::timestamptz, '9999-12-31T00:00:00Z'::timestamptz),
      ('never', '9999-01-01T00:00:00Z', '9999-12-31T00:00:00Z'),
      ('known', '2026-11-21T00:00:00Z', null)
    ) as given (en, starts_at, ends_at)`);
  await client.query(
    `insert into setting (key, value, changed_at, changed_by)
     values ('maintenance', $1, now(), 'operator:one')`,
    [window('0000-01-01T00:00:00Z', '9999-12-31T00:00:00Z')],
  );
  const migrated = await migrate(database.url);
  if (!migrated.ok) throw new Error(migrated.message);
}, 120_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

test.each([
  ['always', '1970-01-01 00:00:00+00', '2099-12-31 00:00:00+00'],
  // What begins and ends after all years still begins before it ends.
  ['never', '2099-12-30 00:00:00+00', '2099-12-31 00:00:00+00'],
  ['known', '2026-11-21 00:00:00+00', null],
])('an announcement that is due: %s', async (title, startsAt, endsAt) => {
  const { rows } = await client.query(
    `select starts_at::text as "startsAt", ends_at::text as "endsAt" from announcement
     where title_en = $1`,
    [title],
  );
  expect(rows).toEqual([{ startsAt, endsAt }]);
});

test('a maintenance window is clamped, and its texts stay', async () => {
  const { rows } = await client.query(`select value from setting where key = 'maintenance'`);
  expect(rows).toEqual([
    {
      value: {
        startsAt: '1970-01-01T00:00:00.000Z',
        endsAt: '2099-12-31T00:00:00.000Z',
        title: { bn: '', en: 'Works' },
      },
    },
  ]);
});
