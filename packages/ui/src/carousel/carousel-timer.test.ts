import { expect, test } from 'vitest';
import {
  BANNER_MS,
  getNextBanner,
  isAutoAdvancing,
  findNearestBanner,
  startAutoAdvance,
  type Timers,
} from './carousel-timer.ts';

/** A clock that stands still until it is told to go on. */
function fakeTimers() {
  let now = 0;
  let last = 0;
  const waiting = new Map<number, { readonly at: number; readonly run: () => void }>();
  const timers: Timers = {
    setTimeout: (run, ms) => {
      last += 1;
      waiting.set(last, { at: now + ms, run });
      return last;
    },
    clearTimeout: (timer) => void waiting.delete(timer),
  };
  const pass = (ms: number) => {
    const end = now + ms;
    for (;;) {
      const due = [...waiting]
        .filter(([, { at }]) => at <= end)
        .toSorted((a, b) => a[1].at - b[1].at);
      const next = due[0];
      if (next === undefined) break;
      waiting.delete(next[0]);
      now = next[1].at;
      next[1].run();
    }
    now = end;
  };
  return { timers, pass, waiting };
}

test('the banners turn after every five seconds, the first time after a whole one', () => {
  const { timers, pass } = fakeTimers();
  let steps = 0;
  startAutoAdvance(timers, () => {
    steps += 1;
  });
  pass(BANNER_MS - 1);
  expect(steps).toBe(0);
  pass(1);
  expect(steps).toBe(1);
  pass(3 * BANNER_MS);
  expect(steps).toBe(4);
});

test('stopping leaves nothing behind', () => {
  const { timers, pass, waiting } = fakeTimers();
  let steps = 0;
  const stop = startAutoAdvance(timers, () => {
    steps += 1;
  });
  pass(BANNER_MS);
  stop();
  pass(10 * BANNER_MS);
  expect(steps).toBe(1);
  expect(waiting.size).toBe(0);
});

test('after the last banner comes the first', () => {
  expect([0, 1, 2].map((index) => getNextBanner(index, 3))).toEqual([1, 2, 0]);
  expect(getNextBanner(0, 0)).toBe(0);
});

const free = { paused: false, held: false, reduced: false, hidden: false };

test.each([
  { name: 'several', count: 3, still: free, moves: true },
  { name: 'one', count: 1, still: free, moves: false },
  { name: 'paused', count: 3, still: { ...free, paused: true }, moves: false },
  { name: 'pointed at or focused', count: 3, still: { ...free, held: true }, moves: false },
  { name: 'less motion asked for', count: 3, still: { ...free, reduced: true }, moves: false },
  { name: 'in the background', count: 3, still: { ...free, hidden: true }, moves: false },
])('banners that are $name move by themselves: $moves', ({ count, still, moves }) => {
  expect(isAutoAdvancing(count, still)).toBe(moves);
});

test('the banner nearest to the start is the current one', () => {
  const starts = [0, 320, 640];
  expect([0, 150, 170, 320, 500, 900].map((at) => findNearestBanner(starts, at))).toEqual([
    0, 0, 1, 1, 2, 2,
  ]);
  expect(findNearestBanner([], 10)).toBe(0);
});
