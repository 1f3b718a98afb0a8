import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  exclusionLengths,
  timeOutLengths,
} from '@khelaghor/contract/account/responsible-gaming.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import {
  holds,
  canRequestReopening,
  opensAt,
  reopenAfterMs,
  lengthenExclusion,
} from './exclusion-rules.ts';
import type { Break } from './exclusion-rules.ts';

const now = new Date('2026-01-31T10:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * dayMs);

test.each([
  ['day', 'time_out', '2026-02-01T10:00:00.000Z'],
  ['week', 'time_out', '2026-02-07T10:00:00.000Z'],
  // February has no 31st: the break is never shorter than a month.
  ['month', 'time_out', '2026-03-03T10:00:00.000Z'],
  ['six_weeks', 'time_out', '2026-03-14T10:00:00.000Z'],
  ['half_year', 'self_exclusion', '2026-07-31T10:00:00.000Z'],
  ['year', 'self_exclusion', '2027-01-31T10:00:00.000Z'],
  ['five_years', 'self_exclusion', '2031-01-31T10:00:00.000Z'],
  ['for_ever', 'self_exclusion', undefined],
] as const)('%s is a %s until %s', (length, kind, until) => {
  const taken = lengthenExclusion(null, length, now);
  expect(taken?.kind).toBe(kind);
  expect(taken?.until?.toISOString()).toBe(until);
});

test('a time-out ends by itself, a self-exclusion a week after the request', () => {
  const rest = lengthenExclusion(null, 'week', now) as Break;
  expect([holds(rest, later(6.9)), holds(rest, later(7))]).toEqual([true, false]);
  const out = lengthenExclusion(null, 'half_year', now) as Break;
  expect(holds(out, later(4_000))).toBe(true);
  expect([canRequestReopening(out, later(180)), canRequestReopening(out, later(182))]).toEqual([
    false,
    true,
  ]);
  const reopenAt = new Date(later(200).getTime() + reopenAfterMs);
  const asked = { ...out, reopenAt };
  expect(canRequestReopening(asked, later(201))).toBe(false);
  expect([holds(asked, later(206.9)), holds(asked, later(207))]).toEqual([true, false]);
  expect(opensAt(asked)).toEqual(reopenAt);
  const ever = lengthenExclusion(null, 'for_ever', now) as Break;
  expect(canRequestReopening(ever, later(40_000)) || !holds(ever, later(40_000))).toBe(false);
});

/** Returns true when a break was shortened, or replaced by one that ends by itself. */
function isWrong(taken: Break, next: Break): boolean {
  const isShorter = taken.until === null || (next.until !== null && next.until <= taken.until);
  return isShorter || (taken.kind === 'self_exclusion' && next.kind === 'time_out');
}

const length = fc.constantFrom(...timeOutLengths, ...exclusionLengths);

test('no request shortens a break, or makes a self-exclusion end by itself', () => {
  const wish = fc.record({ length, waitDays: fc.integer({ min: 0, max: 400 }) });
  fc.assert(
    fc.property(fc.array(wish), (wishes) => {
      let taken: Break | null = null;
      let at = now;
      for (const wanted of wishes) {
        at = new Date(at.getTime() + wanted.waitDays * dayMs);
        const next = lengthenExclusion(taken, wanted.length, at);
        expect(taken && next && holds(taken, at) ? isWrong(taken, next) : false).toBe(false);
        if (next) taken = next;
      }
    }),
  );
});
