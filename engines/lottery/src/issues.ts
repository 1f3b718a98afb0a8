/**
 * The timetable of a lottery: the issue at a given time, its close and its draw. Pure functions:
 * the same time always gives the same issue, on the server and in the browser.
 *
 * Times are epoch milliseconds in UTC. Days are those of Bangladesh, six hours ahead of UTC all
 * year round. A day is cut into issues of equal length; each opens when the one before it is
 * drawn, closes a few seconds before its end and is drawn at its end.
 */

import { formatDay, parseDay, getDhakaDay, startOfDhakaDay } from '@khelaghor/time/dhaka.ts';
import { dayMs } from '@khelaghor/time/durations.ts';

/** A timetable. */
export type Schedule = {
  /** Length of an issue in seconds. A day must contain a whole number of issues. */
  readonly periodSeconds: number;
  /** How long before its draw an issue closes, in seconds. Below the period. */
  readonly closeBeforeDrawSeconds: number;
  /**
   * For one issue a day: when it is drawn, in seconds after midnight in Bangladesh. It opens with
   * the draw before and bears the date of its own. Absent: issues begin at midnight.
   */
  readonly drawsAtSecond?: number;
};

/** One issue of a timetable. It takes tickets from `opensAt` until just before `closesAt`. */
export type ScheduledIssue = {
  /** The day in Bangladesh and the place in that day: "20261121-0872". */
  readonly number: string;
  /** The place in the day, from 1. */
  readonly ordinal: number;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawsAt: number;
};

/** The issue at a time, and the remaining milliseconds; never negative. */
export type Countdown = {
  readonly issue: ScheduledIssue;
  readonly phase: 'open' | 'closed';
  readonly untilClose: number;
  readonly untilDraw: number;
};

/** The issue with a number, or a refusal: malformed, no such day, or no such index. */
export type IssueFound =
  | { readonly ok: true; readonly issue: ScheduledIssue }
  | { readonly ok: false; readonly refusal: 'issue_unknown' };

/** K3 is drawn every minute and closes five seconds before. */
export const K3_SCHEDULE: Schedule = { periodSeconds: 60, closeBeforeDrawSeconds: 5 };

const DAY_SECONDS = dayMs / 1_000;
const ORDINAL_DIGITS_MIN = 4;

const isSecondOfDay = (second: number): boolean =>
  Number.isInteger(second) && second >= 0 && second < DAY_SECONDS;

/** How many issues a day has. Throws a `RangeError` for a timetable that does not fill a day. */
export function countIssuesPerDay(schedule: Schedule): number {
  const { periodSeconds, closeBeforeDrawSeconds, drawsAtSecond } = schedule;
  const isDaily = periodSeconds === DAY_SECONDS;
  const isTimed = drawsAtSecond === undefined || (isDaily && isSecondOfDay(drawsAtSecond));
  const fits = Number.isInteger(periodSeconds) && DAY_SECONDS % periodSeconds === 0;
  if (
    !fits ||
    !isTimed ||
    !(closeBeforeDrawSeconds >= 0 && closeBeforeDrawSeconds < periodSeconds)
  ) {
    throw new RangeError(
      `not a timetable: ${periodSeconds} s, closed for ${closeBeforeDrawSeconds} s`,
    );
  }
  return DAY_SECONDS / periodSeconds;
}

/** The issue at a time: opened before it, drawn after it. */
export function getIssueAt(schedule: Schedule, time: number): ScheduledIssue {
  if (!Number.isFinite(time)) throw new RangeError(`not a time: ${time}`);
  const { drawsAtSecond } = schedule;
  if (drawsAtSecond !== undefined)
    return getIssue(schedule, getDhakaDay(time - drawsAtSecond * 1_000) + 1, 1);
  const day = getDhakaDay(time);
  const place = Math.floor((time - startOfDhakaDay(day)) / (schedule.periodSeconds * 1_000));
  return getIssue(schedule, day, place + 1);
}

/** The next issue, also across midnight. */
export function getNextIssue(schedule: Schedule, issue: ScheduledIssue): ScheduledIssue {
  return getIssueAt(schedule, issue.drawsAt);
}

/** The issue at a time and the following ones, `count` in all. */
export function listIssuesFrom(schedule: Schedule, time: number, count: number): ScheduledIssue[] {
  const { opensAt } = getIssueAt(schedule, time);
  return Array.from({ length: count }, (_, later) =>
    getIssueAt(schedule, opensAt + later * schedule.periodSeconds * 1_000),
  );
}

/** Finds an issue by its number. */
export function parseIssueNumber(schedule: Schedule, number: string): IssueFound {
  const parts = /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})-(?<ordinal>\d{4,5})$/u.exec(number);
  const { year, month, day, ordinal } = parts?.groups ?? {};
  const place = Number(ordinal);
  const date = parseDay(`${year}-${month}-${day}`);
  if (!Number.isNaN(date) && place >= 1 && place <= countIssuesPerDay(schedule)) {
    const issue = getIssue(schedule, date, place);
    // A number with other padding does not round-trip.
    if (issue.number === number) return { ok: true, issue };
  }
  return { ok: false, refusal: 'issue_unknown' };
}

/** The time until the current issue closes, and until its draw. */
export function getCountdown(schedule: Schedule, time: number): Countdown {
  const issue = getIssueAt(schedule, time);
  return {
    issue,
    phase: time < issue.closesAt ? 'open' : 'closed',
    untilClose: Math.max(0, issue.closesAt - time),
    untilDraw: issue.drawsAt - time,
  };
}

function getIssue(schedule: Schedule, day: number, ordinal: number): ScheduledIssue {
  const perDay = countIssuesPerDay(schedule);
  const width = Math.max(ORDINAL_DIGITS_MIN, String(perDay).length);
  const period = schedule.periodSeconds * 1_000;
  const start = startOfDhakaDay(day);
  const drawsAt =
    schedule.drawsAtSecond === undefined
      ? start + ordinal * period
      : start + schedule.drawsAtSecond * 1_000;
  const opensAt = drawsAt - period;
  return {
    number: `${formatDay(day).replaceAll('-', '')}-${String(ordinal).padStart(width, '0')}`,
    ordinal,
    opensAt,
    closesAt: drawsAt - schedule.closeBeforeDrawSeconds * 1_000,
    drawsAt,
  };
}
