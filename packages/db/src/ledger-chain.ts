/**
 * The hash chain over all transfers, in batches: a job extends it, and the audit verifies it by
 * reading all transfers again.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Violation } from './invariant-queries.ts';
import { CHAIN_FORMAT, computeHash, NO_HASH, readBatch } from './ledger-chain-hash.ts';
import type { BatchHead } from './ledger-chain-hash.ts';
import type { DB } from './schema.gen.ts';

/** A row of the chain, whose hash covers everything before it. */
export type ChainEnd = { readonly batchNo: bigint; readonly hash: Buffer };

export type ChainExtension =
  | { readonly ok: true; readonly batches: number; readonly end: ChainEnd | null }
  /** Writing transactions did not end in time. Nothing was hashed; retry later. */
  | { readonly ok: false; readonly refusal: 'ledger_busy' };

/** Maximum sequence numbers of a batch. */
const BATCH_SPAN = 10_000n;
const POLL_MS = 25;

// The advisory lock for adding a row to the chain. An arbitrary constant.
const LOCK_KEY = 7_220_251_124;

/** The last used sequence number; 0 before the first. */
async function readLastSeq(db: Kysely<DB>): Promise<bigint> {
  const { rows } = await sql<{ last: bigint }>`
    select case when is_called then last_value else 0 end as last from ledger_transfer_seq
  `.execute(db);
  return rows[0]?.last ?? 0n;
}

