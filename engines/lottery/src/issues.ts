/**
 * The timetable of a lottery: which issue runs at a given time, when it closes and when it is
 * drawn. Nothing is stored and no clock is read; the same time always gives the same issue, on
 * the server and in the browser.
 *
 * Times are epoch milliseconds in UTC. Days are those of Bangladesh, six hours ahead of UTC all
 * year round. A day is cut into issues of equal length; each opens when the one before it is
 * drawn, closes a few seconds before its end and is drawn at its end.
 */

/** A timetable. */
export type Schedule = {
  /** How long an issue takes, in seconds. A day must hold a whole number of them. */
  readonly periodSeconds: number;
  /** How long before its draw an issue closes, in seconds. Below the period. */
  readonly sealSeconds: number;
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

/** Where a time falls in its issue, and how long is left, in milliseconds; never below zero. */
export type Countdown = {
  readonly issue: ScheduledIssue;
  readonly phase: 'open' | 'closed';
  readonly untilClose: number;
  readonly untilDraw: number;
};

/** The issue with a number, or a refusal: malformed, no such day, or no such place in the day. */
export type IssueFound =
  | { readonly ok: true; readonly issue: ScheduledIssue }
  | { readonly ok: false; readonly refusal: 'issue_unknown' };

/** K3 is drawn every minute and closes five seconds before. */
export const K3_SCHEDULE: Schedule = { periodSeconds: 60, sealSeconds: 5 };

const DAY_SECONDS = 86_400;
const DAY_LENGTH = DAY_SECONDS * 1_000;
const DHAKA_AHEAD = 6 * 3_600 * 1_000;
const ORDINAL_DIGITS_MIN = 4;

/** How many issues a day has. Throws a `RangeError` for a timetable that does not fill a day. */
export function issuesPerDay({ periodSeconds, sealSeconds }: Schedule): number {
  const fits = Number.isInteger(periodSeconds) && DAY_SECONDS % periodSeconds === 0;
  if (!fits || !(sealSeconds >= 0 && sealSeconds < periodSeconds)) {
    throw new RangeError(`not a timetable: ${periodSeconds} s, closed for ${sealSeconds} s`);
  }
  return DAY_SECONDS / periodSeconds;
}

/** The issue that runs at a time: it has opened, and it is drawn later than that. */
export function issueAt(schedule: Schedule, time: number): ScheduledIssue {
  if (!Number.isFinite(time)) throw new RangeError(`not a time: ${time}`);
  const local = time + DHAKA_AHEAD;
  const day = Math.floor(local / DAY_LENGTH);
  const place = Math.floor((local - day * DAY_LENGTH) / (schedule.periodSeconds * 1_000));
  return issueOf(schedule, day, place + 1);
}

/** The issue after another one, across midnight too. */
export function issueAfter(schedule: Schedule, issue: ScheduledIssue): ScheduledIssue {
  return issueAt(schedule, issue.drawsAt);
}

/** The issue that runs at a time and those after it, `count` in all. */
export function issuesFrom(schedule: Schedule, time: number, count: number): ScheduledIssue[] {
  const { opensAt } = issueAt(schedule, time);
  return Array.from({ length: count }, (_, later) =>
    issueAt(schedule, opensAt + later * schedule.periodSeconds * 1_000),
  );
}

/** Finds an issue by its number. */
export function issueNumbered(schedule: Schedule, number: string): IssueFound {
  const parts = /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})-(?<ordinal>\d{4,5})$/u.exec(number);
  const { year, month, day, ordinal } = parts?.groups ?? {};
  const place = Number(ordinal);
  if (place >= 1 && place <= issuesPerDay(schedule)) {
    const issue = issueOf(schedule, dayOf(Number(year), Number(month), Number(day)), place);
    // A day that is not in the calendar, or a number padded otherwise, does not come back.
    if (issue.number === number) return { ok: true, issue };
  }
  return { ok: false, refusal: 'issue_unknown' };
}

/** How long the issue that runs at a time still takes tickets, and how long until its draw. */
export function countdownAt(schedule: Schedule, time: number): Countdown {
  const issue = issueAt(schedule, time);
  return {
    issue,
    phase: time < issue.closesAt ? 'open' : 'closed',
    untilClose: Math.max(0, issue.closesAt - time),
    untilDraw: issue.drawsAt - time,
  };
}

function issueOf(schedule: Schedule, day: number, ordinal: number): ScheduledIssue {
  const perDay = issuesPerDay(schedule);
  const width = Math.max(ORDINAL_DIGITS_MIN, String(perDay).length);
  const period = schedule.periodSeconds * 1_000;
  const opensAt = day * DAY_LENGTH - DHAKA_AHEAD + (ordinal - 1) * period;
  const drawsAt = opensAt + period;
  return {
    number: `${dayText(day)}-${String(ordinal).padStart(width, '0')}`,
    ordinal,
    opensAt,
    closesAt: drawsAt - schedule.sealSeconds * 1_000,
    drawsAt,
  };
}

// The next two functions count the days of the Gregorian calendar. Years begin in March, so that
// the leap day is the last of its year, and 400 years always have 146097 days.
const DAYS_TO_EPOCH = 719_468;
const DAYS_IN_ERA = 146_097;

/** The text of a day, counted from 1 January 1970: "20261121". */
function dayText(day: number): string {
  const shifted = day + DAYS_TO_EPOCH;
  const era = Math.floor(shifted / DAYS_IN_ERA);
  const inEra = shifted - era * DAYS_IN_ERA;
  const yearInEra = Math.floor(
    (inEra - Math.floor(inEra / 1_460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) /
      365,
  );
  const inYear = inEra - daysBeforeYear(yearInEra);
  const marchMonth = Math.floor((5 * inYear + 2) / 153);
  const dayOfMonth = inYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearInEra + era * 400 + (month <= 2 ? 1 : 0);
  return [String(year).padStart(4, '0'), padTwo(month), padTwo(dayOfMonth)].join('');
}

/** The day of a date, counted from 1 January 1970. */
function dayOf(year: number, month: number, dayOfMonth: number): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const marchMonth = month > 2 ? month - 3 : month + 9;
  const inYear = Math.floor((153 * marchMonth + 2) / 5) + dayOfMonth - 1;
  const inEra = daysBeforeYear(marchYear - era * 400) + inYear;
  return era * DAYS_IN_ERA + inEra - DAYS_TO_EPOCH;
}

function daysBeforeYear(yearInEra: number): number {
  return yearInEra * 365 + Math.floor(yearInEra / 4) - Math.floor(yearInEra / 100);
}

function padTwo(value: number): string {
  return String(value).padStart(2, '0');
}
