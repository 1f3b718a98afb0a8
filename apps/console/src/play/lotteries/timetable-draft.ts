import type { LotteryTimetable } from '@khelaghor/contract/play/lottery-timetable.ts';
import { readCount } from '../../shared/read-figures.ts';
import { drawPeriods, type weekdayNames } from '@khelaghor/contract/play/timetable-terms.ts';

export type Weekday = (typeof weekdayNames)[number];

/** Days with draws while they are edited: "1, 16" and "15:30, 20:00". */
export type DaysDraft = {
  readonly weekdays: readonly Weekday[];
  readonly monthDays: string;
  readonly times: string;
};

/** A timetable while it is edited; what the other kind has is kept empty. */
export type TimetableDraft = {
  readonly kind: LotteryTimetable['kind'];
  readonly periodSeconds: string;
  readonly days: readonly DaysDraft[];
  /** A line each: "05-01", "2027-05-01", or "05-01 > 05-02". */
  readonly holidays: string;
  readonly closeBeforeDrawSeconds: string;
};

/** A field that makes no sense; of days, which ones. */
export type TimetableFault = 'period' | 'closing' | 'holidays' | `days ${number}`;

export const noDays: DaysDraft = { weekdays: [], monthDays: '', times: '' };

const isWeekday = (name: Weekday | number): name is Weekday => typeof name === 'string';

export function getTimetableDraft(timetable: LotteryTimetable): TimetableDraft {
  const closeBeforeDrawSeconds = String(timetable.closeBeforeDrawSeconds);
  if (timetable.kind === 'period') {
    const periodSeconds = String(timetable.periodSeconds);
    return { kind: 'period', periodSeconds, days: [], holidays: '', closeBeforeDrawSeconds };
  }
  return {
    kind: 'calendar',
    periodSeconds: '',
    days: timetable.days.map(({ on, at }) => ({
      weekdays: on.filter(isWeekday),
      monthDays: on.filter((name) => !isWeekday(name)).join(', '),
      times: at.join(', '),
    })),
    holidays: timetable.holidays
      .map(({ date, movedTo }) => (movedTo === undefined ? date : `${date} > ${movedTo}`))
      .join('\n'),
    closeBeforeDrawSeconds,
  };
}

const split = (typed: string): string[] => typed.split(/[\s,]+/u).filter(Boolean);

type Calendar = Extract<LotteryTimetable, { kind: 'calendar' }>;

/** Days as typed; null when they name no day, no time, or what is neither. */
function parseDays({ weekdays, monthDays, times }: DaysDraft): Calendar['days'][number] | null {
  const numbers = split(monthDays).map((day) => readCount(day, { min: 1, max: 31 }));
  const known = numbers.filter((day) => day !== undefined);
  const at = split(times);
  const areTimes = at.length > 0 && at.every((time) => /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(time));
  const on = [...weekdays, ...known];
  return known.length === numbers.length && areTimes && on.length > 0 ? { on, at } : null;
}

/** Holidays as typed; null when a line is none. */
function parseHolidays(typed: string): Calendar['holidays'] | null {
  const holidays: Calendar['holidays'] = [];
  for (const line of typed.split('\n').filter((one) => one.trim() !== '')) {
    const found =
      /^\s*(?<date>(?:\d{4}-)?\d\d-\d\d)(?:\s*>\s*(?<movedTo>(?:\d{4}-)?\d\d-\d\d))?\s*$/u.exec(
        line,
      );
    const { date, movedTo } = found?.groups ?? {};
    if (date === undefined) return null;
    holidays.push({ date, ...(movedTo !== undefined && { movedTo }) });
  }
  return holidays;
}

const readClosing = (typed: string): number | null =>
  readCount(typed, { min: 3, max: 7_200 }) ?? null;

/** The timetable as typed, or what of it makes no sense. */
export function readTimetableDraft(
  draft: TimetableDraft,
): LotteryTimetable | readonly TimetableFault[] {
  const closing = readClosing(draft.closeBeforeDrawSeconds);
  const wrongClosing: TimetableFault[] = closing === null ? ['closing'] : [];
  if (draft.kind === 'period') {
    const periodSeconds = drawPeriods.find((seconds) => String(seconds) === draft.periodSeconds);
    if (periodSeconds === undefined) return ['period', ...wrongClosing];
    if (closing === null) return wrongClosing;
    return { kind: 'period', periodSeconds, closeBeforeDrawSeconds: closing };
  }
  const holidays = parseHolidays(draft.holidays);
  const days = draft.days.map(parseDays);
  const known = days.filter((one) => one !== null);
  if (holidays === null || closing === null || known.length < Math.max(days.length, 1))
    return [
      ...days.flatMap((one, nth): TimetableFault[] => (one === null ? [`days ${nth}`] : [])),
      ...(holidays === null ? (['holidays'] as const) : []),
      ...wrongClosing,
    ];
  return { kind: 'calendar', days: known, holidays, closeBeforeDrawSeconds: closing };
}
