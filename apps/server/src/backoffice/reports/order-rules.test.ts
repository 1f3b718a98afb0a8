// Goal: each period is due once, from its hour in Dhaka on, and only the latest of those missed.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reportPeriods } from '@khelaghor/contract/backoffice/report-terms.ts';
import { hourMs } from '@khelaghor/time/durations.ts';
import { weekStarts } from '@khelaghor/time/week.ts';
import { findDuePeriod } from './order-rules.ts';

/** A moment in Dhaka. */
const at = (text: string): number => Date.parse(`${text}:00+06:00`);

test.each([
  ['a new order gets yesterday at once', 'day', null, '2026-11-27T03:00', '2026-11-26'],
  ['before the hour nothing is due', 'day', '2026-11-25', '2026-11-27T08:59', null],
  ['at the hour yesterday is due', 'day', '2026-11-25', '2026-11-27T09:00', '2026-11-26'],
  ['what was sent is not due', 'day', '2026-11-26', '2026-11-27T23:59', null],
  ['after a night off one is due', 'day', '2026-11-20', '2026-11-27T08:00', '2026-11-25'],
  ['a week is due on Sunday', 'week', '2026-11-15', '2026-11-29T09:00', '2026-11-22'],
  ['a week is not over on Saturday', 'week', '2026-11-15', '2026-11-28T23:59', null],
  ['a month is due on its first day', 'month', '2026-10-01', '2026-12-01T09:00', '2026-11-01'],
  ['a year begins with December', 'month', null, '2027-01-31T00:00', '2026-12-01'],
] as const)('%s', (_, period, lastSent, now, from) => {
  const due = findDuePeriod({ period, hour: 9, lastSent, weekStart: 'sunday' }, at(now));
  expect(due?.from ?? null).toBe(from);
});

test.each([
  ['saturday', '2026-12-18', '2027-01-02T09:00', '2026-12-26', '2027-01-01'],
  ['saturday', '2026-12-19', '2027-01-01T23:59', null, null],
  ['sunday', '2026-12-20', '2027-01-03T09:00', '2026-12-27', '2027-01-02'],
  ['monday', '2026-12-21', '2027-01-04T09:00', '2026-12-28', '2027-01-03'],
  ['monday', '2026-12-21', '2027-01-03T23:59', null, null],
  // The week of before began on a Sunday: the next one that begins later is due.
  ['monday', '2026-12-20', '2026-12-28T09:00', '2026-12-21', '2026-12-27'],
  ['saturday', '2026-12-20', '2026-12-27T09:00', null, null],
] as const)('of weeks from %s, after %s at %s %s is due', (weekStart, lastSent, now, from, to) => {
  const due = findDuePeriod({ period: 'week', hour: 9, lastSent, weekStart }, at(now));
  expect([due?.from ?? null, due?.to ?? null]).toEqual([from, to]);
});

test('whatever hours the job looks, periods are sent in order, each once and whole', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...reportPeriods),
      fc.constantFrom(...weekStarts),
      fc.nat(23),
      fc.array(fc.integer({ min: 1, max: 24 * 40 }), { maxLength: 60 }),
      (period, weekStart, hour, steps) => {
        let nowMs = at('2026-01-31T00:30');
        let lastSent: string | null = null;
        for (const step of steps) {
          nowMs += step * hourMs;
          const due = findDuePeriod({ period, hour, lastSent, weekStart }, nowMs);
          if (!due) continue;
          expect(due.from > (lastSent ?? '') && due.from <= due.to).toBe(true);
          expect(due.endedMs).toBeLessThanOrEqual(nowMs);
          lastSent = due.from;
          expect(findDuePeriod({ period, hour, lastSent, weekStart }, nowMs)).toBeNull();
        }
      },
    ),
  );
});
