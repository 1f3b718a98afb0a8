/**
 * Timetables by the calendar of a place: days of the week or of the month with the times of their
 * draws, and holidays. An issue opens with the draw before it, which may be days ago, and bears the
 * date of its own draw.
 */
import { formatDay, parseDay } from '@khelaghor/time/dhaka.ts';
import { dayMs, secondMs } from '@khelaghor/time/durations.ts';
import { formatIssueNumber, type ScheduledIssue } from './issue.ts';
import { getZoneDay, startOfZoneDay, type Zone } from './zones.ts';

/** The days of the week, in the order of their numbers. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

export type Weekday = (typeof weekdays)[number];

/** Days with draws, and the times of these in the timetable's zone: "21:30". */
export type DrawDays = {
  /** Days of the week, or of the month from 1; a month without the day has no such draw. */
  readonly on: readonly (Weekday | number)[];
  readonly at: readonly string[];
};

/**
 * A date without its draws: "2027-05-01", or "05-01" in every year. With `movedTo`, written alike,
 * they are made on that date, beside the draws it has; two at one time are one.
 */
export type Holiday = { readonly date: string; readonly movedTo?: string | undefined };

export type Calendar = {
  readonly kind: 'calendar';
  readonly zone: Zone;
  readonly days: readonly DrawDays[];
  readonly holidays: readonly Holiday[];
  /** How long before its draw an issue closes, in seconds. Below the time between two draws. */
  readonly closeBeforeDrawSeconds: number;
  /** The draws of a day, in rising seconds after its midnight in the zone. */
  readonly listSeconds: (day: number) => readonly number[];
};

/** Longer than any time between two draws; a search that goes further has no end. */
const searchedDays = 400;
/** A year without a 29 February: holidays of every year must be dates of it. */
const commonYear = '2027';

const isYearly = (date: string): boolean => date.length === 5;

function readSeconds(time: string): number {
  const { hour, minute } = /^(?<hour>[01]\d|2[0-3]):(?<minute>[0-5]\d)$/u.exec(time)?.groups ?? {};
  if (hour === undefined) throw new RangeError(`not a time of day: ${time}`);
  return (Number(hour) * 60 + Number(minute)) * 60;
}

const sortOnce = (seconds: readonly number[]): readonly number[] =>
  [...new Set(seconds)].toSorted((one, other) => one - other);

function checkHoliday({ date, movedTo = date }: Holiday): void {
  const isDate = (text: string): boolean =>
    !Number.isNaN(parseDay(isYearly(text) ? `${commonYear}-${text}` : text));
  if (!isDate(date) || !isDate(movedTo) || isYearly(date) !== isYearly(movedTo))
    throw new RangeError(`not a holiday: ${date}, moved to ${movedTo}`);
}

/** Throws a `RangeError` when two draws may be closer than an issue closes before its own. */
function checkClosing(seconds: readonly number[], closeBeforeDrawSeconds: number): void {
  const [first] = seconds;
  if (first === undefined) throw new RangeError('not a timetable: no draws');
  const tomorrow = first + dayMs / secondMs;
  const gaps = [...seconds, tomorrow].slice(1).map((second, nth) => second - (seconds[nth] ?? 0));
  if (!(closeBeforeDrawSeconds >= 0 && closeBeforeDrawSeconds < Math.min(...gaps)))
    throw new RangeError(`not a timetable: closed for ${closeBeforeDrawSeconds} s`);
}

/** Draws by day, without holidays: those of a day of the week or of the month, or of both. */
function listByRule(days: readonly DrawDays[]): (day: number) => readonly number[] {
  const seconds = new Map<Weekday | number, readonly number[]>();
  for (const { on, at } of days)
    for (const name of on) {
      const isDay = typeof name === 'string' || (Number.isInteger(name) && name > 0 && name < 32);
      if (!isDay) throw new RangeError(`not a day of the month: ${name}`);
      seconds.set(name, sortOnce([...(seconds.get(name) ?? []), ...at.map(readSeconds)]));
    }
  return (day) => {
    const date = new Date(day * dayMs);
    const weekday = seconds.get(weekdays[date.getUTCDay()] ?? 'sun') ?? [];
    const monthDay = seconds.get(date.getUTCDate()) ?? [];
    if (weekday.length === 0) return monthDay;
    return monthDay.length === 0 ? weekday : sortOnce([...weekday, ...monthDay]);
  };
}

