import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { FeedbackState } from '@khelaghor/contract/account/feedback.ts';
import type { DB } from '@khelaghor/db/schema.gen.ts';
import type { Database } from '../../lib/context.ts';
import { tryWrite } from '../../lib/db/try-write.ts';

export type FeedbackRow = Selectable<DB['feedback']>;
type Place = { at: Date; id: string } | null;

export async function find(db: Database, id: string): Promise<FeedbackRow | undefined> {
  return db.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same, with the row locked until the transaction ends. */
export async function findToChange(tx: Database, id: string): Promise<FeedbackRow | undefined> {
  const found = tx.selectFrom('feedback').selectAll().where('id', '=', id).forUpdate();
  return found.executeTakeFirst();
}

/** Stores new feedback; false when the id is taken. */
export async function insert(
  tx: Database,
  row: Pick<
    FeedbackRow,
    'id' | 'memberId' | 'type' | 'content' | 'imageHashes' | 'contact' | 'language'
  >,
  createdAt: Date,
): Promise<boolean> {
  return tx
    .insertInto('feedback')
    .values({ ...row, state: 'new', createdAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .$call(tryWrite);
}

/** Counts the unanswered feedback of one member. */
export async function countWaitingFor(db: Database, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('feedback')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('memberId', '=', memberId)
    .where('state', '=', 'new')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countWaiting(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('feedback')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('state', '=', 'new')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the feedback of one member, newest first. */
export async function listFeedback(
  db: Database,
  memberId: string,
  after: Place,
  limit: number,
): Promise<FeedbackRow[]> {
  const own = db
    .selectFrom('feedback')
    .selectAll()
    .where('memberId', '=', memberId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (after === null) return own.execute();
  return own.where(sql<boolean>`(created_at, id) < (${after.at}, ${after.id})`).execute();
}

export type QueuedRow = FeedbackRow & { username: string | null };

/** Returns feedback in one state: new feedback oldest first, the rest newest first. */
export async function listQueue(
  db: Database,
  state: FeedbackState | undefined,
  after: Place,
  limit: number,
): Promise<QueuedRow[]> {
  const isWaiting = state === 'new';
  let queue = db
    .selectFrom('feedback')
    .leftJoin('member', 'member.id', 'feedback.memberId')
    .selectAll('feedback')
    .select('member.username')
    .orderBy('feedback.createdAt', isWaiting ? 'asc' : 'desc')
    .orderBy('feedback.id', isWaiting ? 'asc' : 'desc')
    .limit(limit);
  if (state !== undefined) queue = queue.where('feedback.state', '=', state);
  if (after === null) return queue.execute();
  const place = sql`(${after.at}::timestamptz, ${after.id}::uuid)`;
  const here = sql`(feedback.created_at, feedback.id)`;
  const isBehind = isWaiting ? sql<boolean>`${here} > ${place}` : sql<boolean>`${here} < ${place}`;
  return queue.where(isBehind).execute();
}

export async function findUsername(db: Database, memberId: string | null): Promise<string | null> {
  if (memberId === null) return null;
  const row = await db
    .selectFrom('member')
    .select('username')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.username ?? null;
}

/** Returns the widths of pictures by their hashes. */
export async function readWidths(
  db: Database,
  hashes: readonly string[],
): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('media')
    .select(['hash', 'width'])
    .where('hash', 'in', [...hashes])
    .execute();
  return new Map(rows.map(({ hash, width }) => [hash, width]));
}

export async function change(
  tx: Database,
  id: string,
  patch: Partial<
    Pick<FeedbackRow, 'state' | 'answer' | 'answeredAt' | 'answeredBy' | 'closedAt' | 'closedBy'>
  >,
): Promise<void> {
  await tx.updateTable('feedback').set(patch).where('id', '=', id).execute();
}

/** Counts the answers that a member has not seen. */
export async function countUnseen(db: Database, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('feedback')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('memberId', '=', memberId)
    .where('answer', 'is not', null)
    .where('answerReadAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks answers of this member as seen; those of other members stay as they are. */
export async function markSeen(
  db: Database,
  memberId: string,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('feedback')
    .set({ answerReadAt: at })
    .where('id', 'in', ids)
    .where('memberId', '=', memberId)
    .where('answer', 'is not', null)
    .where('answerReadAt', 'is', null)
    .execute();
}
