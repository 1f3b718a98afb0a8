/**
 * Goal: a filled database of before 0048 gets the generic codes; no amount changes, and the chain
 * of hashes still proves the transfers of before. Method: a database with the migrations of before
 * is filled by SQL and hashed as it was then, brought up to date, and compared.
 */
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from './connect.ts';
import type { Connection } from './connect.ts';
import { createDatabaseBefore } from './database-before.ts';
import { inspectBooks } from './ledger-audit.ts';
import { computeHash, NO_HASH } from './hash-chain.ts';
import { extendChain, ledgerChain, readTransferBatch, verifyChain } from './ledger-chain.ts';
import { disableLedgerGuards } from './ledger-guards.suite.ts';
import { migrate } from './migrate.ts';
import type { TemporaryDatabase } from './temporary-database.ts';

const genericCodes = '0048';
let database: TemporaryDatabase;
let owner: Connection;

beforeEach(async () => {
  database = await createDatabaseBefore(genericCodes);
  owner = connect(database.url);
  await sql.raw(fillSql).execute(owner.db);
});
afterEach(async () => {
  await owner.close();
  await database.drop();
});

/** The old name of every movement of a bet, its two accounts, its cause, and the name of now. */
const movements = [
  ['dice_stake', 'wallet', 'house_dice', 'dice_bet', 'stake'],
  ['dice_payout', 'house_dice', 'wallet', 'dice_bet', 'payout'],
  ['dice_payout_taken', 'wallet', 'house_dice', 'dice_bet', 'payout_reversed'],
  ['dice_stake_returned', 'house_dice', 'wallet', 'dice_bet', 'stake_refunded'],
  ['ticket_stake', 'wallet', 'escrow', 'ticket', 'stake'],
  ['ticket_settled', 'escrow', 'house_lottery', 'ticket', 'settled'],
  ['ticket_payout', 'house_lottery', 'wallet', 'ticket', 'payout'],
  ['ticket_refund', 'escrow', 'wallet', 'ticket', 'stake_refunded'],
  ['ticket_payout_taken', 'wallet', 'house_lottery', 'ticket', 'payout_reversed'],
  ['ticket_stake_returned', 'house_lottery', 'wallet', 'ticket', 'settled_stake_refunded'],
  ['ticket_reopened', 'house_lottery', 'escrow', 'ticket', 'reopened'],
  ['vendor_stake', 'wallet', 'escrow', 'vendor_bet', 'stake'],
  // As it was before stakes at vendors waited in escrow.
  ['vendor_stake', 'wallet', 'vendor_result', 'vendor_bet', 'stake'],
  ['vendor_settled', 'escrow', 'vendor_result', 'vendor_bet', 'settled'],
  ['vendor_payout', 'vendor_result', 'wallet', 'vendor_bet', 'payout'],
  ['vendor_refund', 'escrow', 'wallet', 'vendor_bet', 'stake_refunded'],
  ['vendor_payout_taken', 'wallet', 'vendor_result', 'vendor_bet', 'payout_reversed'],
  ['vendor_payout_taken', 'wallet', 'vendor_result', 'bonus_win', 'payout_reversed'],
  ['vendor_stake_returned', 'vendor_result', 'wallet', 'vendor_bet', 'settled_stake_refunded'],
  ['vendor_reopened', 'vendor_result', 'escrow', 'vendor_bet', 'reopened'],
  ['vendor_bonus', 'vendor_result', 'wallet', 'bonus_win', 'bonus'],
  ['deposit', 'gateway_clearing', 'wallet', 'deposit', 'deposit'],
  ['wallet_to_vendor', 'wallet', 'merchant_wallet', 'wallet_transfer', 'wallet_to_vendor'],
] as const;

const owners: Readonly<Record<string, string>> = {
  vendor_result: 'vendor:acme',
  merchant_wallet: 'vendor:acme',
  gateway_clearing: 'gateway:sandbox',
  wallet: 'member:m',
  escrow: 'member:m',
};

/** Forty transfers of each movement in two currencies; the first of them brings what is spent. */
const fillSql = `
  select ledger_open_account(a.owner, a.kind, currency, a.owner = 'member:m')
  from unnest(array['PLAY', 'BDT']) currency cross join (values ${[
    ...new Set(movements.flatMap(([, debit, credit]) => [debit, credit])),
  ]
    .map((kind) => `('${owners[kind] ?? 'house'}', '${kind}')`)
    .join(', ')}) as a (owner, kind);
  insert into ledger_transfer (id, code, debit_account_id, credit_account_id, amount_minor,
    currency, cause_kind, cause_id, phase, created_at)
  select uuid_v7(), m.code, d.id, c.id, 100 * m.n + k, d.currency, m.cause, 'cause', 'posted', now()
  from (values ${movements
    .map(
      ([code, debit, credit, cause], n) => `(${n}, '${code}', '${debit}', '${credit}', '${cause}')`,
    )
    .join(', ')}) as m (n, code, debit, credit, cause)
  join ledger_account d on d.kind = m.debit
  join ledger_account c on c.kind = m.credit and c.currency = d.currency
  cross join generate_series(1, 40) k
  order by k, m.n;
`;

