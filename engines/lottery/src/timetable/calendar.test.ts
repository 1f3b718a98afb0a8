import { addDays, formatDay, parseDay } from '@khelaghor/time/dhaka.ts';
import { dayMs, hourMs } from '@khelaghor/time/durations.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  getCountdown,
  getIssueAt,
  getNextIssue,
  listIssuesFrom,
  parseIssueNumber,
} from '../issues.ts';
import { defineCalendar, weekdays, type DrawDays, type Holiday, type Weekday } from './calendar.ts';
import { hoursAhead, type Zone } from './zones.ts';

type Declared = Parameters<typeof defineCalendar>[0];

const closeBeforeDrawSeconds = 900;
const utc = (time: string): number => Date.parse(time);

/** Malaysia's days. */
const malaysia = defineCalendar({
  zone: 'Asia/Kuala_Lumpur',
  days: [{ on: ['wed', 'sat', 'sun'], at: ['19:00'] }],
  closeBeforeDrawSeconds,
});
/** Thailand's days, two of which move. */
const thailand = defineCalendar({
  zone: 'Asia/Bangkok',
  days: [{ on: [1, 16], at: ['15:30'] }],
  holidays: [
    { date: '01-01', movedTo: '01-02' },
    { date: '2027-05-01', movedTo: '2027-04-30' },
  ],
  closeBeforeDrawSeconds,
});
/** Two draws a day, and a time of its own on Fridays. */
const twice = defineCalendar({
  zone: 'Asia/Vientiane',
  days: [
    { on: weekdays, at: ['20:30', '09:00'] },
    { on: ['fri'], at: ['15:00'] },
  ],
  holidays: [{ date: '2026-11-22' }],
  closeBeforeDrawSeconds,
});

test.each([
  // From Sunday to Wednesday, to Saturday, to Sunday.
  [malaysia, '2026-11-22T11:00:00Z', '20261125-0001', '2026-11-25T11:00:00Z'],
  [malaysia, '2026-11-25T10:59:59Z', '20261125-0001', '2026-11-25T11:00:00Z'],
  [malaysia, '2026-11-25T11:00:00Z', '20261128-0001', '2026-11-28T11:00:00Z'],
  [malaysia, '2026-11-28T11:00:00Z', '20261129-0001', '2026-11-29T11:00:00Z'],
  // Across the end of the year, with New Year's Day moved.
  [thailand, '2026-12-16T08:30:00Z', '20270102-0001', '2027-01-02T08:30:00Z'],
  [thailand, '2027-01-02T08:30:00Z', '20270116-0001', '2027-01-16T08:30:00Z'],
  // The end of a February with 29 days, and of one with 28.
  [thailand, '2028-02-29T12:00:00Z', '20280301-0001', '2028-03-01T08:30:00Z'],
  [thailand, '2027-02-28T12:00:00Z', '20270301-0001', '2027-03-01T08:30:00Z'],
  // A draw that was brought forward, and the one after it.
  [thailand, '2027-04-29T12:00:00Z', '20270430-0001', '2027-04-30T08:30:00Z'],
  [thailand, '2027-04-30T08:30:00Z', '20270516-0001', '2027-05-16T08:30:00Z'],
  // Several draws a day, and a day without any.
  [twice, '2026-11-20T01:00:00Z', '20261120-0001', '2026-11-20T02:00:00Z'],
  [twice, '2026-11-20T02:00:00Z', '20261120-0002', '2026-11-20T08:00:00Z'],
  [twice, '2026-11-20T08:00:00Z', '20261120-0003', '2026-11-20T13:30:00Z'],
  [twice, '2026-11-21T02:00:00Z', '20261121-0002', '2026-11-21T13:30:00Z'],
  [twice, '2026-11-21T13:30:00Z', '20261123-0001', '2026-11-23T02:00:00Z'],
])('of %o at %s the issue %s runs, drawn at %s', (calendar, time, number, drawsAt) => {
  const issue = getIssueAt(calendar, utc(time));
  expect([issue.number, new Date(issue.drawsAt).toISOString()]).toEqual([
    number,
    drawsAt.replace('Z', '.000Z'),
  ]);
  expect(issue.closesAt).toBe(issue.drawsAt - closeBeforeDrawSeconds * 1_000);
  expect(parseIssueNumber(calendar, number)).toEqual({ ok: true, issue });
});

