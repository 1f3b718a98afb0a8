/** One issue of a timetable, and how its number is written. */
import { formatDay, parseDay } from '@khelaghor/time/dhaka.ts';

/** One issue of a timetable. It takes tickets from `opensAt` until just before `closesAt`. */
export type ScheduledIssue = {
  /** The day in the timetable's zone and the place in that day: "20261121-0872". */
  readonly number: string;
  /** The place in the day, from 1. */
  readonly ordinal: number;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawsAt: number;
};

const ordinalDigitsMin = 4;

/** Writes the number of an issue, for a day with at most `perDay` issues. */
export function formatIssueNumber(day: number, ordinal: number, perDay: number): string {
  const width = Math.max(ordinalDigitsMin, String(perDay).length);
  return `${formatDay(day).replaceAll('-', '')}-${String(ordinal).padStart(width, '0')}`;
}

/** Reads day and place from an issue's number; the day is NaN when the calendar has none such. */
export function readIssueNumber(number: string): { day: number; ordinal: number } {
  const parts = /^(?<year>\d{4})(?<month>\d{2})(?<date>\d{2})-(?<ordinal>\d{4,5})$/u.exec(number);
  const { year, month, date, ordinal } = parts?.groups ?? {};
  return { day: parseDay(`${year}-${month}-${date}`), ordinal: Number(ordinal) };
}
