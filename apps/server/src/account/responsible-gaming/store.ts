import type { Database, Tx } from '../../lib/context.ts';
import type { Break } from './exclusion-rules.ts';

/** What a member has set, as it is stored with the member. */
export type PlayMember = {
  playLimited: boolean;
  playCheckMinutes: number | null;
  playBreak: string | null;
  playBreakUntil: Date | null;
  playBreakSince: Date | null;
  playReopenAt: Date | null;
  hasPassword: boolean;
};

const columns = [
  'playLimited',
  'playCheckMinutes',
  'playBreak',
  'playBreakUntil',
  'playBreakSince',
  'playReopenAt',
  'hasPassword',
] as const;

export function readPlayMember(db: Database, memberId: string): Promise<PlayMember> {
  return db
    .selectFrom('member')
    .select(columns)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** The same, held: what one member changes is changed one after another. */
export function lockPlayMember(tx: Tx, memberId: string): Promise<PlayMember> {
  return tx
    .selectFrom('member')
    .select(columns)
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function writePlayMember(
  tx: Tx,
  memberId: string,
  change: { playLimited: boolean } | { playCheckMinutes: number },
): Promise<void> {
  await tx.updateTable('member').set(change).where('id', '=', memberId).execute();
}

/** Writes a break as it stands from now on; without `since` it goes on as it began. */
export async function writeBreak(
  tx: Tx,
  memberId: string,
  taken: Break,
  since?: Date,
): Promise<void> {
  await tx
    .updateTable('member')
    .set({
      playBreak: taken.kind,
      playBreakUntil: taken.until,
      playReopenAt: taken.reopenAt,
      ...(since && { playBreakSince: since }),
    })
    .where('id', '=', memberId)
    .execute();
}

/** Since when a session has not been looked back on. */
export async function uncheckedSince(db: Database, sessionId: string): Promise<Date> {
  const row = await db
    .selectFrom('memberSession')
    .select((eb) => eb.fn.coalesce('playCheckedAt', 'createdAt').as('since'))
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return row.since;
}

export async function noteChecked(db: Database, sessionId: string, at: Date): Promise<void> {
  await db
    .updateTable('memberSession')
    .set({ playCheckedAt: at })
    .where('id', '=', sessionId)
    .execute();
}
