/**
 * Goal: what members had set for their play, and their payment passwords, move to tables of their
 * own with nothing lost. Method: a database with the migrations of before 0049 is filled by SQL,
 * brought up to date, and compared.
 */
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from './connect.ts';
import { createDatabaseBefore } from './database-before.ts';
import { migrate } from './migrate.ts';

/** One member who set nothing, and one for each part. */
const fillSql = `
  insert into member (id, account, nickname, type, password_hash, language, extra,
    age_confirmed_at, created_at, play_limited, play_check_minutes, play_break, play_break_since,
    play_break_until, play_time_seen_at, play_time_left_ms, play_time_until,
    payment_password_hash, payment_password_tries, payment_password_locked_until)
  select ('00000000-0000-7000-8000-00000000000' || n)::uuid, 'filled' || n, 'filled' || n, 0, '',
    'en', '{}'::jsonb, now(), now(), n = 1, case n when 1 then 30 end,
    case n when 2 then 'time_out' when 3 then 'under_age' end,
    case when n in (2, 3) then timestamptz '2026-01-01' end,
    case n when 2 then timestamptz '2027-01-01' end,
    case n when 4 then timestamptz '2026-02-01' end, case n when 4 then 0 end,
    case n when 4 then timestamptz '2026-02-02' end,
    case n when 5 then 'a hash' end, case n when 5 then 5 else 0 end,
    case n when 5 then timestamptz '2026-03-01' end
  from generate_series(1, 6) n`;

const unset = {
  has_bet_limit: false,
  reality_check_minutes: null,
  exclusion_kind: null,
  exclusion_started_at: null,
  exclusion_until: null,
  reopen_at: null,
  time_counted_at: null,
  time_left_ms: null,
  time_opens_at: null,
  frozen_until: null,
  frozen_reason: null,
};

test('each part of a member moves to its table, and a break still only ends with time', async () => {
  const database = await createDatabaseBefore('0049');
  onTestFinished(database.drop);
  const owner = connect(database.url);
  onTestFinished(owner.close);
  await sql.raw(fillSql).execute(owner.db);
  await migrate(database.url);
  const rowsOf = async (table: string) => {
    const { rows } = await sql<{ row: { member_id: string } }>`
      select to_jsonb(t) as row from ${sql.table(table)} t order by member_id`.execute(owner.db);
    return rows.map(({ row: { member_id: id, ...row } }) => ({ n: Number(id.at(-1)), ...row }));
  };
  const at = (day: string) => expect.stringContaining(day) as unknown;
  expect(await rowsOf('play_restriction')).toEqual([
    { n: 1, ...unset, has_bet_limit: true, reality_check_minutes: 30 },
    {
      n: 2,
      ...unset,
      exclusion_kind: 'time_out',
      exclusion_started_at: at('2026-01-01'),
      exclusion_until: at('2027'),
    },
    { n: 3, ...unset, exclusion_kind: 'under_age', exclusion_started_at: at('2026-01-01') },
    {
      n: 4,
      ...unset,
      time_counted_at: at('2026-02-01'),
      time_left_ms: 0,
      time_opens_at: at('02-02'),
    },
  ]);
  expect(await rowsOf('payment_password')).toEqual([
    { n: 5, password_hash: 'a hash', tries: 5, locked_until: at('2026-03-01') },
  ]);
  const shorten = sql`update play_restriction
    set exclusion_until = exclusion_until - interval '1 day' where exclusion_kind = 'time_out'`;
  await expect(shorten.execute(owner.db)).rejects.toThrow('never shortened');
  const end = sql`update play_restriction set exclusion_kind = null
    where exclusion_kind = 'under_age'`;
  await expect(end.execute(owner.db)).rejects.toThrow('never ends');
  const remove = sql`delete from play_restriction where exclusion_kind is not null`;
  await expect(remove.execute(owner.db)).rejects.toThrow('never removed');
});
