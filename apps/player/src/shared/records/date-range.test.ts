import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getDhakaDay, parseDay } from '@khelaghor/time/dhaka.ts';
import {
  changeEnd,
  countDays,
  formatRange,
  getNamedRange,
  getPeriod,
  getRange,
  parseRange,
  shiftRange,
} from './date-range.ts';

const today = getDhakaDay(Date.parse('2026-11-21T05:00:00Z'));

test.each([
  ['today', { from: '2026-11-20T18:00:00.000Z' }],
  ['yesterday', { from: '2026-11-19T18:00:00.000Z', to: '2026-11-20T18:00:00.000Z' }],
  ['week', { from: '2026-11-14T18:00:00.000Z' }],
  ['month', { from: '2026-10-22T18:00:00.000Z' }],
  ['year', { from: '2025-11-21T18:00:00.000Z' }],
  ['2026-11-01..2026-11-03', { from: '2026-10-31T18:00:00.000Z', to: '2026-11-03T18:00:00.000Z' }],
  ['2026-11-20..2026-11-21', { from: '2026-11-19T18:00:00.000Z' }],
] as const)('%s is whole days of Dhaka', (text, times) => {
  const range = parseRange(text, today);
  expect(getRange(range, today)).toEqual(times);
  expect(formatRange(range)).toBe(text);
});

test.each([
  undefined,
  'decade',
  'toString',
  '2026-11-01',
  '2026-11-03..2026-11-01',
  '2026-02-30..2026-03-01',
  '0002-01-01..0002-01-02',
  '2026-11-20..2026-11-22',
  '2025-11-20..2026-11-21',
])('the address %j asks for seven days', (text) => {
  expect(parseRange(text, today)).toEqual(getNamedRange('week', today));
});

test.each([
  ['yesterday', { from: '2026-11-19T18:00:00.000Z', to: '2026-11-20T18:00:00.000Z' }],
  ['year', { from: '2025-11-21T18:00:00.000Z', to: '2026-11-21T18:00:00.000Z' }],
] as const)('a statement of %s has an end', (key, period) => {
  expect(getPeriod(getNamedRange(key, today))).toEqual(period);
});

test.each([
  ['week', -1, '2026-11-08', '2026-11-14'],
  ['month', -1, '2026-09-23', '2026-10-22'],
  ['yesterday', -1, '2026-11-19', '2026-11-19'],
  ['2026-11-01..2026-11-07', 1, '2026-11-08', '2026-11-14'],
  ['2026-11-12..2026-11-18', 1, '2026-11-15', '2026-11-21'],
] as const)('%s moved by %i is %s to %s', (text, way, first, last) => {
  const moved = shiftRange(parseRange(text, today), way, today);
  expect(moved).toEqual({ first: parseDay(first), last: parseDay(last), key: 'own' });
});

const day = fc.integer({ min: today - 2_000, max: today });

test('a changed end is kept, and the range can be asked for', () => {
  fc.assert(
    fc.property(day, fc.nat(365), day, fc.boolean(), (last, back, chosen, isFirst) => {
      const range = { first: last - back, last, key: 'own' } as const;
      const changed = changeEnd(range, isFirst ? { first: chosen } : { last: chosen });
      expect(isFirst ? changed.first : changed.last).toBe(chosen);
      expect(countDays(changed)).toBeGreaterThan(0);
      const last366 = Math.min(changed.last, today);
      expect(parseRange(formatRange({ ...changed, last: last366 }), today).key).toBe('own');
    }),
  );
});
