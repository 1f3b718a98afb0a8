import { sql } from 'kysely';
import type { Database, Tx } from '../../lib/context.ts';

/** The only SQL that writes addresses of the console. */

/** The operator who gets reports at an address; null: alerts of the site go there. */
export type MailboxOwner = string | null;

export type StoredMailbox = {
  /** The proved address, which gets the mail. */
  readonly email: string | null;
  /** An address that waits for its code, and the id of the newest code that was sent to it. */
  readonly awaiting: string | null;
  readonly codeId: string | null;
};

const nothing: StoredMailbox = { email: null, awaiting: null, codeId: null };

/** Returns the addresses of an owner; all null: none. */
export async function findMailbox(db: Database, owner: MailboxOwner): Promise<StoredMailbox> {
  const row = await db
    .selectFrom('deskMailbox')
    .select(['email', 'awaiting', 'codeId'])
    .where('operatorId', 'is not distinct from', owner)
    .executeTakeFirst();
  return row ?? nothing;
}

/** Returns the addresses of an owner, and keeps others from changing them. */
export async function lockMailbox(tx: Tx, owner: MailboxOwner): Promise<StoredMailbox> {
  // The row may not exist yet.
  await sql`select pg_advisory_xact_lock(
    hashtextextended(${`desk-mailbox:${owner ?? 'alerts'}`}, 0)
  )`.execute(tx);
  return findMailbox(tx, owner);
}

/** Replaces the addresses of an owner. */
export async function writeMailbox(
  tx: Tx,
  owner: MailboxOwner,
  mailbox: StoredMailbox,
): Promise<void> {
  await tx.deleteFrom('deskMailbox').where('operatorId', 'is not distinct from', owner).execute();
  if (mailbox.email === null && mailbox.awaiting === null) return;
  await tx
    .insertInto('deskMailbox')
    .values({ operatorId: owner, ...mailbox })
    .execute();
}