/** Changes the draws of days by the holidays. */
function applyHolidays(
  listRegular: (day: number) => readonly number[],
  holidays: readonly Holiday[],
): (day: number) => readonly number[] {
  const dropped = new Set(holidays.map(({ date }) => date));
  // Few days of a year are written out to be compared: a list of many issues passes thousands.
  const monthDays = new Set(
    holidays
      .flatMap(({ date, movedTo = date }) => [date, movedTo])
      .map((date) => Number(date.slice(-5).replace('-', ''))),
  );
  return (day) => {
    const at = new Date(day * dayMs);
    if (!monthDays.has((at.getUTCMonth() + 1) * 100 + at.getUTCDate())) return listRegular(day);
    const date = formatDay(day);
    const names = [date, date.slice(5)];
    const own = names.some((name) => dropped.has(name)) ? [] : listRegular(day);
    const moved = holidays
      .filter(({ movedTo }) => movedTo !== undefined && names.includes(movedTo))
      .map(({ date: from }) => parseDay(isYearly(from) ? `${date.slice(0, 5)}${from}` : from));
    return sortOnce([...own, ...moved.flatMap(listRegular)]);
  };
}

/**
 * Declares a timetable by the calendar. Throws a `RangeError` for one that has no draws, names what
 * no calendar has, or closes an issue before it opens.
 */
export function defineCalendar(
  declared: Omit<Calendar, 'kind' | 'holidays' | 'listSeconds'> &
    Partial<Pick<Calendar, 'holidays'>>,
): Calendar {
  const { days, holidays = [], closeBeforeDrawSeconds } = declared;
  holidays.forEach(checkHoliday);
  checkClosing(sortOnce(days.flatMap(({ at }) => at.map(readSeconds))), closeBeforeDrawSeconds);
  const listSeconds = applyHolidays(listByRule(days), holidays);
  return { ...declared, kind: 'calendar', holidays, listSeconds };
}

/** Whether there is one draw on every day, at one time. */
export const isDaily = ({ days: [first, ...more], holidays }: Calendar): boolean =>
  more.length === 0 &&
  holidays.length === 0 &&
  first?.at.length === 1 &&
  weekdays.every((weekday) => first.on.includes(weekday));

/** A draw: its day in the zone, its place in that day from 1, and its time. */
type Draw = { readonly day: number; readonly ordinal: number; readonly drawsAt: number };

function listDraws({ zone, listSeconds }: Calendar, day: number): Draw[] {
  const start = startOfZoneDay(zone, day);
  return listSeconds(day).map((second, place) => ({
    day,
    ordinal: place + 1,
    drawsAt: start + second * secondMs,
  }));
}

/** The first draw after a time. */
function getDrawAfter(calendar: Calendar, time: number): Draw {
  const from = getZoneDay(calendar.zone, time);
  for (let day = from; day < from + searchedDays; day += 1) {
    const found = listDraws(calendar, day).find(({ drawsAt }) => drawsAt > time);
    if (found) return found;
  }
  throw new RangeError(`no draw after ${time}`);
}

/** The last draw before a time. */
function getDrawBefore(calendar: Calendar, time: number): Draw {
  const from = getZoneDay(calendar.zone, time);
  for (let day = from; day > from - searchedDays; day -= 1) {
    const found = listDraws(calendar, day).findLast(({ drawsAt }) => drawsAt < time);
    if (found) return found;
  }
  throw new RangeError(`no draw before ${time}`);
}

function getIssueOf(calendar: Calendar, draw: Draw, opensAt: number): ScheduledIssue {
  const { day, ordinal, drawsAt } = draw;
  return {
    number: formatIssueNumber(day, ordinal, calendar.listSeconds(day).length),
    ordinal,
    opensAt,
    closesAt: drawsAt - calendar.closeBeforeDrawSeconds * secondMs,
    drawsAt,
  };
}

/** The issue at a place of a day in the zone; undefined when the day has no such draw. */
export function findCalendarIssue(
  calendar: Calendar,
  day: number,
  ordinal: number,
): ScheduledIssue | undefined {
  const draw = listDraws(calendar, day)[ordinal - 1];
  return draw && getIssueOf(calendar, draw, getDrawBefore(calendar, draw.drawsAt).drawsAt);
}

/** The issue at a time: opened before it, drawn after it. */
export function getCalendarIssueAt(calendar: Calendar, time: number): ScheduledIssue {
  const draw = getDrawAfter(calendar, time);
  return getIssueOf(calendar, draw, getDrawBefore(calendar, draw.drawsAt).drawsAt);
}

/** The issue that opens with the draw of another. */
export const getNextCalendarIssue = (calendar: Calendar, { drawsAt }: ScheduledIssue) =>
  getIssueOf(calendar, getDrawAfter(calendar, drawsAt), drawsAt);
