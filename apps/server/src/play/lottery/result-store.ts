import type { Context, Database, Tx } from '../../lib/context.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import type { ResultEntry } from './decide-result.ts';

/** An entry with the operator's name; null: the feed. */
export type StoredEntry = ResultEntry & {
  readonly issueId: string;
  readonly enteredBy: string | null;
  readonly enteredAt: Date;
};

/** The entries of issues, by issue, the earliest first. */
export async function listEntries(
  db: Database,
  issueIds: readonly string[],
): Promise<ReadonlyMap<string, StoredEntry[]>> {
  if (issueIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('lotteryResultEntry as e')
    .leftJoin('operator as o', 'o.id', 'e.operatorId')
    .select(['e.issueId', 'e.operatorId', 'e.result', 'e.enteredAt', 'o.username as enteredBy'])
    .where('e.issueId', 'in', issueIds)
    .orderBy('e.enteredAt')
    .orderBy('e.id')
    .execute();
  return Map.groupBy(rows, ({ issueId }) => issueId);
}

export const listEntriesOf = async (db: Database, issueId: string): Promise<StoredEntry[]> =>
  (await listEntries(db, [issueId])).get(issueId) ?? [];

type NewEntry = { readonly issueId: string; readonly result: readonly number[] };

/** Writes what an operator entered, in place of their earlier entry. */
export async function putOperatorEntry(
  ctx: Context,
  tx: Tx,
  { issueId, result, operatorId }: NewEntry & { readonly operatorId: string },
): Promise<void> {
  const entered = { result: [...result], enteredAt: ctx.clock.now() };
  await tx
    .insertInto('lotteryResultEntry')
    .values({ id: ctx.random.id(), issueId, operatorId, ...entered })
    .onConflict((conflict) =>
      conflict
        .columns(['issueId', 'operatorId'])
        .where('operatorId', 'is not', null)
        .doUpdateSet(entered),
    )
    .execute();
}

/** Writes what the feed sent; false when it sent the same before. */
export async function insertFeedEntry(
  ctx: Context,
  tx: Tx,
  { issueId, result, feedSentAt }: NewEntry & { readonly feedSentAt: Date },
): Promise<boolean> {
  return tx
    .insertInto('lotteryResultEntry')
    .values({
      id: ctx.random.id(),
      issueId,
      result: [...result],
      enteredAt: ctx.clock.now(),
      feedSentAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['issueId', 'result']).where('operatorId', 'is', null).doNothing(),
    )
    .$call(tryWrite);
}

/** Removes an operator's entry; false when there is none. */
export async function removeEntry(
  tx: Tx,
  { issueId, operatorId }: { issueId: string; operatorId: string },
): Promise<boolean> {
  return tx
    .deleteFrom('lotteryResultEntry')
    .where('issueId', '=', issueId)
    .where('operatorId', '=', operatorId)
    .$call(tryWrite);
}

/** A correction of a result, with the names of its operators. */
export const selectCorrections = (db: Database) =>
  db
    .selectFrom('lotteryCorrection as c')
    .innerJoin('operator as a', 'a.id', 'c.askedBy')
    .leftJoin('operator as e', 'e.id', 'c.endedBy')
    .selectAll('c')
    .select(['a.username as askedByName', 'e.username as endedByName'])
    .$narrowType<{ outcome: 'done' | 'withdrawn' | null }>()
    .orderBy('c.askedAt', 'desc');

export type StoredCorrection = Awaited<
  ReturnType<ReturnType<typeof selectCorrections>['executeTakeFirstOrThrow']>
>;

/** Locks a correction; undefined when the issue has none with this id. */
export const lockCorrection = (tx: Tx, id: string) =>
  tx
    .selectFrom('lotteryCorrection')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Inserts a correction; false when another one waits for the issue, or the key was used. */
export async function insertCorrection(
  tx: Tx,
  correction: {
    id: string;
    issueId: string;
    previousResult: readonly number[];
    result: readonly number[];
    reason: string;
    askedBy: string;
    askedAt: Date;
  },
): Promise<boolean> {
  const { previousResult, result } = correction;
  return tx
    .insertInto('lotteryCorrection')
    .values({ ...correction, previousResult: [...previousResult], result: [...result] })
    .onConflict((conflict) => conflict.doNothing())
    .$call(tryWrite);
}

export async function endCorrection(
  tx: Tx,
  id: string,
  end: { outcome: 'done' | 'withdrawn'; endedBy: string; endedAt: Date },
): Promise<void> {
  await tx.updateTable('lotteryCorrection').set(end).where('id', '=', id).execute();
}
