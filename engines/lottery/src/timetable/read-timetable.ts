/** Timetables as operators write them, and the schedules that they make. */
import { dayMs } from '@khelaghor/time/durations.ts';
import { listIssuesFrom, type Schedule, type SingleSchedule } from '../issues.ts';
import { defineCalendar, type DrawDays, type Holiday } from './calendar.ts';
import { countIssuesPerDay, type Period } from './period.ts';

/** A timetable without the zone, which a lottery keeps. */
export type Timetable =
  | Period
  | {
      readonly kind: 'calendar';
      readonly days: readonly DrawDays[];
      readonly holidays: readonly Holiday[];
      readonly closeBeforeDrawSeconds: number;
    };

/** No issue is on sale for longer. */
export const saleMaxMs = 45 * dayMs;
/** So many issues are looked at: two a month for a year. */
const lookedAt = 24;

/** The timetable of a schedule, as operators write it. */
export function toTimetable(schedule: SingleSchedule): Timetable {
  if (schedule.kind === 'period') return schedule;
  const { kind, days, holidays, closeBeforeDrawSeconds } = schedule;
  return { kind, days, holidays, closeBeforeDrawSeconds };
}

function defineSchedule(own: SingleSchedule, timetable: Timetable): SingleSchedule | null {
  if (timetable.kind === 'period') {
    countIssuesPerDay(timetable);
    return own.kind === 'period' ? timetable : null;
  }
  return own.kind === 'calendar' ? defineCalendar({ ...timetable, zone: own.zone }) : null;
}

/**
 * The schedule of a timetable that takes the place of a lottery's own; null for one of another
 * kind, one that the calendar cannot keep, or one whose issues are too long on sale.
 * @param own the lottery's schedule as the engine declares it
 */
export function readTimetable(own: SingleSchedule, timetable: Timetable): SingleSchedule | null {
  try {
    const schedule = defineSchedule(own, timetable);
    if (schedule === null) return null;
    const isShort = listIssuesFrom(schedule, 0, lookedAt).every(
      ({ opensAt, closesAt }) => opensAt < closesAt && closesAt - opensAt <= saleMaxMs,
    );
    return isShort ? schedule : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** A timetable, and the first day whose issues are by it, counted from 1 January 1970. */
export type TimetableChange = { readonly fromDay: number; readonly timetable: Timetable };

/**
 * The schedule of a lottery whose timetable was changed, the earliest change first. Throws a
 * `RangeError` for a timetable that `readTimetable` refuses.
 */
export function applyChanges(own: SingleSchedule, changes: readonly TimetableChange[]): Schedule {
  return changes.reduce<Schedule>((before, { fromDay, timetable }) => {
    const after = readTimetable(own, timetable);
    if (after === null) throw new RangeError(`not a timetable: ${JSON.stringify(timetable)}`);
    return { kind: 'changed', before, fromDay, after };
  }, own);
}
