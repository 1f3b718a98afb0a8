import { expect, test } from 'vitest';
import { startOfDhakaDay } from './dhaka-day.ts';

test.each([
  ['2026-11-20T18:00:00.000Z', '2026-11-20T18:00:00.000Z'],
  ['2026-11-20T17:59:59.999Z', '2026-11-19T18:00:00.000Z'],
  ['2026-11-21T05:30:00.000Z', '2026-11-20T18:00:00.000Z'],
  ['2027-01-01T00:00:00.000Z', '2026-12-31T18:00:00.000Z'],
])('the day of %s began at %s', (now, start) => {
  expect(startOfDhakaDay(new Date(now)).toISOString()).toBe(start);
});
