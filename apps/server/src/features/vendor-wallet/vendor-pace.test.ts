import { expect, test } from 'vitest';
import { createPace } from './vendor-pace.ts';

test('a vendor has its calls of each minute, and takes none from others', () => {
  let nowMs = 0;
  const pace = createPace({ now: () => new Date(nowMs), monotonicMs: () => nowMs });
  expect([1, 2, 3].map(() => pace.admits('acme', 2))).toEqual([true, true, false]);
  expect(pace.admits('other', 2)).toBe(true);
  nowMs = 59_999;
  expect(pace.admits('acme', 2)).toBe(false);
  nowMs = 60_000;
  expect([1, 2, 3].map(() => pace.admits('acme', 2))).toEqual([true, true, false]);
});
