import type { Database } from '../../lib/context.ts';

/** The SQL of the history of settings. */

type Change = { readonly subject: string; readonly detail: unknown };

/** Returns the first and the last change of each setting between two times, oldest first. */
export async function readChangesBetween(
  db: Database,
  kind: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<Change[]> {
  const ends = (direction: 'asc' | 'desc') =>
    db
      .selectFrom('eventLog')
      .distinctOn('subject')
      .select(['id', 'at', 'subject', 'detail'])
      .where('kind', '=', kind)
      .where('at', '>', from)
      .where('at', '<=', to)
      .orderBy('subject')
      .orderBy('at', direction)
      .orderBy('id', direction)
      .execute();
  const [first, last] = await Promise.all([ends('asc'), ends('desc')]);
  return [...first, ...last];
}
