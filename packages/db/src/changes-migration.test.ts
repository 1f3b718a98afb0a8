// Goal: requests of before, of fees, terms and rules of withdrawals, stand in the table of all
// changes as they were. Method: a database with the migrations of before 0129 is filled by SQL,
// brought up to date, and compared.
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from './connect.ts';
import { createDatabaseBefore } from './database-before.ts';
import { migrate } from './migrate.ts';

const idOf = (number: number): string =>
  `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const fillSql = `
  insert into operator (id, username, password_hash, totp_secret, last_totp_step, role_id,
    created_at)
  select ('00000000-0000-7000-8000-00000000000' || n)::uuid, 'filled' || n, '', '', 0,
    '00000000-0000-4000-8000-000000000001', now()
  from generate_series(1, 2) n;
  insert into payout_fee_request (id, currency, wallet_kind, version, terms, reason, asked_by,
    asked_at, outcome, ended_by, ended_at)
  values
    ('${idOf(10)}', 'BDT', 'bkash', 3, '{"perMille": 5}', 'cost', '${idOf(1)}', '2026-11-01',
      null, null, null),
    ('${idOf(11)}', 'BDT', 'bkash', 2, '{"perMille": 4}', 'cost', '${idOf(1)}', '2026-10-01',
      'done', '${idOf(2)}', '2026-10-02');
  insert into payout_rule_request (id, currency, version, terms, reason, asked_by, asked_at)
  values ('${idOf(12)}', 'PLAY', 0, '{"enabled": true}', 'try', '${idOf(1)}', '2026-11-02');
  insert into withdrawal_terms_request (id, currency, version, terms, reason, asked_by, asked_at,
    outcome, ended_by, ended_at)
  values ('${idOf(13)}', 'BDT', 0, '{"waitingMax": 2}', 'fewer', '${idOf(2)}', '2026-11-03',
    'withdrawn', '${idOf(2)}', '2026-11-04');`;

test('requests of before stand in one table', async () => {
  const database = await createDatabaseBefore('0129');
  onTestFinished(database.drop);
  const owner = connect(database.url);
  onTestFinished(owner.close);
  await sql.raw(fillSql).execute(owner.db);
  const migrated = await migrate(database.url);
  if (!migrated.ok) throw new Error(migrated.message);
  const rows = await owner.db
    .selectFrom('changeRequest')
    .select(['id', 'kind', 'subject', 'change', 'reason', 'askedBy', 'outcome', 'endedBy', 'alone'])
    .orderBy('id')
    .execute();
  const waits = { outcome: null, endedBy: null, alone: false };
  const fee = { kind: 'payout_fee', subject: 'bkash BDT', reason: 'cost', askedBy: idOf(1) };
  expect(rows).toEqual([
    { id: idOf(10), ...fee, change: { version: 3, terms: { perMille: 5 } }, ...waits },
    {
      id: idOf(11),
      ...fee,
      change: { version: 2, terms: { perMille: 4 } },
      ...waits,
      outcome: 'done',
      endedBy: idOf(2),
    },
    {
      id: idOf(12),
      kind: 'payout_rule',
      subject: 'PLAY',
      change: { version: 0, terms: { enabled: true } },
      reason: 'try',
      askedBy: idOf(1),
      ...waits,
    },
    {
      id: idOf(13),
      kind: 'withdrawal_terms',
      subject: 'BDT',
      change: { version: 0, terms: { waitingMax: 2 } },
      reason: 'fewer',
      askedBy: idOf(2),
      ...waits,
      outcome: 'withdrawn',
      endedBy: idOf(2),
    },
  ]);
});
