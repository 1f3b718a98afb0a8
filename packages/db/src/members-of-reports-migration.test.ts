// Goal: members and fees of before are in reports: each member by the first day of a month and the
// last one of a month before, and each fee in the periods and lines of its payout. Method: a
// database with the migrations of before 0131 is filled by SQL, brought up to date, and compared.
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from './connect.ts';
import { createDatabaseBefore } from './database-before.ts';
import { migrate } from './migrate.ts';

/**
 * One member acted on 3 and 31 January and on 2 March, another on 3 January; a fee of 7 that was
 * added up and one of 9 that was not, and by country the first one is still to be added.
 */
const fillSql = `
  insert into member (id, username, nickname, type, password_hash, language, profile_fields,
    age_confirmed_at, created_at)
  values ('00000000-0000-7000-8000-000000000001', 'filled1', 'filled1', 0, '', 'en', '{}', now(),
    timestamptz '2025-12-31 00:00Z');
  insert into report_activity (act, dimension, key, currency, month, member_id, days)
  select 'bet', 'all', '', 'BDT', month::date,
    ('00000000-0000-7000-8000-00000000000' || n)::uuid, days
  from (values (1, '2026-01-01', (1 << 30) + 4), (1, '2026-03-01', 2), (2, '2026-01-01', 4))
    as a (n, month, days);
  insert into report_sum
  select 'day', '2026-01-03', 'BDT', dimension, key, 0, 0, 0, 0, 0, 0, 1, 1000, 0, 0, 0, 0
  from (values ('all', ''), ('country', ''), ('channel', 'bkash')) as s (dimension, key);
  insert into report_sum
  select 'month', '2026-01-01', 'BDT', 'all', '', 0, 0, 0, 0, 0, 0, 1, 1000, 0, 0, 0, 0;
  insert into ledger_transfer (id, seq, code, debit_account_id, credit_account_id, amount_minor,
    currency, cause_kind, cause_id, phase, created_at)
  select ('00000000-0000-7000-8000-00000000001' || n)::uuid, n, 'withdrawal_fee', uuid_v7(),
    uuid_v7(), n, 'BDT', 'withdrawal', '', 'posted', timestamptz '2026-01-03 05:00Z'
  from unnest(array[7, 9]) n;
  insert into withdrawal (id, member_id, gateway, amount_minor, currency, wallet_kind,
    wallet_number, state, hold_transfer_id, end_transfer_id, created_at, fee_minor,
    fee_transfer_id)
  select uuid_v7(), '00000000-0000-7000-8000-000000000001', 'sandbox', 1000, 'BDT', 'bkash',
    '01712345678', 'requested', uuid_v7(), uuid_v7(), now(), n,
    ('00000000-0000-7000-8000-00000000001' || n)::uuid
  from unnest(array[7, 9]) n;
  update report_place set read_to = 8, again_until = 8;`;

test('members and fees of before are in reports', async () => {
  const database = await createDatabaseBefore('0131');
  onTestFinished(database.drop);
  const owner = connect(database.url);
  onTestFinished(owner.close);
  await sql.raw(fillSql).execute(owner.db);
  await migrate(database.url);
  const returns = await sql<{ came: string; left: string; members: bigint }>`
    select came_on::text as came, left_on::text as left, members from report_return
    order by 1`.execute(owner.db);
  expect(returns.rows).toEqual([
    { came: '2026-01-03', left: '-infinity', members: 2n },
    { came: '2026-03-02', left: '2026-01-31', members: 1n },
  ]);
  const fees = await sql<{ line: string; fees: bigint }>`
    select grain || ' ' || dimension as line, fees_minor as fees from report_sum
    order by 1`.execute(owner.db);
  expect(fees.rows.map(({ line, fees: minor }) => [line, minor])).toEqual([
    ['day all', 7n],
    ['day channel', 7n],
    ['day country', 0n],
    ['month all', 7n],
  ]);
});
