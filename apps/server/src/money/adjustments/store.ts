import { sql } from 'kysely';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import type { Database, Tx } from '../../lib/context.ts';
import { tryWrite } from '../../lib/db/try-write.ts';

/** The only SQL of adjustments. Amounts in minor units, below zero when they are taken. */

export type StoredAdjustment = {
  readonly id: string;
  readonly memberId: string;
  readonly currency: CashCurrency;
  readonly amountMinor: bigint;
  readonly reason: string;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly outcome: 'done' | 'withdrawn' | null;
  readonly endedBy: string | null;
  readonly endedAt: Date | null;
};

/** An adjustment with the usernames of its operators. */
export type ListedAdjustment = StoredAdjustment & {
  readonly askedByName: string;
  readonly endedByName: string | null;
};

/** Enough of what has ended for a page. */
const listMax = 50;

/** Lists the adjustments of a member: those that wait first, then the newest. */
export async function listAdjustments(db: Database, memberId: string): Promise<ListedAdjustment[]> {
  const { rows } = await sql<ListedAdjustment>`
    select a.*, o.username as asked_by_name, e.username as ended_by_name
    from wallet_adjustment a
    join operator o on o.id = a.asked_by
    left join operator e on e.id = a.ended_by
    where a.member_id = ${memberId}
    order by (a.outcome is null) desc, a.asked_at desc, a.id desc limit ${listMax}
  `.execute(db);
  return rows;
}

/** Stores a request; false when its id is known. */
export const insertAdjustment = (
  tx: Tx,
  row: Omit<StoredAdjustment, 'outcome' | 'endedBy' | 'endedAt'>,
): Promise<boolean> =>
  tx
    .insertInto('walletAdjustment')
    .values(row)
    .onConflict((clash) => clash.doNothing())
    .$call(tryWrite);

/** Locks a request. */
export async function lockAdjustment(tx: Tx, id: string): Promise<StoredAdjustment | null> {
  const row = await tx
    .selectFrom('walletAdjustment')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  // The table knows no other currencies and outcomes.
  return (row as StoredAdjustment | undefined) ?? null;
}

export async function endAdjustment(
  tx: Tx,
  id: string,
  end: { readonly outcome: 'done' | 'withdrawn'; readonly endedBy: string; readonly endedAt: Date },
): Promise<void> {
  await tx.updateTable('walletAdjustment').set(end).where('id', '=', id).execute();
}
