import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planShow, timing } from './reel-timeline.ts';
import type { ShownSpin } from './reel-timeline.ts';
import { findSeriesEnd, findSkip } from './skip-show.ts';

const base: ShownSpin = {
  places: [0, 0, 0],
  anticipated: [false, false, false],
  isWin: false,
  isFree: false,
  awarded: 0,
  isFilled: false,
};
const free = { ...base, isFree: true };
const series = [{ ...base, awarded: 3 }, free, { ...free, awarded: 1, isWin: true }, free, free];
const plan = planShow(series, 0);

const getAt = (kind: string, spin: number): number =>
  plan.events.findLast((event) => event.kind === kind && event.spin === spin)?.at ?? -1;

const first = { hasSkippedSpin: false };

test.each([
  ['the turning reels of the paid spin', 200, first, getAt('stand', 0)],
  ['the pause after it', getAt('stand', 0), first, getAt('sign', 0)],
  ['the sign of free spins', getAt('sign', 0) + 1, first, getAt('turn', 1)],
  ['the first free spin', getAt('turn', 1), first, getAt('stand', 1)],
  ['a further free spin', getAt('turn', 2), { hasSkippedSpin: true }, getAt('sign', 4)],
  ['the sign of more', getAt('sign', 2), { hasSkippedSpin: true }, getAt('turn', 3)],
  ['the closing sign', getAt('sign', 4), { hasSkippedSpin: true }, plan.end],
])('a tap skips %s', (_, now, { hasSkippedSpin }, to) => {
  expect(findSkip(plan, series, { now, hasSkippedSpin })).toBe(to);
});

test('the paid spin is skipped to its end in a round without free spins', () => {
  const alone = planShow([base], 100);
  const now = timing.firstStop + 2 * timing.between;
  expect(findSkip(alone, [base], { now: 100, ...first })).toBe(now);
  expect(findSkip(alone, [base], { now, ...first })).toBe(alone.end);
  expect(findSeriesEnd(alone, 0)).toBe(alone.end);
});

test('every tap leads on, and at most four a spin end the show', () => {
  fc.assert(
    fc.property(fc.nat(plan.end), fc.boolean(), (begin, hasSkippedSpin) => {
      let now = begin;
      for (let taps = 0; now < plan.end; taps += 1) {
        const to = findSkip(plan, series, { now, hasSkippedSpin });
        expect(to).toBeGreaterThan(now);
        expect(taps).toBeLessThan(4 * series.length);
        now = to;
      }
    }),
  );
});
