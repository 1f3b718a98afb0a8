/**
 * The timetable of a lottery: the issue at a given time, its close and its draw. Pure functions:
 * the same time always gives the same issue, on the server and in the browser.
 *
 * Times are epoch milliseconds in UTC. Each issue opens when the one before it is drawn, so that
 * every time falls in exactly one.
 */
import { startOfDhakaDay } from '@khelaghor/time/dhaka.ts';
import { dayMs, secondMs } from '@khelaghor/time/durations.ts';
import {
  findCalendarIssue,
  getCalendarIssueAt,
  getNextCalendarIssue,
  isDaily,
  type Calendar,
} from './timetable/calendar.ts';
import { readIssueNumber, type ScheduledIssue } from './timetable/issue.ts';
import { findPeriodIssue, getPeriodIssueAt, type Period } from './timetable/period.ts';
import { startOfZoneDay } from './timetable/zones.ts';

/** A timetable by one rule: issues of equal length, or draws by the calendar of a place. */
export type SingleSchedule = Period | Calendar;

/**
 * A timetable that another takes the place of: the issues that bear the date of `fromDay` or a
 * later one are those of `after`. Both are of one kind, and calendars of one zone.
 */
export type ChangedSchedule = {
  readonly kind: 'changed';
  readonly before: Schedule;
  /** Counted from 1 January 1970. */
  readonly fromDay: number;
  readonly after: SingleSchedule;
};

export type Schedule = SingleSchedule | ChangedSchedule;

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
export const K3_SCHEDULE: Period = {
  kind: 'period',
  periodSeconds: 60,
  closeBeforeDrawSeconds: 5,
};

const startOfScheduleDay = (schedule: SingleSchedule, day: number): number =>
  schedule.kind === 'period' ? startOfDhakaDay(day) : startOfZoneDay(schedule.zone, day);

/** The timetable that holds at a time. */
export function getScheduleAt(schedule: Schedule, time: number): SingleSchedule {
  if (schedule.kind !== 'changed') return schedule;
  const { before, fromDay, after } = schedule;
  return time < startOfScheduleDay(after, fromDay) ? getScheduleAt(before, time) : after;
}

/** Seconds from one draw to the next at a time; null when that depends on the calendar. */
export function getPeriodSeconds(changing: Schedule, time: number): number | null {
  const schedule = getScheduleAt(changing, time);
  if (schedule.kind === 'period') return schedule.periodSeconds;
  return isDaily(schedule) ? dayMs / secondMs : null;
}

/** The issue at a time: opened before it, drawn after it. */
export function getIssueAt(schedule: Schedule, time: number): ScheduledIssue {
  if (!Number.isFinite(time)) throw new RangeError(`not a time: ${time}`);
  if (schedule.kind === 'changed') return getChangedIssueAt(schedule, time);
  return schedule.kind === 'period'
    ? getPeriodIssueAt(schedule, time)
    : getCalendarIssueAt(schedule, time);
}

/** The first issue by the new rule opens with the last draw by the old one, maybe days before. */
function getChangedIssueAt(schedule: ChangedSchedule, time: number): ScheduledIssue {
  const { before, fromDay, after } = schedule;
  const start = startOfScheduleDay(after, fromDay);
  if (time < start) {
    const old = getIssueAt(before, time);
    if (readIssueNumber(old.number).day < fromDay) return old;
  }
  // A draw at the beginning of the day is the first by the new rule.
  const issue = getIssueAt(after, Math.max(time, start - 1));
  return issue.opensAt < start
    ? { ...issue, opensAt: getIssueAt(before, start - 1).opensAt }
    : issue;
}

/** The next issue, also across midnight. */
export function getNextIssue(schedule: Schedule, issue: ScheduledIssue): ScheduledIssue {
  if (schedule.kind === 'changed') return getChangedIssueAt(schedule, issue.drawsAt);
  return schedule.kind === 'period'
    ? getPeriodIssueAt(schedule, issue.drawsAt)
    : getNextCalendarIssue(schedule, issue);
}

/** The issue at a time and the following ones, `count` in all. */
export function listIssuesFrom(schedule: Schedule, time: number, count: number): ScheduledIssue[] {
  const issues: ScheduledIssue[] = [];
  while (issues.length < count) {
    const last = issues.at(-1);
    issues.push(last ? getNextIssue(schedule, last) : getIssueAt(schedule, time));
  }
  return issues;
}

/** Finds an issue by its number. */
export function parseIssueNumber(schedule: Schedule, number: string): IssueFound {
  const { day, ordinal } = readIssueNumber(number);
  if (Number.isNaN(day)) return { ok: false, refusal: 'issue_unknown' };
  if (schedule.kind === 'changed') {
    const { before, fromDay, after } = schedule;
    const found = parseIssueNumber(day < fromDay ? before : after, number);
    // Its opening may be that of another rule.
    return found.ok ? { ok: true, issue: getIssueAt(schedule, found.issue.drawsAt - 1) } : found;
  }
  const issue =
    schedule.kind === 'period'
      ? findPeriodIssue(schedule, day, ordinal)
      : findCalendarIssue(schedule, day, ordinal);
  // A number with other padding does not round-trip.
  return issue?.number === number ? { ok: true, issue } : { ok: false, refusal: 'issue_unknown' };
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