/** The transactions that are writing to the ledger now. */
async function listWriters(db: Kysely<DB>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select virtualtransaction as name from pg_locks
    where locktype = 'relation' and relation = 'ledger_transfer'::regclass and granted
      and database = (select oid from pg_database where datname = current_database())
      and mode = 'RowExclusiveLock'
  `.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/**
 * Returns a sequence number up to which no transfer will be added: every transaction that may
 * have drawn a number up to it has ended. An insert draws a number and holds its table lock until
 * its transaction ends, so waiting for the holders of that lock suffices. It blocks no writer.
 */
async function waitForCleanCut(db: Kysely<DB>, patienceMs: number): Promise<bigint | undefined> {
  const cut = await readLastSeq(db);
  const before = await listWriters(db);
  for (let waitedMs = 0; before.size > 0; waitedMs += POLL_MS) {
    if (waitedMs >= patienceMs) return undefined;
    await wait(POLL_MS);
    const now = await listWriters(db);
    for (const name of before) if (!now.has(name)) before.delete(name);
  }
  return cut;
}

type ChainRow = BatchHead & { readonly hash: Buffer };

async function readLastRow(tx: Transaction<DB>): Promise<ChainRow | undefined> {
  return tx
    .selectFrom('ledgerChain')
    .selectAll()
    .orderBy('batchNo', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Hashes the next batch up to the cut, if there is one. */
async function extendOnce(tx: Transaction<DB>, cut: bigint): Promise<ChainEnd | undefined> {
  await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(tx);
  const last = await readLastRow(tx);
  const fromSeq = (last?.toSeq ?? 0n) + 1n;
  if (fromSeq > cut) return undefined;
  const spanEnd = fromSeq + BATCH_SPAN - 1n;
  const toSeq = spanEnd < cut ? spanEnd : cut;
  const format = CHAIN_FORMAT;
  const transfers = await readBatch(tx, { fromSeq, toSeq, format });
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(tx);
  const [{ at: madeAt } = { at: new Date(0) }] = rows;
  const head: BatchHead = {
    batchNo: (last?.batchNo ?? 0n) + 1n,
    fromSeq,
    toSeq,
    rows: BigInt(transfers.length),
    previousHash: last?.hash ?? NO_HASH,
    madeAt,
    format,
  };
  const hash = computeHash(head, transfers);
  await tx
    .insertInto('ledgerChain')
    .values({ ...head, hash })
    .execute();
  return { batchNo: head.batchNo, hash };
}

/**
 * Adds all transfers posted before this call to the chain. Several processes may call it at once.
 * It waits up to `patienceMs` for writing transactions, and refuses when they continue.
 */
export async function extendChain(
  db: Kysely<DB>,
  { patienceMs = 20_000 }: { readonly patienceMs?: number } = {},
): Promise<ChainExtension> {
  const cut = await waitForCleanCut(db, patienceMs);
  if (cut === undefined) return { ok: false, refusal: 'ledger_busy' };
  let end: ChainEnd | null = null;
  for (let batches = 0; ; batches += 1) {
    const added = await db.transaction().execute((tx) => extendOnce(tx, cut));
    if (added === undefined) {
      await sql`select ledger_summarize_order()`.execute(db);
      return { ok: true, batches, end };
    }
    end = added;
  }
}

export type ChainReport = {
  readonly batches: bigint;
  /** The number of transfers in the chain. */
  readonly rows: bigint;
  readonly end: ChainEnd | null;
  /** All violations, each as I8. */
  readonly breaches: readonly Violation[];
};

const toViolation = (detail: string): Violation => ({
  invariant: 'I8',
  accountId: null,
  transferId: null,
  currency: null,
  detail,
});

/** Returns the errors of a chain row, given the row before it and its transfers. */
function getFaults(row: ChainRow, before: ChainRow | undefined, found: bigint, made: Buffer) {
  const faults: string[] = [];
  const place = `batch ${row.batchNo} of the chain, transfers ${row.fromSeq} to ${row.toSeq}`;
  if (row.batchNo !== (before?.batchNo ?? 0n) + 1n) {
    faults.push(`the batch before batch ${row.batchNo} of the chain is missing`);
  } else if (
    row.fromSeq !== (before?.toSeq ?? 0n) + 1n ||
    !row.previousHash.equals(before?.hash ?? NO_HASH)
  ) {
    faults.push(`${place}: it does not follow from the batch before it`);
  }
  if (found !== row.rows) {
    faults.push(`${place}: there are ${found} transfers, and ${row.rows} were hashed`);
  } else if (!made.equals(row.hash)) {
    faults.push(`${place}: something in it was changed since it was hashed`);
  }
  return faults.map(toViolation);
}

/** Transfers with a sequence number that was never issued. */
async function findUnnumbered(db: Kysely<DB>): Promise<Violation[]> {
  const last = await readLastSeq(db);
  // A transfer posted after this query has a higher number.
  const { rows } = await sql<{ id: string; seq: bigint }>`
    select t.id, t.seq from ledger_transfer t
    where t.seq < 1 or (t.seq > ${last} and t.seq > (select last_value from ledger_transfer_seq))
    limit 1000
  `.execute(db);
  return rows.map(({ id, seq }) => ({
    ...toViolation(`its number ${seq} was never given away`),
    transferId: id,
  }));
}

/** Chain ends recorded by earlier audits, by number. */
async function readNotedEnds(db: Kysely<DB>): Promise<ChainEnd[]> {
  const rows = await db
    .selectFrom('auditRun')
    .select(['chainBatchNo as batchNo', 'chainHash as hash'])
    .distinct()
    .where('chainBatchNo', 'is not', null)
    .execute();
  return rows.flatMap(({ batchNo, hash }) =>
    batchNo === null || hash === null ? [] : [{ batchNo, hash }],
  );
}

/**
 * Reads all transfers and the chain, a batch at a time, and returns violations: a changed,
 * removed, added or moved transfer or chain row, and a missing chain end that earlier audits
 * recorded or `known` names. Transfers that are not hashed yet are skipped.
 */
export async function verifyChain(
  db: Kysely<DB>,
  { known = [] }: { readonly known?: readonly ChainEnd[] } = {},
): Promise<ChainReport> {
  const breaches: Violation[] = await findUnnumbered(db);
  const noted = Map.groupBy([...known, ...(await readNotedEnds(db))], ({ batchNo }) => batchNo);
  let before: ChainRow | undefined;
  let batches = 0n;
  let rows = 0n;
  for (;;) {
    const row: ChainRow | undefined = await db
      .selectFrom('ledgerChain')
      .selectAll()
      .where('batchNo', '>', before?.batchNo ?? 0n)
      .orderBy('batchNo')
      .limit(1)
      .executeTakeFirst();
    if (row === undefined) break;
    const transfers = await readBatch(db, row);
    breaches.push(...getFaults(row, before, BigInt(transfers.length), computeHash(row, transfers)));
    const ends = noted.get(row.batchNo) ?? [];
    if (ends.some(({ hash }) => !hash.equals(row.hash))) {
      breaches.push(toViolation(`batch ${row.batchNo} of the chain was another when it was noted`));
    }
    noted.delete(row.batchNo);
    batches += 1n;
    rows += BigInt(transfers.length);
    before = row;
  }
  for (const batchNo of noted.keys()) {
    breaches.push(toViolation(`batch ${batchNo} of the chain was noted, and is gone`));
  }
  const end = before === undefined ? null : { batchNo: before.batchNo, hash: before.hash };
  return { batches, rows, end, breaches };
}
