/** The hash chain over the event log (I10), in the order of the events' ids. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { extendHashChain, verifyHashChain } from './hash-chain.ts';
import type { BatchHead, ChainedRow, ChainEnd, ChainExtension, ChainReport } from './hash-chain.ts';
import type { DB } from './schema.gen.ts';

/** Reads the events of a batch, in order. A detail is text as PostgreSQL writes its JSON. */
async function readEventBatch(
  db: Kysely<DB>,
  { fromSeq, toSeq }: Pick<BatchHead, 'fromSeq' | 'toSeq'>,
): Promise<readonly ChainedRow[]> {
  const { rows } = await sql<ChainedRow>`
    select id::text, (extract(epoch from at) * 1000000)::bigint::text as at,
      kind, actor, subject, detail::text
    from event_log where id between ${fromSeq} and ${toSeq} order by id
  `.execute(db.withoutPlugins());
  return rows;
}

const eventLogChain = {
  table: 'eventLogChain',
  rowsIn: 'event_log',
  number: 'id',
  title: 'khelaghor event log chain',
  format: 1,
  span: 1_000n,
  lockKey: 7_220_251_125,
  words: { chain: 'the chain of the event log', rows: 'events' },
  invariant: 'I10',
  readBatch: readEventBatch,
  readNotedEnds: (db: Kysely<DB>) =>
    db
      .selectFrom('auditRun')
      .select(['eventBatchNo as batchNo', 'eventHash as hash'])
      .distinct()
      .where('eventBatchNo', 'is not', null)
      .execute(),
} as const;

/** Adds all events written before this call to the chain, as `extendHashChain` does. */
export const extendEventChain = (
  db: Kysely<DB>,
  { patienceMs }: { readonly patienceMs?: number } = {},
): Promise<ChainExtension> => extendHashChain(db, eventLogChain, patienceMs);

/** Reads all events and their chain again, as `verifyHashChain` does. */
export const verifyEventChain = (
  db: Kysely<DB>,
  { known = [] }: { readonly known?: readonly ChainEnd[] } = {},
): Promise<ChainReport> => verifyHashChain(db, eventLogChain, known);
