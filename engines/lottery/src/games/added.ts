/** Lotteries that an operator added: the rules of a declared one, by a timetable of their own. */
import type { Text } from '../play.ts';
import { readTimetable, type Timetable } from '../timetable/read-timetable.ts';
import { findDeclaredRow, getAddedRow, keepAddedRow, type LotteryRow } from './rows.ts';

export type AddedLottery = {
  readonly code: string;
  /** The code of the declared lottery that it follows. */
  readonly basedOn: string;
  readonly title: Text;
  /** Of the same kind and zone as that of the declared lottery. */
  readonly timetable: Timetable;
};

/**
 * Keeps an added lottery, so that it is found like those that are declared, and returns its row. It
 * is kept once: a code never gets other rules. Throws a `RangeError` for one without rules.
 */
export function keepAddedLottery({ code, basedOn, title, timetable }: AddedLottery): LotteryRow {
  const known = getAddedRow(code);
  if (known) return known;
  const base = findDeclaredRow(basedOn);
  const schedule = base && readTimetable(base.schedule, timetable);
  if (!base || !schedule) throw new RangeError(`lottery ${code} has no rules of ${basedOn}`);
  const row = { ...base, code, title, schedule, basedOn };
  keepAddedRow(row);
  return row;
}
