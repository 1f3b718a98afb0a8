/**
 * What the ledger promises, as tests for any server: `versions.test.ts` runs them against every
 * version of PostgreSQL that is at hand.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { gatewayAccount, gameAccount, memberAccount } from '@khelaghor/ledger/account.ts';
import { buildDepositTransfers } from '@khelaghor/ledger/postings/deposit.ts';
import type { PostResult } from '@khelaghor/ledger/refusals.ts';
import { BALANCE_MAX } from '@khelaghor/ledger/transfer.ts';
import type { Transfer } from '@khelaghor/ledger/transfer.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from './connect.ts';
import type { Connection } from './connect.ts';
import { audit, computeTrialBalance } from './ledger-audit.ts';
import { listEntries } from './ledger-history.ts';
import { findBalance, findAccount, openAccount, post, setAccountClosed } from './ledger-store.ts';
import type { DB } from './schema.gen.ts';
import { createTemporaryDatabase } from './temporary-database.ts';
import type { TemporaryDatabase } from './temporary-database.ts';

/** A database with a ledger in it, and a pool wide enough for tests of concurrency. */
export type LedgerFixture = { readonly db: Kysely<DB>; readonly end: () => Promise<void> };

export async function openLedgerFixture(serverUrl: string | undefined): Promise<LedgerFixture> {
  const database: TemporaryDatabase = await createTemporaryDatabase(
    serverUrl === undefined ? {} : { serverUrl },
  );
  const connection: Connection = connect(database.url, { connectionsMax: 64 });
  const end = async (): Promise<void> => {
    await connection.close();
    await database.drop();
  };
  return { db: connection.db, end };
}

/** A member with a wallet and an escrow account, and the two house accounts of the tests. */
export type Cast = {
  readonly wallet: string;
  readonly escrow: string;
  readonly houseDice: string;
  readonly clearing: string;
};

export async function openCast(db: Kysely<DB>, walletMinor = 0n): Promise<Cast> {
  const member = randomUUID();
  const wallet = await openAccount(db, memberAccount(member, 'wallet', 'PLAY'));
  const escrow = await openAccount(db, memberAccount(member, 'escrow', 'PLAY'));
  const houseDice = await openAccount(db, gameAccount('dice', 'PLAY'));
  const clearing = await openAccount(db, gatewayAccount('sandbox', 'PLAY'));
  const cast = { wallet, escrow, houseDice, clearing };
  if (walletMinor > 0n) {
    const deposit = { clearing, wallet, amount: minor(walletMinor), currency: 'PLAY' } as const;
    const ids = { transferId: randomUUID(), depositId: randomUUID() };
    expect(await postAlone(db, buildDepositTransfers({ ...deposit, ...ids }))).toMatchObject({
      ok: true,
    });
  }
  return cast;
}

export function postAlone(db: Kysely<DB>, transfers: readonly Transfer[]): Promise<PostResult> {
  return db.transaction().execute((tx) => post(tx, transfers));
}

export function getStake(cast: Cast, amountMinor: bigint, id: string = randomUUID()): Transfer {
  return {
    id,
    code: 'stake',
    debit: cast.wallet,
    credit: cast.houseDice,
    amount: minor(amountMinor),
    currency: 'PLAY',
    cause: { kind: 'test', id: 'stake' },
    phase: 'posted',
  };
}

export function ledgerSuite(title: string, serverUrl: string | undefined): void {
  describe(title, () => {
    let fixture: LedgerFixture;
    let db: Kysely<DB>;
    beforeAll(async () => {
      fixture = await openLedgerFixture(serverUrl);
      ({ db } = fixture);
    });
    afterAll(() => fixture.end());

    describe('accounts', () => accountTests(() => db));
    describe('posting', () => postingTests(() => db));
    describe('edges', () => edgeTests(() => db));
    describe('history', () => historyTests(() => db));
    describe('walls', () => guardTests(() => db));
    test('the books are right after all of it', async () => {
      expect(await audit(db)).toEqual([]);
      expect((await computeTrialBalance(db)).balanced).toBe(true);
    });
  });
}

