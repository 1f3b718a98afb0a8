import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import type { PlayRestriction } from '@khelaghor/db/schema.gen.ts';
import type { Database, Tx } from '../../lib/context.ts';
import type { Break } from './exclusion-rules.ts';

/** What restricts a member's play, as it is stored; a member who never set anything has no row. */
export type StoredRestriction = {
  hasBetLimit: boolean;
  realityCheckMinutes: number | null;
  exclusionKind: string | null;
  exclusionStartedAt: Date | null;
  exclusionUntil: Date | null;
  reopenAt: Date | null;
  timeCountedAt: Date | null;
  timeLeftMs: number | null;
  timeOpensAt: Date | null;
  frozenReason: string | null;
  frozenUntil: Date | null;
};

const unrestricted: StoredRestriction = {
  hasBetLimit: false,
  realityCheckMinutes: null,
  exclusionKind: null,
  exclusionStartedAt: null,
  exclusionUntil: null,
  reopenAt: null,
  timeCountedAt: null,
  timeLeftMs: null,
  timeOpensAt: null,
  frozenReason: null,
  frozenUntil: null,
};

export async function readRestriction(db: Database, memberId: string): Promise<StoredRestriction> {
  const row = await db
    .selectFrom('playRestriction')
    .selectAll()
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return row ?? unrestricted;
}

/**
 * Reads the same and keeps it until the transaction ends. The member is locked, because the row
 * may not be there yet: `share` holds off writers, `update` readers who lock as well. With
 * `no key update` a row that refers to the member may still be inserted.
 */
export async function lockRestriction(
  tx: Tx,
  memberId: string,
  lock: 'share' | 'no key update' | 'update' = 'update',
): Promise<StoredRestriction> {
  const member = tx.selectFrom('member').select('id').where('id', '=', memberId);
  const locked = {
    share: 'forShare',
    'no key update': 'forNoKeyUpdate',
    update: 'forUpdate',
  } as const;
  await member[locked[lock]]().executeTakeFirstOrThrow();
  return readRestriction(tx, memberId);
}

export async function writeRestriction(
  tx: Tx,
  memberId: string,
  change: Omit<Updateable<PlayRestriction>, 'memberId'>,
): Promise<void> {
  await tx
    .insertInto('playRestriction')
    .values({ memberId, ...change })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet(change))
    .execute();
}

/** Writes a break as it stands from now on; without `since` it goes on as it began. */
export const writeBreak = (tx: Tx, memberId: string, taken: Break, since?: Date): Promise<void> =>
  writeRestriction(tx, memberId, {
    exclusionKind: taken.kind,
    exclusionUntil: taken.until,
    reopenAt: taken.reopenAt,
    ...(since && { exclusionStartedAt: since }),
  });

/** More refusals of a day say nothing more, and each is written. */
const refusalsMax = 10;

/** Counts a deposit that a limit of the member refused, on its day in Dhaka, up to ten. */
export async function countLimitRefusal(db: Database, memberId: string, day: string) {
  if ((await readLimitRefusals(db, memberId, day)) >= refusalsMax) return;
  await sql`insert into limit_refusal as r (member_id, day, refusals)
    values (${memberId}, ${day}, 1)
    on conflict (member_id, day) do update set refusals = r.refusals + 1`.execute(db);
}

/** Returns the deposits that limits of a member refused on a day. */
export async function readLimitRefusals(
  db: Database,
  memberId: string,
  day: string,
): Promise<number> {
  const row = await db
    .selectFrom('limitRefusal')
    .select('refusals')
    .where('memberId', '=', memberId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.refusals ?? 0;
}

/** Deletes refusals of days before one. */
export async function dropLimitRefusals(db: Database, before: string): Promise<void> {
  await db.deleteFrom('limitRefusal').where('day', '<', before).execute();
}
