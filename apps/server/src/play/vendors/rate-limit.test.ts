import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limit.ts';

test('a vendor over its calls per minute has to wait, and other vendors do not', () => {
  let nowMs = 0;
  const limiter = createRateLimiter({ now: () => new Date(nowMs), monotonicMs: () => nowMs });
  const three = () => [1, 2, 3].map(() => limiter.countCall('acme', 2));
  expect(three()).toEqual([0, 0, 60]);
  expect(limiter.countCall('other', 2)).toBe(0);
  nowMs = 59_999;
  expect(limiter.countCall('acme', 2)).toBe(1);
  nowMs = 60_000;
  expect(three()).toEqual([0, 0, 60]);
});
