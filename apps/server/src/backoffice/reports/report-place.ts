import type { Database, Tx } from '../../lib/context.ts';

/**
 * The number up to which the ledger was added up, and when that was; and how far what was added up
 * before there were reports by country was added up again.
 */
export type ReportPlace = {
  readonly readTo: bigint;
  readonly readAt: Date | null;
  readonly againTo: bigint;
  readonly againUntil: bigint;
  /** The number behind which the days of all movements are known. */
  readonly movesFrom: bigint;
};

const selectPlace = (db: Database) =>
  db.selectFrom('reportPlace').select(['readTo', 'readAt', 'againTo', 'againUntil', 'movesFrom']);

export const findReportPlace = (db: Database): Promise<ReportPlace> =>
  selectPlace(db).executeTakeFirstOrThrow();

/** Locks the place until the transaction ends; undefined: another process adds. */
export const lockReportPlace = (tx: Tx): Promise<ReportPlace | undefined> =>
  selectPlace(tx).forUpdate().skipLocked().executeTakeFirst();

export async function moveReportPlace(tx: Database, place: Partial<ReportPlace>): Promise<void> {
  await tx.updateTable('reportPlace').set(place).execute();
}
