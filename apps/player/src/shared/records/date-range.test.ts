import { expect, test } from 'vitest';
import { getDhakaDay } from '@khelaghor/time/dhaka.ts';
import { getPeriod, getRangeKey, getRange } from './date-range.ts';

const today = getDhakaDay(Date.parse('2026-11-21T05:00:00Z'));

test.each([
  ['today', { from: '2026-11-20T18:00:00.000Z' }],
  ['yesterday', { from: '2026-11-19T18:00:00.000Z', to: '2026-11-20T18:00:00.000Z' }],
  ['week', { from: '2026-11-14T18:00:00.000Z' }],
  ['month', { from: '2026-10-22T18:00:00.000Z' }],
  ['year', { from: '2025-11-21T18:00:00.000Z' }],
] as const)('%s is whole days of Dhaka', (key, range) => {
  expect(getRange(key, today)).toEqual(range);
});

test('an address without a range, or with an unknown one, asks for seven days', () => {
  expect(getRangeKey(undefined)).toBe('week');
  expect(getRangeKey('decade')).toBe('week');
  expect(getRangeKey('month')).toBe('month');
});

test.each([
  ['yesterday', { from: '2026-11-19T18:00:00.000Z', to: '2026-11-20T18:00:00.000Z' }],
  ['year', { from: '2025-11-21T18:00:00.000Z', to: '2026-11-21T18:00:00.000Z' }],
] as const)('a statement of %s has an end', (key, period) => {
  expect(getPeriod(key, today)).toEqual(period);
});
