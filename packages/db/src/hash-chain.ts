/**
 * Hash chains over append-only tables, in batches: a job extends a chain, and the audit verifies
 * it by reading all rows again.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { readLastNumber, sequences, waitForCleanCut } from './clean-cut.ts';
import type { NumberedTable } from './clean-cut.ts';
import type { Invariant, Violation } from './invariant-queries.ts';
import type { DB } from './schema.gen.ts';

/** A row with every column as text, in the order in which they are hashed. */
export type ChainedRow = Readonly<Record<string, string | null>>;

/** The row of a batch in a chain; all of it goes into its hash. */
export type BatchHead = {
  readonly batchNo: bigint;
  readonly fromSeq: bigint;
  readonly toSeq: bigint;
  readonly rows: bigint;
  readonly previousHash: Buffer;
  readonly madeAt: Date;
  /** The values of a row that are hashed, and their form. */
  readonly format: number;
};

/** A row of a chain, whose hash covers everything before it. */
export type ChainEnd = { readonly batchNo: bigint; readonly hash: Buffer };

/** The rows that a chain covers, and its names in findings. */
export type HashChain = {
  readonly table: 'ledgerChain' | 'eventLogChain';
  readonly rowsIn: NumberedTable;
  /** The column of the rows' numbers. */
  readonly number: 'seq' | 'id';
  /** The first words of what is hashed. */
  readonly title: string;
  /** The format of new batches. */
  readonly format: number;
  /** Maximum numbers of a batch. */
  readonly span: bigint;
  /** The advisory lock for adding a row to the chain. An arbitrary constant. */
  readonly lockKey: number;
  /** The names of the chain and its rows in findings. */
  readonly words: { readonly chain: string; readonly rows: string };
  readonly invariant: Invariant;
  /** Reads the rows of a batch, in order; times are in microseconds since 1970. */
  readonly readBatch: (
    db: Kysely<DB>,
    head: Pick<BatchHead, 'fromSeq' | 'toSeq' | 'format'>,
  ) => Promise<readonly ChainedRow[]>;
  /** Reads the ends that earlier audits noted. */
  readonly readNotedEnds: (
    db: Kysely<DB>,
  ) => Promise<readonly { readonly batchNo: bigint | null; readonly hash: Buffer | null }[]>;
};

export type ChainExtension =
  | { readonly ok: true; readonly batches: number; readonly end: ChainEnd | null }
  /** Writing transactions did not end in time. Nothing was hashed; retry later. */
  | { readonly ok: false; readonly refusal: 'table_busy' };

/** The previous hash of the first batch. */
export const NO_HASH = Buffer.alloc(32);

type ChainRow = BatchHead & { readonly hash: Buffer };

/**
 * A value as a netstring: the length of its UTF-8 bytes, a colon, the bytes, a comma. No two lists
 * of values give the same text. A value that is absent is a dash, which no length begins with.
 */
const getField = (value: string | null): string =>
  value === null ? '-,' : `${Buffer.byteLength(value)}:${value},`;

/** The hash of a batch: SHA-256 over its head and each of its rows, in order. */
export function computeHash(
  title: string,
  { batchNo, fromSeq, toSeq, rows, previousHash, madeAt, format }: BatchHead,
  hashed: readonly ChainedRow[],
): Buffer {
  const hash = createHash('sha256');
  const fields = [
    `${title} ${format}`,
    ...[batchNo, fromSeq, toSeq, rows].map(String),
    previousHash.toString('hex'),
    madeAt.toISOString(),
  ];
  hash.update(fields.map(getField).join(''));
  for (const row of hashed) {
    let text = '';
    for (const name in row) text += getField(row[name] ?? null);
    hash.update(text);
  }
  return hash.digest();
}

/** Hashes the next batch up to the cut, if there is one. */
async function extendOnce(
  tx: Transaction<DB>,
  chain: HashChain,
  cut: bigint,
): Promise<ChainEnd | undefined> {
  await sql`select pg_advisory_xact_lock(${chain.lockKey})`.execute(tx);
  const last: ChainRow | undefined = await tx
    .selectFrom(chain.table)
    .selectAll()
    .orderBy('batchNo', 'desc')
    .limit(1)
    .executeTakeFirst();
  const fromSeq = (last?.toSeq ?? 0n) + 1n;
  if (fromSeq > cut) return undefined;
  const spanEnd = fromSeq + chain.span - 1n;
  const toSeq = spanEnd < cut ? spanEnd : cut;
  const { format, title } = chain;
  const hashed = await chain.readBatch(tx, { fromSeq, toSeq, format });
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(tx);
  const [{ at: madeAt } = { at: new Date(0) }] = rows;
  const head: BatchHead = {
    batchNo: (last?.batchNo ?? 0n) + 1n,
    fromSeq,
    toSeq,
    rows: BigInt(hashed.length),
    previousHash: last?.hash ?? NO_HASH,
    madeAt,
    format,
  };
  const hash = computeHash(title, head, hashed);
  await tx
    .insertInto(chain.table)
    .values({ ...head, hash })
    .execute();
  return { batchNo: head.batchNo, hash };
}

/**
 * Adds all rows written before this call to their chain. Several processes may call it at once. It
 * waits up to `patienceMs` for writing transactions, and refuses when they continue.
 */
