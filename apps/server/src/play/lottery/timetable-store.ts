import { lotteryTimetable } from '@khelaghor/contract/play/lottery-timetable.ts';
import { applyChanges } from '@khelaghor/engine-lottery/server.ts';
import type { Timetable, TimetableChange } from '@khelaghor/engine-lottery/server.ts';
import type { LotteryRow, Schedule } from '@khelaghor/engine-lottery/public.ts';
import { formatDay, parseDay } from '@khelaghor/time/dhaka.ts';
import { sql } from 'kysely';
import type { Database, Tx } from '../../lib/context.ts';

/** What an operator changed of a lottery's timetable. */
export type StoredChange = TimetableChange & {
  readonly gameCode: string;
  /** Counts the changes of the lottery. */
  readonly version: number;
};

/** Reads the changes of all timetables, by lottery, the earliest day first. */
export async function listTimetableChanges(
  db: Database,
): Promise<ReadonlyMap<string, readonly StoredChange[]>> {
  const rows = await db
    .selectFrom('lotteryTimetable')
    .select(['gameCode', 'fromDay', 'timetable', 'version'])
    .orderBy('fromDay')
    .execute();
  const changes = rows.map(({ gameCode, fromDay, timetable, version }): StoredChange => ({
    gameCode,
    fromDay: parseDay(fromDay),
    timetable: lotteryTimetable.parse(timetable),
    version,
  }));
  return Map.groupBy(changes, ({ gameCode }) => gameCode);
}

/** The schedule of a lottery with its changes. */
export const getSchedule = (
  { code, schedule }: LotteryRow,
  changes: ReadonlyMap<string, readonly StoredChange[]>,
): Schedule => applyChanges(schedule, changes.get(code) ?? []);

/** Writes a change in place of those that were to begin on its day or later. */
export async function writeTimetableChange(
  tx: Tx,
  change: { gameCode: string; fromDay: number; timetable: Timetable; version: number },
  changedAt: Date,
): Promise<void> {
  const { gameCode, timetable, version } = change;
  const fromDay = formatDay(change.fromDay);
  await tx
    .deleteFrom('lotteryTimetable')
    .where('gameCode', '=', gameCode)
    .where('fromDay', '>=', fromDay)
    .execute();
  await tx
    .insertInto('lotteryTimetable')
    .values({
      gameCode,
      fromDay,
      timetable: JSON.stringify(timetable),
      version,
      changedAt,
    })
    .execute();
}

/**
 * Makes changes of timetables wait for the issues that are being made, and those for changes: an
 * issue by the old timetable must not come to a day that has a new one.
 */
export const lockTimetables = {
  toRead: (tx: Tx) =>
    sql`select pg_advisory_xact_lock_shared(hashtextextended('lottery-timetables', 0))`.execute(tx),
  toChange: (tx: Tx) =>
    sql`select pg_advisory_xact_lock(hashtextextended('lottery-timetables', 0))`.execute(tx),
};
