/**
 * Timetables that cut a day of Bangladesh into issues of equal length: each opens when the one
 * before it is drawn, closes a few seconds before its end and is drawn at its end.
 */
import { getDhakaDay, startOfDhakaDay } from '@khelaghor/time/dhaka.ts';
import { dayMs, secondMs } from '@khelaghor/time/durations.ts';
import { formatIssueNumber, type ScheduledIssue } from './issue.ts';

export type Period = {
  readonly kind: 'period';
  /** Length of an issue in seconds. A day must contain a whole number of issues. */
  readonly periodSeconds: number;
  /** How long before its draw an issue closes, in seconds. Below the period. */
  readonly closeBeforeDrawSeconds: number;
};

const daySeconds = dayMs / secondMs;

/** How many issues a day has. Throws a `RangeError` for a timetable that does not fill a day. */
export function countIssuesPerDay({ periodSeconds, closeBeforeDrawSeconds }: Period): number {
  const fits = Number.isInteger(periodSeconds) && daySeconds % periodSeconds === 0;
  if (!fits || !(closeBeforeDrawSeconds >= 0 && closeBeforeDrawSeconds < periodSeconds))
    throw new RangeError(
      `not a timetable: ${periodSeconds} s, closed for ${closeBeforeDrawSeconds} s`,
    );
  return daySeconds / periodSeconds;
}

/** The issue at a place of a day; undefined when the day has fewer. */
export function findPeriodIssue(
  schedule: Period,
  day: number,
  ordinal: number,
): ScheduledIssue | undefined {
  const perDay = countIssuesPerDay(schedule);
  if (!(ordinal >= 1 && ordinal <= perDay)) return undefined;
  const period = schedule.periodSeconds * secondMs;
  const drawsAt = startOfDhakaDay(day) + ordinal * period;
  return {
    number: formatIssueNumber(day, ordinal, perDay),
    ordinal,
    opensAt: drawsAt - period,
    closesAt: drawsAt - schedule.closeBeforeDrawSeconds * secondMs,
    drawsAt,
  };
}

/** The issue at a time: opened before it, drawn after it. */
export function getPeriodIssueAt(schedule: Period, time: number): ScheduledIssue {
  const day = getDhakaDay(time);
  const place = Math.floor((time - startOfDhakaDay(day)) / (schedule.periodSeconds * secondMs));
  const issue = findPeriodIssue(schedule, day, place + 1);
  if (!issue) throw new RangeError(`no issue at ${time}`);
  return issue;
}
