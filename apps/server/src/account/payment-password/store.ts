import type { Database } from '../../lib/context.ts';
import { tryWrite } from '../../lib/db/try-write.ts';

/** Answers the hash of a member's payment password; null when none was set. */
export async function findPaymentPasswordHash(
  db: Database,
  memberId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('paymentPassword')
    .select('passwordHash')
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return row?.passwordHash ?? null;
}

export const hasPaymentPassword = async (db: Database, memberId: string): Promise<boolean> =>
  (await findPaymentPasswordHash(db, memberId)) !== null;

/** Keeps a member's first payment password; false when there is one already. */
export async function insertPaymentPassword(
  tx: Database,
  memberId: string,
  passwordHash: string,
): Promise<boolean> {
  return tx
    .insertInto('paymentPassword')
    .values({ memberId, passwordHash })
    .onConflict((conflict) => conflict.doNothing())
    .$call(tryWrite);
}

/** Puts a new hash in the place of one; false when that one is not there any more. */
export async function replacePaymentPassword(
  tx: Database,
  memberId: string,
  { before, passwordHash }: { before: string; passwordHash: string },
): Promise<boolean> {
  return tx
    .updateTable('paymentPassword')
    .set({ passwordHash })
    .where('memberId', '=', memberId)
    .where('passwordHash', '=', before)
    .$call(tryWrite);
}

/** Puts a new hash in the place of a forgotten one, and unlocks it; false when there is none. */
export async function resetPaymentPasswordHash(
  tx: Database,
  memberId: string,
  passwordHash: string,
): Promise<boolean> {
  return tx
    .updateTable('paymentPassword')
    .set({ passwordHash, tries: 0, lockedUntil: null })
    .where('memberId', '=', memberId)
    .$call(tryWrite);
}

export async function removePaymentPassword(tx: Database, memberId: string): Promise<void> {
  await tx.deleteFrom('paymentPassword').where('memberId', '=', memberId).execute();
}
