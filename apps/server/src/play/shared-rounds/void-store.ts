import type { Database, Tx } from '../../lib/context.ts';
import { tryWrite } from '../../lib/db/try-write.ts';

/** Requests with the names of the operators who made them. */
const selectRequests = (db: Database) =>
  db
    .selectFrom('sharedVoidRequest as r')
    .innerJoin('operator as a', 'a.id', 'r.askedBy')
    .selectAll('r')
    .select('a.username as askedByName');

/** Returns the request that waits for a round; undefined: there is none. */
export const findWaitingVoid = (db: Database, roundId: string) =>
  selectRequests(db)
    .where('r.roundId', '=', roundId)
    .where('r.outcome', 'is', null)
    .executeTakeFirst();

/** Locks a request; undefined when there is none with this id. */
export const lockVoidRequest = (tx: Tx, id: string) =>
  tx
    .selectFrom('sharedVoidRequest')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Inserts a request; false when another one waits for the round. */
export const insertVoidRequest = (
  tx: Tx,
  request: { id: string; roundId: string; reason: string; askedBy: string; askedAt: Date },
): Promise<boolean> =>
  tx
    .insertInto('sharedVoidRequest')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .$call(tryWrite);

export async function endVoidRequest(
  tx: Tx,
  id: string,
  end: { outcome: 'done' | 'withdrawn'; endedBy: string; endedAt: Date },
): Promise<void> {
  await tx.updateTable('sharedVoidRequest').set(end).where('id', '=', id).execute();
}