/** Hashes what is there as the program of before did. */
async function hashAsBefore(): Promise<bigint> {
  const { rows } = await sql<{ last: bigint; count: bigint }>`
    select max(seq) as last, count(*) as count from ledger_transfer`.execute(owner.db);
  const [{ last, count } = { last: 0n, count: 0n }] = rows;
  const head = { batchNo: 1n, fromSeq: 1n, toSeq: last, rows: count, previousHash: NO_HASH };
  const madeAt = new Date('2026-11-24T00:00:00Z');
  // The codes as they stand in the table are those of before.
  const transfers = await readTransferBatch(owner.db, { fromSeq: 1n, toSeq: last, format: 2 });
  const hash = computeHash(ledgerChain.title, { ...head, madeAt, format: 1 }, transfers);
  await sql`insert into ledger_chain
      (batch_no, from_seq, to_seq, rows, previous_hash, hash, made_at)
    values (1, 1, ${last}, ${count}, ${NO_HASH}, ${hash}, ${madeAt})`.execute(owner.db);
  return last;
}

/** Currency, number and sum of the transfers of each code. */
const sumsByCode = async (): Promise<Map<string, string>> => {
  const { rows } = await sql<{ code: string; sums: string }>`
    select code, currency || ' ' || count(*) || ' ' || sum(amount_minor) as sums
    from ledger_transfer group by code, currency order by code, currency`.execute(owner.db);
  return new Map(rows.map(({ code, sums }) => [`${code} ${sums.slice(0, 4)}`, sums]));
};

test('every code has its new name, the sums stay, and the chain proves both ages', async () => {
  const balances = sql<{ currency: string; balance: bigint }>`
    select currency, sum(amount_minor)::bigint as balance
    from ledger_transfer group by 1 order by 1`;
  const before = (await balances.execute(owner.db)).rows;
  const oldCodes = await sumsByCode();
  await hashAsBefore();

  expect(await migrate(database.url)).toMatchObject({ ok: true });

  expect((await balances.execute(owner.db)).rows).toEqual(before);
  const newCodes = await sumsByCode();
  const total = (sums: Iterable<string>): bigint =>
    [...sums].reduce((sum, text) => sum + BigInt(text.split(' ')[2] ?? 0), 0n);
  expect(total(newCodes.values())).toBe(total(oldCodes.values()));
  const names = new Set([...newCodes.keys()].map((key) => key.split(' ')[0]));
  expect(names).toEqual(new Set(movements.map(([, , , , now]) => now)));

  expect((await verifyChain(owner.db)).breaches).toEqual([]);
  // What comes from now on is hashed with the codes of now.
  await sql`insert into ledger_transfer (id, code, debit_account_id, credit_account_id,
      amount_minor, currency, cause_kind, cause_id, phase, created_at)
    select uuid_v7(), code, debit_account_id, credit_account_id, 7, currency, cause_kind, cause_id,
      phase, now()
    from ledger_transfer where code = 'stake' limit 5`.execute(owner.db);
  await extendChain(owner.db);
  const report = await verifyChain(owner.db);
  expect([report.batches, report.breaches]).toEqual([2n, []]);
});

test('a code of before that is changed afterwards breaks the chain', async () => {
  await hashAsBefore();
  await migrate(database.url);
  await disableLedgerGuards(owner.db);
  await sql`update ledger_transfer set code = 'bonus' where seq = (
    select min(seq) from ledger_transfer where code = 'payout' and cause_kind = 'vendor_bet')
  `.execute(owner.db);
  expect((await verifyChain(owner.db)).breaches).toHaveLength(1);
});

test('the accounts of results say whose they are, and the books name no breach', async () => {
  await migrate(database.url);
  const { rows } = await sql<{ owner: string; kinds: string }>`
    select owner, string_agg(distinct kind, ',' order by kind) as kinds
    from ledger_account where owner !~ '^member' group by owner order by owner`.execute(owner.db);
  expect(rows).toEqual([
    { owner: 'game:dice', kinds: 'game_result' },
    { owner: 'game:lottery', kinds: 'game_result' },
    { owner: 'gateway:sandbox', kinds: 'gateway_clearing' },
    { owner: 'vendor:acme', kinds: 'game_result,merchant_wallet' },
  ]);
  const { breaches } = await inspectBooks(owner.db, { known: [] });
  expect(breaches.filter(({ invariant }) => invariant === 'I8')).toEqual([]);
});
