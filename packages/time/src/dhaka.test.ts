import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  formatDay,
  parseDay,
  formatDhakaDate,
  getDhakaDay,
  formatDhakaTime,
  parseDhakaTime,
  startOfDhakaDay,
} from './dhaka.ts';
import { dayMs, hourMs, minuteMs, secondMs, weekMs } from './durations.ts';

// Bangladesh had summer time until the end of 2009.
const anyTime = fc.integer({
  min: Date.parse('2010-01-01T00:00:00Z'),
  max: Date.parse('2200-01-01T00:00:00Z'),
});

test.each([
  ['2026-11-20T18:00:00.000Z', '2026-11-21', '2026-11-20T18:00:00.000Z'],
  ['2026-11-20T17:59:59.999Z', '2026-11-20', '2026-11-19T18:00:00.000Z'],
  ['2026-11-21T05:30:00.000Z', '2026-11-21', '2026-11-20T18:00:00.000Z'],
  ['2027-01-01T00:00:00.000Z', '2027-01-01', '2026-12-31T18:00:00.000Z'],
])('at %s it is %s in Dhaka since %s', (at, date, start) => {
  const ms = Date.parse(at);
  expect(formatDhakaDate(ms)).toBe(date);
  expect(new Date(startOfDhakaDay(getDhakaDay(ms))).toISOString()).toBe(start);
});

test('days, dates and times agree with the calendar of the system, up to the year 2200', () => {
  const inDhaka = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' });
  fc.assert(
    fc.property(anyTime, (ms) => {
      const day = getDhakaDay(ms);
      expect(startOfDhakaDay(day) <= ms && ms < startOfDhakaDay(day + 1)).toBe(true);
      expect(parseDay(formatDay(day))).toBe(day);
      expect(formatDhakaDate(ms)).toBe(inDhaka.format(ms));
    }),
  );
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s and %d days is %s', (date, days, sum) => {
  expect(addDays(date, days)).toBe(sum);
});

test.each(['2026-02-29', '2026-13-01', '2026-11-00', '2026-11-31', '21-11-2026', ''])(
  'the calendar has no %j',
  (date) => {
    expect(parseDay(date)).toBeNaN();
  },
);

test.each([
  ['2026-11-21T18:00:00', '2026-11-21T12:00:00.000Z'],
  ['2027-01-01T00:00:00', '2026-12-31T18:00:00.000Z'],
])('%s in Dhaka is %s', (text, iso) => {
  const ms = Date.parse(iso);
  expect(parseDhakaTime(text)).toBe(ms);
  expect(formatDhakaTime(ms)).toBe(`${text}.000`);
});

test.each(['', '2026-02-31T10:00:00', '2026-11-21T24:00:00', '2026-11-21T18:00', 'soon'])(
  'no time in Dhaka is %j',
  (text) => {
    expect(parseDhakaTime(text)).toBeNull();
  },
);

test('durations are in milliseconds', () => {
  expect([secondMs, minuteMs, hourMs, dayMs, weekMs]).toEqual([
    1_000, 60_000, 3_600_000, 86_400_000, 604_800_000,
  ]);
});