test('an issue opens with the draw before it, and its countdown spans days', () => {
  const opensAt = utc('2026-11-22T11:00:00Z');
  const drawsAt = utc('2026-11-25T11:00:00Z');
  const { issue, ...countdown } = getCountdown(malaysia, opensAt);
  expect(issue).toMatchObject({ opensAt, drawsAt });
  expect(countdown).toEqual({
    phase: 'open',
    untilClose: 3 * dayMs - 900_000,
    untilDraw: 3 * dayMs,
  });
  expect(getCountdown(malaysia, drawsAt - 900_000)).toMatchObject({ phase: 'closed' });
});

test.each([
  [malaysia, '20261126-0001'],
  [malaysia, '20261125-0002'],
  [malaysia, '20261125-0000'],
  [thailand, '20270101-0001'],
  [thailand, '20270501-0001'],
  [twice, '20261122-0001'],
  [twice, '20261121-0003'],
])('%o has no issue %s', (calendar, number) => {
  expect(parseIssueNumber(calendar, number)).toEqual({ ok: false, refusal: 'issue_unknown' });
});

test.each<[string, Partial<Declared>]>([
  ['no days', { days: [] }],
  ['no times', { days: [{ on: ['sun'], at: [] }] }],
  ['a time that is none', { days: [{ on: ['sun'], at: ['24:00'] }] }],
  ['a time without minutes', { days: [{ on: ['sun'], at: ['9'] }] }],
  ['the 32nd of a month', { days: [{ on: [32], at: ['09:00'] }] }],
  ['half a day', { days: [{ on: [1.5], at: ['09:00'] }] }],
  ['draws closer than the closing', { days: [{ on: ['sun'], at: ['09:00', '09:15'] }] }],
  ['draws close across midnight', { days: [{ on: ['sun', 'mon'], at: ['00:05', '23:55'] }] }],
  ['a closing before the opening', { closeBeforeDrawSeconds: 86_400 }],
  ['a negative closing', { closeBeforeDrawSeconds: -1 }],
  ['a holiday that is no date', { holidays: [{ date: '2027-02-29' }] }],
  ['a yearly holiday that some years lack', { holidays: [{ date: '02-29' }] }],
  ['a date moved to no date', { holidays: [{ date: '05-01', movedTo: '05-32' }] }],
  ['one year moved in all', { holidays: [{ date: '2027-05-01', movedTo: '05-02' }] }],
])('a calendar with %s is a bug', (_, change) => {
  const days: DrawDays[] = [{ on: ['sun'], at: ['09:00'] }];
  const declared: Declared = { zone: 'Asia/Dhaka', days, closeBeforeDrawSeconds };
  expect(() => defineCalendar({ ...declared, ...change })).toThrow(RangeError);
});

test('a day that no month has is searched for, but not for ever', () => {
  const never = defineCalendar({
    zone: 'Asia/Dhaka',
    days: [
      { on: ['sun'], at: [] },
      { on: [31], at: ['09:00'] },
    ],
    holidays: ['01', '03', '05', '07', '08', '10', '12'].map((month) => ({ date: `${month}-31` })),
    closeBeforeDrawSeconds,
  });
  expect(() => getIssueAt(never, 0)).toThrow(RangeError);
});

const anyTimeOfDay = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const anyDays = fc.record({
  on: fc.uniqueArray(
    fc.oneof(fc.constantFrom<Weekday>(...weekdays), fc.integer({ min: 1, max: 31 })),
    { minLength: 1, maxLength: 4 },
  ),
  at: fc.uniqueArray(anyTimeOfDay, { minLength: 1, maxLength: 3 }),
});
/** Times from 2026 to 2032, with two Februaries of 29 days, and dates around each. */
const anyTime = fc.integer({ min: utc('2026-01-01T00:00Z'), max: utc('2032-12-31T00:00Z') });
const anyOffsets = fc.array(
  fc.record({
    off: fc.integer({ min: -3, max: 20 }),
    by: fc.option(fc.integer({ min: -4, max: 4 }), { nil: undefined }),
    isYearly: fc.boolean(),
  }),
  { maxLength: 3 },
);
const anyCalendar = fc
  .record({
    zone: fc.constantFrom<Zone>(...(Object.keys(hoursAhead) as Zone[])),
    days: fc.array(anyDays, { minLength: 1, maxLength: 3 }),
    offsets: anyOffsets,
    time: anyTime,
  })
  .map(({ zone, days, offsets, time }) => {
    const holidays = offsets.flatMap(({ off, by, isYearly }): Holiday[] => {
      const date = formatDay(Math.floor(time / dayMs) + off);
      const target = by === undefined ? date : addDays(date, by);
      const cut = isYearly ? 5 : 0;
      if (isYearly && (date.endsWith('02-29') || target.endsWith('02-29'))) return [];
      return [{ date: date.slice(cut), ...(by !== undefined && { movedTo: target.slice(cut) }) }];
    });
    return { declared: { zone, days, holidays, closeBeforeDrawSeconds: 0 }, time };
  });

