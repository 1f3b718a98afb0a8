/**
 * Goal: the chain finds every way to tamper with what it stands for, and takes in every transfer
 * once. Method: a ledger with a few batches, in which the walls are taken down and one thing is
 * changed per test.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { disableLedgerGuards } from './ledger-guards.suite.ts';
import { computeHash } from './hash-chain.ts';
import type { ChainEnd } from './hash-chain.ts';
import { extendChain, ledgerChain, verifyChain } from './ledger-chain.ts';
import { post } from './ledger-store.ts';
import { openCast, openLedgerFixture, postAlone, getStake } from './ledger-store.suite.ts';
import type { Cast, LedgerFixture } from './ledger-store.suite.ts';
import type { DB } from './schema.gen.ts';

let fixture: LedgerFixture;
let db: Kysely<DB>;
let cast: Cast;
let ids: string[];

async function postAndChain(amounts: readonly bigint[]): Promise<void> {
  for (const amount of amounts) {
    const stake = getStake(cast, amount);
    ids.push(stake.id);
    await postAlone(db, [stake]);
  }
  expect(await extendChain(db)).toMatchObject({ ok: true, batches: 1 });
}

// Three batches: a deposit and two stakes, three stakes, two stakes.
async function begin(): Promise<void> {
  fixture = await openLedgerFixture(undefined);
  ({ db } = fixture);
  ids = [];
  cast = await openCast(db, 1_000n);
  await postAndChain([1n, 2n]);
  await postAndChain([3n, 4n, 5n]);
  await postAndChain([6n, 7n]);
}
const end = (): Promise<void> => fixture.end();

const idOf = (index: number): string => ids[index] ?? '';
const ofStake = (index: number, change: ReturnType<typeof sql>): ReturnType<typeof sql> =>
  sql`update ledger_transfer set ${change} where id = ${idOf(index)}`;
const ofBatch = (number: number, change: ReturnType<typeof sql>): ReturnType<typeof sql> =>
  sql`update ledger_chain set ${change} where batch_no = ${number}`;
const getSeq = (index: number): ReturnType<typeof sql> =>
  sql`(select seq from ledger_transfer where id = ${idOf(index)})`;

async function findings(of: Kysely<DB>, known: readonly ChainEnd[] = []): Promise<string[]> {
  const { breaches } = await verifyChain(of, { known });
  expect(breaches.every(({ invariant }) => invariant === 'I8')).toBe(true);
  return breaches.map(({ detail }) => detail.replaceAll(/transfers \d+ to \d+/gu, 'transfers'));
}

async function endNow(): Promise<ChainEnd> {
  const { end } = await verifyChain(db);
  if (end === null) throw new Error('the chain is empty');
  return end;
}

const changed = 'batch 2 of the chain, transfers: something in it was changed since it was hashed';
const fewer = 'batch 2 of the chain, transfers: there are 2 transfers, and 3 were hashed';
const more = 'batch 2 of the chain, transfers: there are 4 transfers, and 3 were hashed';

type Tampering = readonly [string, () => ReturnType<typeof sql>, readonly string[]];

const copied = (seq: ReturnType<typeof sql>): ReturnType<typeof sql> =>
  sql`insert into ledger_transfer select uuid_v7(), ${seq}, code, debit_account_id,
    credit_account_id, amount_minor, currency, cause_kind, cause_id, phase, pending_id, expires_at,
    debit_after_minor, credit_after_minor, created_at from ledger_transfer
    where id = ${idOf(3)}`;

const TAMPERINGS: readonly Tampering[] = [
  ['a changed amount', () => ofStake(3, sql`amount_minor = 40`), [changed]],
  ['a changed code', () => ofStake(3, sql`code = 'other'`), [changed]],
  ['a changed account', () => ofStake(3, sql`debit_account_id = ${cast.escrow}`), [changed]],
  ['a changed cause', () => ofStake(3, sql`cause_id = 'other'`), [changed]],
  [
    'a text moved over the edge of its column',
    () => ofStake(3, sql`cause_kind = 'tests', cause_id = 'take'`),
    [changed],
  ],
  ['a changed time', () => ofStake(3, sql`created_at = created_at - '1 us'::interval`), [changed]],
  ['a changed running balance', () => ofStake(3, sql`debit_after_minor = 1`), [changed]],
  ['a running balance that is gone', () => ofStake(3, sql`debit_after_minor = null`), [changed]],
  ['a changed id', () => ofStake(3, sql`id = uuid_v7()`), [changed]],
  ['a removed transfer', () => sql`delete from ledger_transfer where id = ${idOf(3)}`, [fewer]],
  ['an inserted transfer', () => copied(getSeq(3)), [more]],
  [
    'two transfers that changed places',
    () => sql`update ledger_transfer set seq = case id when ${idOf(2)}
      then ${getSeq(3)} else ${getSeq(2)} end where id in (${idOf(2)}, ${idOf(3)})`,
    [changed],
  ],
  [
    'two transfers of different batches that changed places',
    () => sql`update ledger_transfer set seq = case id when ${idOf(1)}
      then ${getSeq(3)} else ${getSeq(1)} end where id in (${idOf(1)}, ${idOf(3)})`,
    [changed.replace('2', '1'), changed],
  ],
  [
    'a transfer that moved to the unhashed end',
    () => ofStake(3, sql`seq = nextval('ledger_transfer_seq')`),
    [fewer],
  ],
  [
    'a transfer with a number that was never given away',
    () => copied(sql`900000`),
    ['its number 900000 was never given away'],
  ],
  ['a transfer from before the first', () => copied(sql`0`), ['its number 0 was never given away']],
  [
    'a changed hash',
    () => ofBatch(2, sql`hash = sha256('')`),
    [changed, 'batch 3 of the chain, transfers: it does not follow from the batch before it'],
  ],
  [
    'a changed previous hash',
    () => ofBatch(2, sql`previous_hash = sha256('')`),
    ['batch 2 of the chain, transfers: it does not follow from the batch before it', changed],
  ],
  [
    'a changed time of a batch',
    () => ofBatch(2, sql`made_at = made_at - '1 s'::interval`),
    [changed],
  ],
  [
    'a changed count',
    () => ofBatch(2, sql`rows = 2`),
    ['batch 2 of the chain, transfers: there are 3 transfers, and 2 were hashed'],
  ],
  [
    'a range that was made smaller',
    () => ofBatch(2, sql`to_seq = to_seq - 1, rows = rows - 1`),
    [changed, 'batch 3 of the chain, transfers: it does not follow from the batch before it'],
  ],
  [
    'a removed batch',
    () => sql`delete from ledger_chain where batch_no = 2`,
    ['the batch before batch 3 of the chain is missing'],
  ],
];

describe('tampering', () => {
  beforeAll(begin);
  afterAll(end);

  test.each(TAMPERINGS)('the chain finds %s', async (_, tamper, expected) => {
    const tx = await db.startTransaction().execute();
    await disableLedgerGuards(tx);
    expect(await findings(tx)).toEqual([]);
    await tamper().execute(tx);
    expect(await findings(tx)).toEqual(expected);
    await tx.rollback().execute();
  });
});

describe('a chain that was made anew', () => {
  beforeEach(begin);
  afterEach(end);

  test('an end that an audit noted finds it, and a chain that was cut off', async () => {
    const before = await endNow();
    const now = new Date('2026-11-22T06:00:00Z');
    const run = { breaches: 0, found: '[]', trialBalance: '[]', stopped: [] };
    const times = { startedAt: now, endedAt: now };
    await db
      .insertInto('auditRun')
      .values({
        id: randomUUID(),
        ...run,
        ...times,
        chainBatchNo: before.batchNo,
        chainHash: before.hash,
      })
      .execute();
    expect(await findings(db)).toEqual([]);
    await disableLedgerGuards(db);
    await sql`delete from ledger_chain where batch_no = 3`.execute(db);
    expect(await findings(db)).toEqual(['batch 3 of the chain was noted, and is gone']);
    await extendChain(db);
    expect(await findings(db)).toEqual(['batch 3 of the chain was another when it was noted']);
  });

  test('an end that was kept elsewhere finds it', async () => {
    const before = await endNow();
    expect(await findings(db, [before])).toEqual([]);
    await disableLedgerGuards(db);
    await sql`delete from ledger_chain`.execute(db);
    await ofStake(3, sql`amount_minor = 40`).execute(db);
    await extendChain(db);
    expect(await findings(db)).toEqual([]);
    expect(await findings(db, [before])).toEqual(['batch 3 of the chain was noted, and is gone']);
  });
});

describe('extending', () => {
  beforeEach(begin);
  afterEach(end);

  test('every transfer is in it once, and nothing new adds nothing', async () => {
    expect(await verifyChain(db)).toMatchObject({ batches: 3n, rows: 8n, breaches: [] });
    expect(await extendChain(db)).toEqual({ ok: true, batches: 0, end: null });
  });

  test('a transaction that is still open is waited for, though later ones have ended', async () => {
    const opened = Promise.withResolvers<undefined>();
    const closing = Promise.withResolvers<undefined>();
    const slow = db.transaction().execute(async (tx) => {
      await post(tx, [{ ...getStake(cast, 1n), debit: cast.clearing }]);
      opened.resolve(undefined);
      await closing.promise;
    });
    await opened.promise;
    await postAlone(db, [getStake(cast, 2n)]);
    expect(await extendChain(db, { patienceMs: 50 })).toEqual({
      ok: false,
      refusal: 'table_busy',
    });
    const extended = extendChain(db);
    await wait(60);
    closing.resolve(undefined);
    await slow;
    expect(await extended).toMatchObject({ ok: true, batches: 1 });
    expect(await verifyChain(db)).toMatchObject({ rows: 10n, breaches: [] });
  });

  test('processes that extend and post at once lose nothing and fork nothing', async () => {
    const posted = new AbortController();
    const extending = Array.from({ length: 4 }, async () => {
      while (!posted.signal.aborted) expect(await extendChain(db)).toMatchObject({ ok: true });
    });
    const other = { ...cast, wallet: cast.clearing };
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let count = 0; count < 25; count += 1) await postAlone(db, [getStake(other, 1n)]);
      }),
    );
    posted.abort();
    await Promise.all(extending);
    await extendChain(db);
    expect(await verifyChain(db)).toMatchObject({ rows: 208n, breaches: [] });
  });
});

test('the hash of a batch is the same on every machine', () => {
  const head = {
    batchNo: 1n,
    fromSeq: 1n,
    toSeq: 2n,
    rows: 1n,
    previousHash: Buffer.alloc(32),
    madeAt: new Date('2026-01-01T00:00:00Z'),
    format: 1,
  };
  const transfer = { seq: '1', cause_id: 'টাকা', pending_id: null };
  expect(computeHash(ledgerChain.title, head, [transfer]).toString('hex')).toBe(
    '16f957d96c6c8275fc356993968353259d6c070c2a171144d313392a64bf4d15',
  );
});