function accountTests(db: () => Kysely<DB>): void {
  test('opening an account twice finds the first', async () => {
    const name = memberAccount(randomUUID(), 'wallet', 'PLAY');
    expect(await findAccount(db(), name)).toBeUndefined();
    const id = await openAccount(db(), name);
    expect(await openAccount(db(), name)).toBe(id);
    expect(await findAccount(db(), name)).toBe(id);
    expect(await openAccount(db(), { ...name, currency: 'BDT' })).not.toBe(id);
    expect(await openAccount(db(), { ...name, kind: 'escrow' })).not.toBe(id);
  });

  test('an account that fifty callers open at once is one', async () => {
    const name = memberAccount(randomUUID(), 'wallet', 'PLAY');
    const ids = await Promise.all(Array.from({ length: 50 }, () => openAccount(db(), name)));
    expect(new Set(ids).size).toBe(1);
  });

  test('the owner must fit the kind', async () => {
    const wrong = { owner: 'house', kind: 'wallet', currency: 'PLAY' } as const;
    await expect(openAccount(db(), wrong)).rejects.toThrow('cannot own');
  });

  test('an unknown account has no balance, a new one has zero', async () => {
    expect(await findBalance(db(), randomUUID())).toBeUndefined();
    const { wallet } = await openCast(db());
    expect(await findBalance(db(), wallet)).toEqual({ balance: 0n, held: 0n, available: 0n });
  });

  test('a closed account takes part in nothing until it is opened again', async () => {
    const cast = await openCast(db(), 100n);
    const close = (closed: boolean): Promise<void> =>
      db()
        .transaction()
        .execute((tx) => setAccountClosed(tx, cast.wallet, closed));
    await close(true);
    const stake = getStake(cast, 10n);
    const refusal = { ok: false, index: 0, refusal: 'account_closed' };
    expect(await postAlone(db(), [stake])).toEqual(refusal);
    await close(false);
    expect(await postAlone(db(), [stake])).toEqual({ ok: true, results: ['created'] });
    await expect(
      db()
        .transaction()
        .execute((tx) => setAccountClosed(tx, randomUUID(), true)),
    ).rejects.toThrow('no account');
  });
}

function postingTests(db: () => Kysely<DB>): void {
  test('no transfers are posted at once', async () => {
    expect(await postAlone(db(), [])).toEqual({ ok: true, results: [] });
  });

  test('stake and payout are one call, and its repeat changes nothing', async () => {
    const cast = await openCast(db(), 1_000n);
    const stake = getStake(cast, 1_000n);
    const payout: Transfer = {
      ...getStake(cast, 1_980n),
      code: 'payout',
      debit: cast.houseDice,
      credit: cast.wallet,
    };
    const roll = [stake, payout];
    expect(await postAlone(db(), roll)).toEqual({ ok: true, results: ['created', 'created'] });
    expect(await postAlone(db(), roll)).toEqual({ ok: true, results: ['already', 'already'] });
    expect(await findBalance(db(), cast.wallet)).toMatchObject({ balance: 1_980n });
  });

  test('a refusal names its item, leaves nothing of the call, and the transaction goes on', async () => {
    const cast = await openCast(db(), 1_000n);
    const other = memberAccount(randomUUID(), 'wallet', 'PLAY');
    const answer = await db()
      .transaction()
      .execute(async (tx) => {
        const result = await post(tx, [getStake(cast, 400n), getStake(cast, 601n)]);
        await openAccount(tx, other);
        return result;
      });
    expect(answer).toEqual({ ok: false, index: 1, refusal: 'balance_too_low' });
    expect(await findBalance(db(), cast.wallet)).toMatchObject({ balance: 1_000n });
    expect(await findAccount(db(), other)).toBeDefined();
  });

  test('what is posted goes when the transaction is rolled back', async () => {
    const cast = await openCast(db(), 1_000n);
    const stake = getStake(cast, 400n);
    const work = db()
      .transaction()
      .execute(async (tx) => {
        await post(tx, [stake]);
        expect(await findBalance(tx, cast.wallet)).toMatchObject({ balance: 600n });
        throw new Error('the bet could not be written');
      });
    await expect(work).rejects.toThrow('could not be written');
    expect(await findBalance(db(), cast.wallet)).toMatchObject({ balance: 1_000n });
    expect(await postAlone(db(), [stake])).toEqual({ ok: true, results: ['created'] });
  });
}

function edgeTests(db: () => Kysely<DB>): void {
  test('a balance cannot grow beyond what a sum can hold', async () => {
    const cast = await openCast(db(), 5n);
    const set = (value: bigint) =>
      db()
        .updateTable('ledgerBalance')
        .set({ balanceMinor: value })
        .where('accountId', '=', cast.wallet)
        .execute();
    await set(BALANCE_MAX);
    const more = { ...getStake(cast, 1n), debit: cast.houseDice, credit: cast.wallet };
    const refusal = { ok: false, index: 0, refusal: 'balance_too_large' };
    expect(await postAlone(db(), [more])).toEqual(refusal);
    await set(5n);
  });

  test('a text that is no id is an error, not a refusal', async () => {
    const cast = await openCast(db());
    await expect(postAlone(db(), [getStake(cast, 1n, 'nonsense')])).rejects.toThrow('uuid');
  });
}

