import { expect, test } from 'vitest';
import { addDays, formatDhakaDate } from '@khelaghor/time/dhaka.ts';
import { getPeriodStart, startOfDay } from './period.ts';

test.each([
  // Saturday the 21st in Dhaka, while it is Friday in UTC.
  ['saturday', '2026-11-20T18:00:00Z', '2026-11-21', '2026-11-21', '2026-11-01'],
  ['saturday', '2026-11-20T17:59:59Z', '2026-11-20', '2026-11-14', '2026-11-01'],
  ['saturday', '2026-11-27T17:00:00Z', '2026-11-27', '2026-11-21', '2026-11-01'],
  ['sunday', '2026-11-20T18:00:00Z', '2026-11-21', '2026-11-15', '2026-11-01'],
  ['monday', '2026-11-27T17:00:00Z', '2026-11-27', '2026-11-23', '2026-11-01'],
  // The week may have begun in the month before, and the year before.
  ['saturday', '2027-01-01T06:00:00Z', '2027-01-01', '2026-12-26', '2027-01-01'],
  ['sunday', '2027-01-01T06:00:00Z', '2027-01-01', '2026-12-27', '2027-01-01'],
  ['monday', '2027-01-01T06:00:00Z', '2027-01-01', '2026-12-28', '2027-01-01'],
  ['saturday', '2026-10-31T18:00:00Z', '2026-11-01', '2026-10-31', '2026-11-01'],
] as const)('from %s, at %s the day is %s, the week began on %s', (start, at, day, week, month) => {
  const now = new Date(at);
  expect(formatDhakaDate(now.getTime())).toBe(day);
  expect(getPeriodStart(now, 'day', start)).toBe(day);
  expect(getPeriodStart(now, 'week', start)).toBe(week);
  expect(getPeriodStart(now, 'month', start)).toBe(month);
});

test('a day begins at six in the evening of UTC and lasts a day', () => {
  expect(startOfDay('2026-11-21').toISOString()).toBe('2026-11-20T18:00:00.000Z');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});