export async function extendHashChain(
  db: Kysely<DB>,
  chain: HashChain,
  patienceMs = 20_000,
): Promise<ChainExtension> {
  const cut = await waitForCleanCut(db, chain.rowsIn, patienceMs);
  if (cut === undefined) return { ok: false, refusal: 'table_busy' };
  let end: ChainEnd | null = null;
  for (let batches = 0; ; batches += 1) {
    const added = await db.transaction().execute((tx) => extendOnce(tx, chain, cut));
    if (added === undefined) return { ok: true, batches, end };
    end = added;
  }
}

export type ChainReport = {
  readonly batches: bigint;
  /** The number of rows in the chain. */
  readonly rows: bigint;
  readonly end: ChainEnd | null;
  /** All violations, each of the chain's invariant. */
  readonly breaches: readonly Violation[];
};

const toViolation = (
  { invariant }: HashChain,
  detail: string,
  transferId: string | null = null,
): Violation => ({ invariant, accountId: null, transferId, currency: null, detail });

/** Returns the errors of a chain row, given the row before it and its rows. */
function getFaults(
  { words, title }: HashChain,
  row: ChainRow,
  before: ChainRow | undefined,
  hashed: readonly ChainedRow[],
): string[] {
  const faults: string[] = [];
  const found = BigInt(hashed.length);
  const place = `batch ${row.batchNo} of ${words.chain}, ${words.rows} ${row.fromSeq} to ${row.toSeq}`;
  if (row.batchNo !== (before?.batchNo ?? 0n) + 1n) {
    faults.push(`the batch before batch ${row.batchNo} of ${words.chain} is missing`);
  } else if (
    row.fromSeq !== (before?.toSeq ?? 0n) + 1n ||
    !row.previousHash.equals(before?.hash ?? NO_HASH)
  ) {
    faults.push(`${place}: it does not follow from the batch before it`);
  }
  if (found !== row.rows) {
    faults.push(`${place}: there are ${found} ${words.rows}, and ${row.rows} were hashed`);
  } else if (!computeHash(title, row, hashed).equals(row.hash)) {
    faults.push(`${place}: something in it was changed since it was hashed`);
  }
  return faults;
}

/** Rows with a number that was never issued. */
async function findUnnumbered(db: Kysely<DB>, chain: HashChain): Promise<Violation[]> {
  const last = await readLastNumber(db, chain.rowsIn);
  const number = sql.ref(`t.${chain.number}`);
  const sequence = sql.id(sequences[chain.rowsIn]);
  // A row written after this query has a higher number.
  const { rows } = await sql<{ id: string; number: bigint }>`
    select t.id::text as id, ${number} as number from ${sql.id(chain.rowsIn)} t
    where ${number} < 1
      or (${number} > ${last} and ${number} > (select last_value from ${sequence}))
    limit 1000
  `.execute(db);
  return rows.map((row) =>
    toViolation(
      chain,
      `its number ${row.number} was never given away`,
      chain.rowsIn === 'ledger_transfer' ? row.id : null,
    ),
  );
}

const readNext = (
  db: Kysely<DB>,
  { table }: HashChain,
  after: bigint,
): Promise<ChainRow | undefined> =>
  db
    .selectFrom(table)
    .selectAll()
    .where('batchNo', '>', after)
    .orderBy('batchNo')
    .limit(1)
    .executeTakeFirst();

/** The ends that must be in a chain, by the number of their batch. */
async function readEnds(
  db: Kysely<DB>,
  chain: HashChain,
  known: readonly ChainEnd[],
): Promise<Map<bigint, ChainEnd[]>> {
  const noted = (await chain.readNotedEnds(db)).flatMap(({ batchNo, hash }) =>
    batchNo === null || hash === null ? [] : [{ batchNo, hash }],
  );
  return Map.groupBy([...known, ...noted], ({ batchNo }) => batchNo);
}

/**
 * Reads all rows and their chain, a batch at a time, and returns violations: a changed, removed,
 * added or moved row, also of the chain, and a missing end that earlier audits noted or `known`
 * names. Rows that are not hashed yet are skipped.
 */
export async function verifyHashChain(
  db: Kysely<DB>,
  chain: HashChain,
  known: readonly ChainEnd[] = [],
): Promise<ChainReport> {
  const breaches: Violation[] = await findUnnumbered(db, chain);
  const noted = await readEnds(db, chain, known);
  const add = (detail: string): void => void breaches.push(toViolation(chain, detail));
  const batchName = (batchNo: bigint): string => `batch ${batchNo} of ${chain.words.chain}`;
  let before: ChainRow | undefined;
  let batches = 0n;
  let rows = 0n;
  for (;;) {
    const row: ChainRow | undefined = await readNext(db, chain, before?.batchNo ?? 0n);
    if (row === undefined) break;
    const hashed = await chain.readBatch(db, row);
    for (const fault of getFaults(chain, row, before, hashed)) add(fault);
    const ends = noted.get(row.batchNo) ?? [];
    if (ends.some(({ hash }) => !hash.equals(row.hash)))
      add(`${batchName(row.batchNo)} was another when it was noted`);
    noted.delete(row.batchNo);
    batches += 1n;
    rows += BigInt(hashed.length);
    before = row;
  }
  for (const batchNo of noted.keys()) add(`${batchName(batchNo)} was noted, and is gone`);
  const end = before === undefined ? null : { batchNo: before.batchNo, hash: before.hash };
  return { batches, rows, end, breaches };
}
