/** The bytes over which the chain's hashes go, and where they come from. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DB } from './schema.gen.ts';

/** A transfer with every column as text, in the order in which they are hashed. */
type ChainedTransfer = Readonly<Record<string, string | null>>;

/** What a row of the chain says of its transfers, and all of it goes into its hash. */
export type BatchHead = {
  readonly batchNo: bigint;
  readonly fromSeq: bigint;
  readonly toSeq: bigint;
  readonly rows: bigint;
  readonly previousHash: Buffer;
  readonly madeAt: Date;
  /** 1: over the codes of before migration 0048, which names them anew; 2: over those of now. */
  readonly format: number;
};

/** What the first batch names as the hash before it. */
export const NO_HASH = Buffer.alloc(32);

/** The format of new batches. */
export const CHAIN_FORMAT = 2;

/**
 * A value as a netstring: the length of its UTF-8 bytes, a colon, the bytes, a comma. No two lists
 * of values give the same text. A value that is absent is a dash, which no length begins with.
 */
const getField = (value: string | null): string =>
  value === null ? '-,' : `${Buffer.byteLength(value)}:${value},`;

/** A transfer's code as batches of format 1 were hashed with. */
const codeInFormat1 = sql`
  ledger_code_in_format_1(code, ledger_product_in_format_1((
    select owner from ledger_account
    where id in (debit_account_id, credit_account_id) and kind = 'game_result'
  ), cause_kind))`;

/** Reads the transfers of a batch, in order; times are in microseconds since 1970. */
export async function readBatch(
  db: Kysely<DB>,
  { fromSeq, toSeq, format }: Pick<BatchHead, 'fromSeq' | 'toSeq' | 'format'>,
): Promise<readonly ChainedTransfer[]> {
  const code = format === 1 ? codeInFormat1 : sql`code`;
  const { rows } = await sql<ChainedTransfer>`
    select seq::text, id::text, ${code} as code, debit_account_id::text, credit_account_id::text,
      amount_minor::text, currency, cause_kind, cause_id, phase, pending_id::text,
      (extract(epoch from expires_at) * 1000000)::bigint::text as expires_at,
      debit_after_minor::text, credit_after_minor::text,
      (extract(epoch from created_at) * 1000000)::bigint::text as created_at
    from ledger_transfers_between(${fromSeq}, ${toSeq})
  `.execute(db.withoutPlugins());
  return rows;
}

/** The hash of a batch: SHA-256 over its head and each of its transfers, in order. */
export function computeHash(head: BatchHead, transfers: readonly ChainedTransfer[]): Buffer {
  const hash = createHash('sha256');
  const { batchNo, fromSeq, toSeq, rows, previousHash, madeAt, format } = head;
  const fields = [
    `khelaghor ledger chain ${format}`,
    ...[batchNo, fromSeq, toSeq, rows].map(String),
    previousHash.toString('hex'),
    madeAt.toISOString(),
  ];
  hash.update(fields.map(getField).join(''));
  for (const transfer of transfers) {
    let text = '';
    for (const name in transfer) text += getField(transfer[name] ?? null);
    hash.update(text);
  }
  return hash.digest();
}
