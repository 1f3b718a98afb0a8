import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countUp,
  getCountUpMs,
  isLargeWin,
  listAnticipated,
  planShow,
  planStops,
  timing,
} from './reel-timeline.ts';
import type { ShownSpin } from './reel-timeline.ts';

const calm = [false, false, false, false];

const spin: ShownSpin = {
  places: [0, 0, 0, 0],
  anticipated: calm,
  isWin: false,
  isFree: false,
  awarded: 0,
  isFilled: false,
};
const free: ShownSpin = { ...spin, isFree: true };

test.each([
  [80, calm, [700, 880, 1_060, 1_240]],
  [340, calm, [700, 880, 1_060, 1_240]],
  [1_000, calm, [1_360, 1_540, 1_720, 1_900]],
  [80, [false, false, true, true, true], [700, 880, 1_960, 3_040, 4_120]],
  [80, [true, true, true, true, true], [1_600, 2_680, 3_760, 3_940, 4_120]],
])('an answer after %d ms with anticipation %o stops the reels at %o', (answered, near, stops) => {
  expect(planStops(answered, near)).toEqual(stops);
});

test('reels stop one after another, none before it knows its stop, at most 2.7 s longer', () => {
  fc.assert(
    fc.property(
      fc.nat(20_000),
      fc.array(fc.boolean(), { minLength: 2, maxLength: 8 }),
      (answered, near) => {
        const stops = planStops(answered, near);
        const plain = planStops(
          answered,
          near.map(() => false),
        );
        const gaps = stops.slice(1).map((stop, before) => stop - (stops[before] ?? 0));
        const longer = stops.map((stop, reel) => stop - (plain[reel] ?? 0));
        expect(Math.min(...stops)).toBeGreaterThanOrEqual(answered + timing.landing);
        expect(Math.min(...gaps)).toBeGreaterThanOrEqual(timing.between);
        expect(Math.max(...longer)).toBeLessThanOrEqual(timing.anticipationMost);
      },
    ),
  );
});

test('a second spin turns after the first has stood, later after a win', () => {
  const plan = planShow([spin, { ...spin, isWin: true }, spin], 100);
  expect(plan.events.filter(({ kind }) => kind === 'turn')).toEqual([
    { at: 1_760, kind: 'turn', spin: 1 },
    { at: 4_320, kind: 'turn', spin: 2 },
  ]);
  expect(plan.events.filter(({ kind }) => kind === 'stand')).toHaveLength(12);
  expect(plan.end).toBe(4_320 + 1_240 + 120);
  expect(planShow([spin], 100).end).toBe(1_360);
});

test('free spins have their signs, turn faster, and end with the sign of what they won', () => {
  const more = { ...free, awarded: 5, isWin: true };
  const { events, end } = planShow([{ ...spin, awarded: 2, isWin: true }, free, more], 0);
  const told = events
    .filter(({ kind }) => kind === 'sign' || kind === 'turn')
    .map((event) => [event.kind === 'sign' ? event.sign : event.kind, event.at]);
  // The paid spin stands after 1,360 ms, a free spin 780 ms after it began.
  expect(told).toEqual([
    ['begun', 1_360 + 1_200],
    ['turn', 4_160],
    ['turn', 4_160 + 780 + 160],
    ['over', 5_100 + 780 + 650],
  ]);
  expect(end).toBe(6_530 + 1_600);
  const retriggered = planShow([{ ...spin, awarded: 1 }, more, free], 0).events;
  expect(retriggered.filter((event) => event.kind === 'sign').map(({ sign }) => sign)).toEqual([
    'begun',
    'more',
    'over',
  ]);
});

test('twenty free spins, of which every second one pays, take half a minute with their signs', () => {
  const anticipated = [false, false, false, false, false];
  const spins = Array.from({ length: 20 }, (_, index) => ({
    ...free,
    anticipated,
    isWin: index % 2 === 0,
  }));
  const { end } = planShow([{ ...spin, anticipated, awarded: 20, isWin: true }, ...spins], 0);
  expect(end - planShow([spin], 0).end).toBeLessThan(31_000);
});

test('a symbol fills its reels when they stand, before the pause after the win', () => {
  const filled = { ...free, isFilled: true, isWin: true };
  const { events } = planShow([{ ...spin, awarded: 2 }, filled, free], 0);
  const at = (kind: string, index: number) =>
    events.findLast((event) => event.kind === kind && event.spin === index)?.at ?? 0;
  expect(at('fill', 1) - at('stand', 1)).toBe(timing.overshoot + timing.fill);
  expect(at('turn', 2) - at('fill', 1)).toBe(timing.free.pauseAfterWin);
});

test.each([
  ['two of three lie open', [1, 1, 0, 0, 0], [false, false, true, true, true]],
  ['the feature is complete', [1, 1, 1, 0, 0], [false, false, true, false, false]],
  ['one lies open', [1, 0, 0, 0, 0], [false, false, false, false, false]],
  ['nothing lies open', [0, 0, 0, 0, 0], [false, false, false, false, false]],
  ['two come on the last reels', [0, 0, 0, 1, 1], [false, false, false, false, false]],
])('%s: the reels turn longer that can complete it', (_, counts, near) => {
  expect(listAnticipated({ counts, most: [1, 1, 1, 1, 1], needed: 3 })).toEqual(near);
});

test('a reel that cannot complete the feature is not waited for', () => {
  const scatters = { counts: [1, 1, 0, 0, 0], most: [1, 1, 0, 2, 0], needed: 3 };
  expect(listAnticipated(scatters)).toEqual([false, false, false, true, false]);
});

test.each([
  [0n, 0, false],
  [100n, 0, false],
  [101n, 800, false],
  [499n, 800, false],
  [500n, 1_500, false],
  [1_500n, 3_000, true],
  [5_000n, 6_000, true],
  [19_999n, 6_000, true],
  [20_000n, 10_000, true],
])('a payout of %d on a stake of 100 counts up for %d ms', (payout, ms, isLarge) => {
  expect(getCountUpMs(payout, 100n)).toBe(ms);
  expect(isLargeWin(payout, 100n)).toBe(isLarge);
});

test('counting up never goes back and ends with the payout', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.double({ min: -1, max: 2, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (payout, share, more) => {
        expect(countUp(payout, share + more)).toBeGreaterThanOrEqual(countUp(payout, share));
        expect(countUp(payout, 1)).toBe(payout);
      },
    ),
  );
});
