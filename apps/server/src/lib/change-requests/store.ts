import type { Database, Tx } from '../context.ts';
import { tryWrite } from '../db/try-write.ts';

/** The SQL of requested changes. */

/** Features with changes that take two operators. The table knows no other. */
export type ChangeKind =
  | 'debt'
  | 'lottery_terms'
  | 'lottery_blocks'
  | 'payout_fee'
  | 'payout_rule'
  | 'withdrawal_terms'
  | 'setting'
  | 'alert_rule'
  | 'level_limit';

const selectOf = (db: Database, of: ChangeKind) =>
  db
    .selectFrom('changeRequest as r')
    .innerJoin('operator as a', 'a.id', 'r.askedBy')
    .selectAll('r')
    .select('a.username as askedByName')
    .where('kind', '=', of);

/** A request as it is stored, with the username of the operator who made it. */
export type ChangeRow = Awaited<ReturnType<ReturnType<typeof selectOf>['executeTakeFirstOrThrow']>>;

/** Lists the requests of a kind that wait, oldest first. */
export const listWaitingRows = (db: Database, of: ChangeKind): Promise<ChangeRow[]> =>
  selectOf(db, of).where('outcome', 'is', null).orderBy('r.askedAt').orderBy('r.id').execute();

/** Locks a request; null: none of the kind has this id. */
export const lockRow = async (tx: Tx, of: ChangeKind, id: string): Promise<ChangeRow | null> =>
  (await selectOf(tx, of).where('r.id', '=', id).forUpdate('r').executeTakeFirst()) ?? null;

type End = {
  readonly outcome: 'done' | 'withdrawn';
  readonly endedBy: string;
  readonly endedAt: Date;
};

type NewRow = Pick<ChangeRow, 'id' | 'subject' | 'reason' | 'askedBy' | 'askedAt'> & {
  readonly kind: ChangeKind;
  readonly change: unknown;
  /** No operator confirms it: it is carried out in the same transaction. */
  readonly alone: boolean;
};

/** Inserts a request; false when its id is taken or another one waits for the subject. */
export const insertRow = (tx: Tx, { change, ...row }: NewRow, end: End | null): Promise<boolean> =>
  tx
    .insertInto('changeRequest')
    .values({ ...row, ...end, change: JSON.stringify(change) })
    .onConflict((conflict) => conflict.doNothing())
    .$call(tryWrite);

export async function endRow(tx: Tx, id: string, end: End): Promise<void> {
  await tx.updateTable('changeRequest').set(end).where('id', '=', id).execute();
}
