/**
 * Goal: the audit finds every kind of damage and names the account. Method: a database with a
 * little history, in which the walls are taken down and one thing is broken per test.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { audit, computeTrialBalance } from './ledger-audit.ts';
import { openCast, openLedgerFixture, postAlone, getStake } from './ledger-store.suite.ts';
import type { Cast, LedgerFixture } from './ledger-store.suite.ts';
import { disableLedgerGuards } from './ledger-guards.suite.ts';

let fixture: LedgerFixture;
let cast: Cast;
let stakeId: string;
let pendingId: string;
let voidId: string;

// Wallet: 1000 in, 300 staked, 100 pending, 50 pending and voided; escrow got 60.
beforeEach(async () => {
  fixture = await openLedgerFixture(undefined);
  cast = await openCast(fixture.db, 1_000n);
  const stake = getStake(cast, 300n);
  const pending = { ...getStake(cast, 100n), phase: 'pending' } as const;
  const voided = { ...getStake(cast, 50n), phase: 'pending' } as const;
  const end = { ...getStake(cast, 50n), phase: 'void_pending', pendingId: voided.id } as const;
  const kept = { ...getStake(cast, 60n), code: 'stake', credit: cast.escrow } as const;
  for (const transfer of [stake, pending, voided, end, kept]) {
    await postAlone(fixture.db, [transfer]);
  }
  stakeId = stake.id;
  pendingId = pending.id;
  voidId = end.id;
});
afterEach(() => fixture.end());

const changeStake = (change: ReturnType<typeof sql>): ReturnType<typeof sql> =>
  sql`update ledger_transfer set ${change} where id = ${stakeId}`;
const changeWallet = (change: ReturnType<typeof sql>): ReturnType<typeof sql> =>
  sql`update ledger_balance set ${change} where account_id = ${cast.wallet}`;
const changePending = (change: ReturnType<typeof sql>): ReturnType<typeof sql> =>
  sql`update ledger_pending set ${change} where id = ${pendingId}`;

type Damage = readonly [string, () => ReturnType<typeof sql>, string[]];

const DAMAGES: readonly Damage[] = [
  ['a transfer that grew', () => changeStake(sql`amount_minor = 301`), ['I1', 'I3', 'I3']],
  [
    'a transfer that is gone',
    () => sql`delete from ledger_transfer where id = ${stakeId}`,
    ['I1', 'I3', 'I3'],
  ],
  [
    'a transfer that nobody posted',
    () => sql`insert into ledger_transfer select uuid_v7(), nextval('ledger_transfer_seq'), code,
      debit_account_id, credit_account_id, 5, currency, cause_kind, cause_id, phase, pending_id,
      expires_at, 635, null, created_at from ledger_transfer where id = ${stakeId}`,
    ['I1', 'I3'],
  ],
  [
    'a transfer to an account that does not exist',
    () => changeStake(sql`debit_account_id = ${randomUUID()}`),
    ['I2', 'I3', 'I3'],
  ],
  [
    'a transfer in another currency than its accounts',
    () => changeStake(sql`currency = 'BDT'`),
    ['I2', 'I2'],
  ],
  [
    'a transfer that now comes before another',
    () => changeStake(sql`seq = (select min(seq) - 1 from ledger_transfer)`),
    ['I3', 'I3', 'I3', 'I4'],
  ],
  [
    'a transfer that now is only pending',
    () => changeStake(sql`phase = 'pending', debit_after_minor = null`),
    ['I1', 'I2', 'I3', 'I3', 'I3'],
  ],
  [
    'an end of a pending transfer that is gone',
    () => sql`delete from ledger_transfer where id = ${voidId}`,
    ['I2', 'I3'],
  ],
  [
    'an end of less than was pending',
    () => sql`update ledger_transfer set amount_minor = 49 where id = ${voidId}`,
    ['I2'],
  ],
  [
    'an end of another pending transfer',
    () => sql`update ledger_transfer set pending_id = ${pendingId} where id = ${voidId}`,
    ['I2', 'I2', 'I2', 'I3'],
  ],
  [
    'an end of nothing',
    () => sql`update ledger_transfer set pending_id = ${randomUUID()} where id = ${voidId}`,
    ['I2', 'I2', 'I3'],
  ],
  [
    'a void that names a balance',
    () => sql`update ledger_transfer set debit_after_minor = 700 where id = ${voidId}`,
    ['I3'],
  ],
  ['a pending state that is gone', () => sql`delete from ledger_pending`, ['I2', 'I2']],
  ['a pending state of more', () => changePending(sql`amount_minor = 101`), ['I2']],
  [
    'a pending state that ended without a transfer',
    () => changePending(sql`resolved_by = ${randomUUID()}`),
    ['I2'],
  ],
  [
    'a pending state of no transfer',
    () => sql`insert into ledger_pending
      values (${randomUUID()}, ${cast.wallet}, ${cast.houseDice}, 10, null, null)`,
    ['I2'],
  ],
  ['a balance of another currency', () => changeWallet(sql`currency = 'BDT'`), ['I2']],
  ['a balance that grew', () => changeWallet(sql`balance_minor = 9999`), ['I1', 'I3']],
  [
    'a balance that is gone',
    () => sql`delete from ledger_balance where account_id = ${cast.wallet}`,
    ['I1', 'I3'],
  ],
  [
    'a running balance that was rewritten',
    () => changeStake(sql`debit_after_minor = 701`),
    ['I3', 'I3'],
  ],
  ['a running balance of the house', () => changeStake(sql`credit_after_minor = 300`), ['I3']],
  ['money that was let go', () => changeWallet(sql`held_minor = 0`), ['I3']],
  [
    'a balance below zero',
    () => changeWallet(sql`balance_minor = -1, held_minor = 100`),
    ['I1', 'I3', 'I4'],
  ],
  [
    'a history that was below zero for a moment',
    () => changeStake(sql`amount_minor = 1200`),
    ['I1', 'I3', 'I3', 'I4'],
  ],
  [
    'an account that was freed of its limit',
    () => sql`update ledger_account set limited = false where id = ${cast.wallet}`,
    ['I3', 'I3', 'I3', 'I3'],
  ],
];

test('the audit finds nothing in sound books', async () => {
  expect(await audit(fixture.db)).toEqual([]);
});

test.each(DAMAGES)('the audit finds %s', async (name, damage, invariants) => {
  await disableLedgerGuards(fixture.db);
  await damage().execute(fixture.db);
  const breaches = await audit(fixture.db);
  expect(breaches.map((breach) => breach.invariant).toSorted()).toEqual(invariants);
  const named = breaches.map((breach) => breach.accountId);
  expect(named).toContain(name.endsWith('of the house') ? cast.houseDice : cast.wallet);
  expect(breaches.every((breach) => breach.detail.length > 0)).toBe(true);
});

test('the trial balance adds up by kind and currency', async () => {
  expect(await computeTrialBalance(fixture.db)).toEqual({
    balanced: true,
    lines: [
      { currency: 'PLAY', kind: 'escrow', accounts: 1n, balance: 60n },
      { currency: 'PLAY', kind: 'game_result', accounts: 1n, balance: 300n },
      { currency: 'PLAY', kind: 'gateway_clearing', accounts: 1n, balance: -1_000n },
      { currency: 'PLAY', kind: 'wallet', accounts: 1n, balance: 640n },
    ],
  });
  await disableLedgerGuards(fixture.db);
  await sql`delete from ledger_transfer where id = ${stakeId}`.execute(fixture.db);
  expect(await computeTrialBalance(fixture.db)).toMatchObject({ balanced: false });
});
