import { expect, test } from 'vitest';
import { formatDay, parseDay } from './dhaka.ts';
import { getWeekStart, weekdayOfStart, weekStarts } from './week.ts';

test.each([
  ['saturday', '2026-11-28', '2026-11-28'],
  ['saturday', '2026-11-27', '2026-11-21'],
  ['sunday', '2026-11-28', '2026-11-22'],
  ['sunday', '2026-11-29', '2026-11-29'],
  ['monday', '2026-11-29', '2026-11-23'],
  ['monday', '2026-11-30', '2026-11-30'],
  // Over the end of a year, and before 1970.
  ['saturday', '2027-01-01', '2026-12-26'],
  ['sunday', '2027-01-01', '2026-12-27'],
  ['monday', '2027-01-01', '2026-12-28'],
  ['saturday', '2022-01-01', '2022-01-01'],
  ['sunday', '2022-01-01', '2021-12-26'],
  ['monday', '2022-01-01', '2021-12-27'],
  ['sunday', '1969-12-31', '1969-12-28'],
] as const)('from %s, the week of %s begins on %s', (start, day, first) => {
  expect(formatDay(getWeekStart(parseDay(day), start))).toBe(first);
});

test('a week has seven days and begins on its weekday', () => {
  for (const start of weekStarts)
    for (let day = -30; day < 30; day += 1) {
      const first = getWeekStart(day, start);
      expect(day - first).toBeGreaterThanOrEqual(0);
      expect(day - first).toBeLessThan(7);
      expect(new Date(first * 86_400_000).getUTCDay()).toBe(weekdayOfStart[start]);
    }
});
