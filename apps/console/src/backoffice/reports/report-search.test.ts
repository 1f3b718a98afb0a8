// Goal: the address of a report is read as it is written, and days are compared with those before.
import { expect, test } from 'vitest';
import { getComparedDays, getDaysBefore, getLastDay } from './report-days.ts';
import { readReportSearch } from './report-search.ts';

test.each([
  [{}, {}],
  [
    { from: '2026-11-01', to: '2026-11-30', period: 'week', dimension: 'game', key: 'dice' },
    { from: '2026-11-01', to: '2026-11-30', period: 'week', dimension: 'game', key: 'dice' },
  ],
  [
    { tab: 'weeks', currency: 'BDT', compare: true, key: 12_345_678 },
    { tab: 'weeks', currency: 'BDT', compare: true, key: '12345678' },
  ],
  [
    { compare: true, beforeFrom: '2026-10-01', beforeTo: 'never' },
    { compare: true, beforeFrom: '2026-10-01' },
  ],
  [{ from: 'x', period: 'year', dimension: 'city', currency: 'TRIAL', tab: 7 }, {}],
])('the address %j is read as %j', (raw, search) => {
  expect(readReportSearch(raw)).toEqual(search);
});

test.each([
  ['2026-11-27', '2026-11-27', '2026-11-26', '2026-11-26'],
  ['2026-03-01', '2026-03-31', '2026-01-29', '2026-02-28'],
])('before %s to %s come %s to %s', (from, to, first, last) => {
  expect(getDaysBefore({ from, to })).toEqual({ from: first, to: last });
});

test.each([
  ['2026-11-27', 'day', '2026-11-27'],
  ['2026-11-29', 'week', '2026-12-05'],
  ['2028-02-01', 'month', '2028-02-29'],
  ['2026-12-01', 'month', '2026-12-31'],
] as const)('the %s of a %s ends on %s', (first, period, last) => {
  expect(getLastDay(first, period)).toBe(last);
});

test.each([
  [{}, '2026-10-02', '2026-10-31'],
  [{ beforeFrom: '2025-11-01', beforeTo: '2025-11-07' }, '2025-11-01', '2025-11-07'],
  [{ beforeFrom: '2026-09-01' }, '2026-09-01', '2026-10-31'],
] as const)('November is compared with the days of %j: %s to %s', (chosen, from, to) => {
  const november = { from: '2026-11-01', to: '2026-11-30' };
  expect(getComparedDays(november, chosen)).toEqual({ from, to });
});