/** The draws of a date as a person reads them from the declaration. */
function listDraws({ zone, days, holidays = [] }: Declared, date: string): number[] {
  const isOn = (name: Weekday | number, of: string): boolean =>
    name === Number(of.slice(8)) || name === weekdays[new Date(`${of}T00:00Z`).getUTCDay()];
  const listRegular = (of: string): string[] =>
    days.filter(({ on }) => on.some((name) => isOn(name, of))).flatMap(({ at }) => at);
  const names = [date, date.slice(5)];
  const moved = holidays.flatMap((holiday) => {
    if (holiday.movedTo === undefined || !names.includes(holiday.movedTo)) return [];
    return listRegular(
      holiday.date.length === 5 ? `${date.slice(0, 4)}-${holiday.date}` : holiday.date,
    );
  });
  const isHoliday = holidays.some((holiday) => names.includes(holiday.date));
  const times = new Set([...(isHoliday ? [] : listRegular(date)), ...moved]);
  return [...times].toSorted().map((time) => utc(`${date}T${time}:00+0${hoursAhead[zone]}:00`));
}

test('issues are exactly the draws of the days, without gap or overlap, whatever is declared', () => {
  fc.assert(
    fc.property(anyCalendar, ({ declared, time }) => {
      const calendar = defineCalendar(declared);
      const first = Math.floor(time / dayMs) - 1;
      // Draws on the 31st alone are up to 62 days apart, and a holiday may take one of them away.
      const dates = Array.from({ length: 130 }, (_, nth) => formatDay(first + nth));
      const expected = dates
        .flatMap((date) =>
          listDraws(declared, date).map((drawsAt, nth) => ({ date, nth, drawsAt })),
        )
        .filter(({ drawsAt }) => drawsAt > time);
      const issues = listIssuesFrom(calendar, time, Math.min(expected.length, 40));
      expect(issues.map(({ number, drawsAt }) => [number, drawsAt])).toEqual(
        expected
          .slice(0, 40)
          .map(({ date, nth, drawsAt }) => [
            `${date.replaceAll('-', '')}-${String(nth + 1).padStart(4, '0')}`,
            drawsAt,
          ]),
      );
      const [running] = issues;
      expect(running && running.opensAt <= time && time < running.drawsAt).toBe(true);
      expect(issues.slice(0, -1).map((issue) => getNextIssue(calendar, issue))).toEqual(
        issues.slice(1),
      );
      for (const issue of issues) {
        expect(parseIssueNumber(calendar, issue.number)).toEqual({ ok: true, issue });
        expect(getIssueAt(calendar, issue.opensAt)).toEqual(issue);
        expect(getIssueAt(calendar, issue.drawsAt - 1)).toEqual(issue);
      }
    }),
  );
});

test('121 issues, ten years of the weekly one, are listed at once', () => {
  const weekly = defineCalendar({
    zone: 'Asia/Dhaka',
    days: [{ on: ['fri'], at: ['18:00'] }],
    closeBeforeDrawSeconds,
  });
  const time = utc('2026-11-21T00:00:00Z');
  // Processor time, which neighbours on the machine do not change: a few milliseconds.
  const before = process.cpuUsage();
  for (const calendar of [malaysia, thailand, twice, weekly])
    expect(listIssuesFrom(calendar, time, 121)).toHaveLength(121);
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});

test('a date is read as the place of the draw has it', () => {
  const late = defineCalendar({
    zone: 'Asia/Hong_Kong',
    days: [{ on: weekdays, at: ['01:00'] }],
    closeBeforeDrawSeconds,
  });
  // One in the morning in Hong Kong is eleven at night of the day before in Bangladesh.
  const issue = getIssueAt(late, utc('2026-11-20T16:59:00Z'));
  expect(issue.number).toBe('20261121-0001');
  expect(issue.drawsAt).toBe(parseDay('2026-11-21') * dayMs - 7 * hourMs);
});
