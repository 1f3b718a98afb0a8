import { sql } from 'kysely';
import { dayMs } from '@khelaghor/time/durations.ts';
import type { Context, Database } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getMemberActor, logEvent } from '../../lib/event-log.ts';

/** Retention of pictures and numbers (docs/running.md). */
const unsentMs = dayMs;
const refusedMs = 90 * dayMs;
const closedMs = 5 * 365 * dayMs;
/** Maximum documents erased in one run; the next run continues. */
const atOnceMax = 200;

/** Returns documents whose number and pictures are no longer needed. */
async function listDue(db: Database, now: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from identity_document d
    where d.state = 'refused' and d.erased_at is null
      and d.decided_at < ${new Date(now - refusedMs)}
    union all
    select d.id from member m join identity_document d on d.member_id = m.id
    where m.closed_at < ${new Date(now - closedMs)} and d.erased_at is null
      and d.state <> 'refused'
    limit ${atOnceMax}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Removes number and pictures of a document; its state and the keyed hash stay. */
async function eraseDocument(ctx: Context, id: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const at = ctx.clock.now();
    const erased = await tx
      .updateTable('identityDocument')
      .set({ numberSealed: null, erasedAt: at })
      .where('id', '=', id)
      .where('erasedAt', 'is', null)
      .returning('memberId')
      .executeTakeFirst();
    if (!erased) return;
    await tx.deleteFrom('identityPicture').where('documentId', '=', id).execute();
    const subject = getMemberActor(erased.memberId);
    const detail = { document: id };
    await logEvent(ctx, tx, { kind: 'document.erased', actor: 'system', subject, detail });
  });
}

/** Removes pictures that were not sent within a day, and what its time is over. */
export async function purgeDocuments(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime();
  await ctx.db
    .deleteFrom('identityPicture')
    .where('documentId', 'is', null)
    .where('createdAt', '<', new Date(now - unsentMs))
    .execute();
  for (const id of await listDue(ctx.db, now)) await eraseDocument(ctx, id);
}
