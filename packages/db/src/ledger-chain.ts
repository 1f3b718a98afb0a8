/** The hash chain over all transfers (I8). */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { extendHashChain, verifyHashChain } from './hash-chain.ts';
import type { BatchHead, ChainedRow, ChainEnd, ChainExtension, ChainReport } from './hash-chain.ts';
import type { DB } from './schema.gen.ts';

/** A transfer's code as batches of format 1 were hashed with. */
const codeInFormat1 = sql`
  ledger_code_in_format_1(code, ledger_product_in_format_1((
    select owner from ledger_account
    where id in (debit_account_id, credit_account_id) and kind = 'game_result'
  ), cause_kind))`;

/** Reads the transfers of a batch, in order. */
export async function readTransferBatch(
  db: Kysely<DB>,
  { fromSeq, toSeq, format }: Pick<BatchHead, 'fromSeq' | 'toSeq' | 'format'>,
): Promise<readonly ChainedRow[]> {
  const code = format === 1 ? codeInFormat1 : sql`code`;
  const { rows } = await sql<ChainedRow>`
    select seq::text, id::text, ${code} as code, debit_account_id::text, credit_account_id::text,
      amount_minor::text, currency, cause_kind, cause_id, phase, pending_id::text,
      (extract(epoch from expires_at) * 1000000)::bigint::text as expires_at,
      debit_after_minor::text, credit_after_minor::text,
      (extract(epoch from created_at) * 1000000)::bigint::text as created_at
    from ledger_transfers_between(${fromSeq}, ${toSeq})
  `.execute(db.withoutPlugins());
  return rows;
}

/** Format 1 was over the codes of before migration 0048, 2 is over those of now. */
export const ledgerChain = {
  table: 'ledgerChain',
  rowsIn: 'ledger_transfer',
  number: 'seq',
  title: 'khelaghor ledger chain',
  format: 2,
  span: 10_000n,
  lockKey: 7_220_251_124,
  words: { chain: 'the chain', rows: 'transfers' },
  invariant: 'I8',
  readBatch: readTransferBatch,
  readNotedEnds: (db: Kysely<DB>) =>
    db
      .selectFrom('auditRun')
      .select(['chainBatchNo as batchNo', 'chainHash as hash'])
      .distinct()
      .where('chainBatchNo', 'is not', null)
      .execute(),
} as const;

/** Adds all transfers posted before this call to the chain, as `extendHashChain` does. */
export async function extendChain(
  db: Kysely<DB>,
  { patienceMs }: { readonly patienceMs?: number } = {},
): Promise<ChainExtension> {
  const extended = await extendHashChain(db, ledgerChain, patienceMs);
  if (extended.ok) await sql`select ledger_summarize_order()`.execute(db);
  return extended;
}

/** Reads all transfers and their chain again, as `verifyHashChain` does. */
export const verifyChain = (
  db: Kysely<DB>,
  { known = [] }: { readonly known?: readonly ChainEnd[] } = {},
): Promise<ChainReport> => verifyHashChain(db, ledgerChain, known);