function historyTests(db: () => Kysely<DB>): void {
  test('history names both sides, runs a balance, and is read in pages', async () => {
    const cast = await openCast(db(), 1_000n);
    const stakes = [1n, 2n, 3n, 4n, 5n].map((amount) => getStake(cast, amount));
    for (const stake of stakes) await postAlone(db(), [stake]);
    const first = await listEntries(db(), cast.wallet, { limit: 4 });
    expect(first.map((line) => line.amount)).toEqual([-5n, -4n, -3n, -2n]);
    expect(first.map((line) => line.balanceAfter)).toEqual([985n, 990n, 994n, 997n]);
    expect(first[0]).toMatchObject({
      transferId: stakes[4]?.id,
      code: 'stake',
      currency: 'PLAY',
      cause: { kind: 'test', id: 'stake' },
      debit: { accountId: cast.wallet, kind: 'wallet' },
      credit: { accountId: cast.houseDice, kind: 'game_result', owner: 'game:dice' },
    });
    expect(first[0]?.debit.owner).toMatch(/^member:/u);
    const last = first.at(-1)?.id;
    if (last === undefined) throw new Error('the page is empty');
    const second = await listEntries(db(), cast.wallet, { limit: 4, beforeId: last });
    expect(second.map((line) => line.amount)).toEqual([-1n, 1_000n]);
    expect(second.map((line) => line.code)).toEqual(['stake', 'deposit']);
  });

  test('history can be narrowed to codes and times', async () => {
    const cast = await openCast(db(), 1_000n);
    await postAlone(db(), [getStake(cast, 7n)]);
    const lines = await listEntries(db(), cast.wallet, { limit: 10 });
    const [stake, deposit] = lines;
    if (stake === undefined || deposit === undefined) throw new Error('the page is too short');
    const amounts = async (filter: object): Promise<bigint[]> => {
      const found = await listEntries(db(), cast.wallet, { limit: 10, ...filter });
      return found.map((line) => line.amount);
    };
    expect(await amounts({ codes: ['deposit'] })).toEqual([1_000n]);
    expect(await amounts({ codes: ['payout'] })).toEqual([]);
    const later = new Date(stake.createdAt.getTime() + 60_000);
    expect(await amounts({ from: later })).toEqual([]);
    expect(await amounts({ to: later })).toEqual([-7n, 1_000n]);
    expect(await amounts({ to: new Date(deposit.createdAt.getTime() - 60_000) })).toEqual([]);
  });

  test('the house keeps no running balance, and its balance is the sum of its entries', async () => {
    const cast = await openCast(db(), 1_000n);
    const before = await findBalance(db(), cast.houseDice);
    await postAlone(db(), [getStake(cast, 30n)]);
    const after = await findBalance(db(), cast.houseDice);
    expect((after?.balance ?? 0n) - (before?.balance ?? 0n)).toBe(30n);
    const [line] = await listEntries(db(), cast.houseDice, { limit: 1 });
    expect(line).toMatchObject({ amount: 30n, balanceAfter: null });
  });
}

/** A statement on the partition of this month, past the table that it belongs to. */
function onThisMonth(before: string, after: string): ReturnType<typeof sql> {
  return sql.raw(`do $$ begin
    execute '${before} ledger_transfer_' || to_char(now() at time zone 'UTC', 'YYYY_MM')
      || ' ${after}';
  end $$`);
}

function guardTests(db: () => Kysely<DB>): void {
  test.each([
    ['a transfer changed', sql`update ledger_transfer set amount_minor = 1`],
    ['a transfer deleted', sql`delete from ledger_transfer`],
    ['all transfers emptied', sql`truncate ledger_transfer`],
    ['a transfer of this month changed', onThisMonth('update', 'set amount_minor = 1')],
    ['a transfer of this month deleted', onThisMonth('delete from', '')],
    ['this month emptied', onThisMonth('truncate', '')],
    ['a stray transfer changed', sql`update ledger_transfer_stray set amount_minor = 1`],
    ['a stray transfer deleted', sql`delete from ledger_transfer_stray`],
    ['all stray transfers emptied', sql`truncate ledger_transfer_stray`],
    ['an account deleted', sql`delete from ledger_account`],
    ['an account given away', sql`update ledger_account set owner = 'house'`],
    ['an account freed of its limit', sql`update ledger_account set limited = not limited`],
    ['all accounts emptied', sql`truncate ledger_account cascade`],
    ['a balance below zero', sql`update ledger_balance set balance_minor = -1`],
    ['more held than there is', sql`update ledger_balance set held_minor = balance_minor + 1`],
  ])('the database refuses %s', async (_, statement) => {
    await openCast(db(), 10n);
    await expect(statement.execute(db())).rejects.toMatchObject({
      code: expect.stringMatching(/^23(?:001|514)$/u) as unknown,
    });
  });
}
