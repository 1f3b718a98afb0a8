import { sql } from 'kysely';
import { renewDays } from '@khelaghor/contract/account/document-terms.ts';
import { addDays } from '@khelaghor/time/dhaka.ts';
import type { Context, Database } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getMemberActor, logEvent } from '../../lib/event-log.ts';
import { sendNotification } from '../../site/messaging/index.ts';
import { getToday } from './read-documents.ts';

/** Maximum members told in one run; the next run continues. */
const atOnceMax = 500;

type Due = { readonly id: string };

/**
 * Returns accepted documents that expire soon or have expired, untold, of members who have none
 * that is valid for longer.
 */
async function listDue(db: Database, today: string): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    select d.id from identity_document d
    where d.state = 'accepted' and d.expiry_told_at is null
      and d.expires_on <= ${addDays(today, renewDays)}
      and (d.warned_at is null or d.expires_on < ${today})
      and not exists (
        select from identity_document o
        where o.member_id = d.member_id and o.id <> d.id and o.state = 'accepted'
          and (o.expires_on is null or o.expires_on > d.expires_on)
      )
    order by d.expires_on, d.id limit ${atOnceMax}`.execute(db);
  return rows;
}

/** Tells one member, if the document is still accepted and the member was not told meanwhile. */
async function tellOne(ctx: Context, id: string, today: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const row = await tx
      .selectFrom('identityDocument')
      .select(['memberId', 'state', 'expiresOn', 'warnedAt', 'expiryToldAt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { memberId, state, expiresOn, warnedAt, expiryToldAt } = row;
    if (state !== 'accepted' || expiresOn === null || expiryToldAt !== null) return;
    const hasExpired = expiresOn < today;
    if (!hasExpired && warnedAt !== null) return;
    const at = ctx.clock.now();
    const told = hasExpired ? { expiryToldAt: at } : { warnedAt: at };
    await tx.updateTable('identityDocument').set(told).where('id', '=', id).execute();
    const to = { memberId };
    if (hasExpired) {
      const subject = getMemberActor(memberId);
      const detail = { document: id };
      await logEvent(ctx, tx, { kind: 'document.expired', actor: 'system', subject, detail });
      await sendNotification(ctx, tx, { to, template: 'document_expired' });
    } else {
      const params = { date: expiresOn };
      await sendNotification(ctx, tx, { to, template: 'document_expires', params });
    }
  });
}

/** Tells members whose document expires within 30 days, and again when it has expired. */
export async function tellExpiry(ctx: Context): Promise<void> {
  const today = getToday(ctx);
  for (const { id } of await listDue(ctx.db, today)) await tellOne(ctx, id, today);
}
