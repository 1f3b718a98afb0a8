import type { Database } from '../../lib/context.ts';

/** Returns the browsers of a member that get pushes, oldest first. */
export const listSubscriptions = (db: Database, memberId: string) =>
  db
    .selectFrom('pushSubscription as p')
    .innerJoin('memberSession as s', 's.id', 'p.sessionId')
    .select(['p.id', 'p.sessionId', 'p.createdAt', 's.userAgent'])
    .where('p.memberId', '=', memberId)
    .orderBy('p.createdAt')
    .orderBy('p.id')
    .execute();

/** Returns the ids of the subscriptions of some members. */
export const findSubscriptions = (db: Database, memberIds: readonly string[]) =>
  db
    .selectFrom('pushSubscription')
    .select(['id', 'memberId'])
    .where('memberId', 'in', memberIds)
    .orderBy('id')
    .execute();

/** Ends one subscription of a member, with what waits to be sent to it. */
export async function removeSubscription(
  tx: Database,
  memberId: string,
  id: string,
): Promise<void> {
  await tx
    .deleteFrom('pushSubscription')
    .where('memberId', '=', memberId)
    .where('id', '=', id)
    .execute();
}

/**
 * Ends the subscriptions that belong to sessions of a member, or all of the member, with what waits
 * to be sent to them.
 */
export async function removePushSubscriptions(
  tx: Database,
  memberId: string,
  of: { readonly sessions: readonly string[] } | 'all',
): Promise<void> {
  let removing = tx.deleteFrom('pushSubscription').where('memberId', '=', memberId);
  if (of !== 'all') {
    if (of.sessions.length === 0) return;
    removing = removing.where('sessionId', 'in', of.sessions);
  }
  await removing.execute();
}
