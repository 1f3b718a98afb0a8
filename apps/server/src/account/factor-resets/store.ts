import type { Selectable } from 'kysely';
import type { FactorReset as FactorResetRow } from '@khelaghor/db/schema.gen.ts';
import type { FactorReset } from '@khelaghor/contract/account/factor-resets.ts';
import type { Database } from '../../lib/context.ts';
import { hasRow } from '../../lib/db/has-row.ts';
import { tryWrite } from '../../lib/db/try-write.ts';

/** The only SQL of factor resets. */

export type StoredReset = Selectable<FactorResetRow>;

const pastMax = 10;

/** Finds a member's pending reset and locks it until the transaction ends. */
export function lockWaiting(tx: Database, memberId: string): Promise<StoredReset | undefined> {
  return tx
    .selectFrom('factorReset')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('endedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Finds and locks a pending reset by the hash of its stop token. */
export function lockByStop(tx: Database, stopHash: string): Promise<StoredReset | undefined> {
  return tx
    .selectFrom('factorReset')
    .selectAll()
    .where('stopHash', '=', stopHash)
    .where('endedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Stores a new reset; false when one is pending already. */
export async function insertReset(
  tx: Database,
  reset: Omit<StoredReset, 'endedAt' | 'endedBy' | 'outcome'>,
): Promise<boolean> {
  return tx
    .insertInto('factorReset')
    .values(reset)
    .onConflict((conflict) => conflict.column('memberId').where('endedAt', 'is', null).doNothing())
    .$call(tryWrite);
}

export async function endReset(
  tx: Database,
  id: string,
  end: { outcome: NonNullable<FactorReset['outcome']>; endedAt: Date; endedBy: string },
): Promise<void> {
  await tx.updateTable('factorReset').set(end).where('id', '=', id).execute();
}

/** Returns a member's latest resets, newest first. */
export function readResets(db: Database, memberId: string): Promise<StoredReset[]> {
  return db
    .selectFrom('factorReset')
    .selectAll()
    .where('memberId', '=', memberId)
    .orderBy('askedAt', 'desc')
    .limit(pastMax)
    .execute();
}

/**
 * Returns true when an operator other than the one who requested a reset could carry it out. An
 * operator who was disabled since then still counts: otherwise the requester could become the only
 * one by disabling the others.
 */
export async function hasOtherOperator(
  db: Database,
  { askedBy, askedAt }: { askedBy: string; askedAt: Date },
): Promise<boolean> {
  return db
    .selectFrom('operator')
    .select('id')
    .where('username', '<>', askedBy)
    .where((either) =>
      either.or([either('disabledAt', 'is', null), either('disabledAt', '>=', askedAt)]),
    )
    .limit(1)
    .$call(hasRow);
}
