/** Lets go of what pending transfers hold when their time is over. */
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Transfer, TransferCode } from '@khelaghor/ledger/transfer.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { postLinked } from './ledger-writer.ts';
import type { DB } from './schema.gen.ts';

/** How many are voided in one transaction, which holds their accounts. */
const CHUNK = 200;

type Expired = {
  readonly id: string;
  readonly voidId: string;
  readonly code: TransferCode;
  readonly debit: string;
  readonly credit: string;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly causeKind: string;
  readonly causeId: string;
};

const buildVoid = (expired: Expired): Transfer => ({
  id: expired.voidId,
  code: expired.code,
  debit: expired.debit,
  credit: expired.credit,
  amount: minor(expired.amount),
  currency: expired.currency,
  cause: { kind: expired.causeKind, id: expired.causeId },
  phase: 'void_pending',
  pendingId: expired.id,
});

async function voidChunk(tx: Transaction<DB>): Promise<{ found: number; voided: number }> {
  const { rows } = await sql<Expired>`
    select t.id, uuid_v7() as void_id, t.code, t.debit_account_id as debit,
      t.credit_account_id as credit, t.amount_minor as amount, t.currency, t.cause_kind, t.cause_id
    from ledger_pending p join ledger_transfer t on t.id = p.id
    where p.resolved_by is null and p.expires_at <= clock_timestamp()
    order by p.expires_at limit ${CHUNK}
  `.execute(tx);
  if (rows.length === 0) return { found: 0, voided: 0 };
  const results = await postLinked(
    tx,
    rows.map((row) => ({ transfers: [buildVoid(row)] })),
  );
  for (const [index, { result }] of results.entries()) {
    // Another process may have ended it after we looked.
    if (!result.ok && result.refusal !== 'pending_already_resolved') {
      throw new Error(`pending transfer ${rows[index]?.id} cannot be voided: ${result.refusal}`);
    }
  }
  return { found: rows.length, voided: results.filter(({ result }) => result.ok).length };
}

/**
 * Voids the pending transfers that have expired by the database's clock, each by a transfer of its
 * own with the same code and cause. Answers how many. Several processes may call it at once.
 */
export async function voidExpired(db: Kysely<DB>): Promise<number> {
  let total = 0;
  for (;;) {
    const { found, voided } = await db.transaction().execute(voidChunk);
    total += voided;
    if (found < CHUNK) return total;
  }
}
