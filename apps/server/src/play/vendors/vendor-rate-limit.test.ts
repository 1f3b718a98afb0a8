import { expect, test } from 'vitest';
import { createRateLimiter } from './vendor-rate-limit.ts';

test('a vendor has its calls of each minute, and takes none from others', () => {
  let nowMs = 0;
  const pace = createRateLimiter({ now: () => new Date(nowMs), monotonicMs: () => nowMs });
  const three = () => [1, 2, 3].map(() => pace.secondsToWait('acme', 2));
  expect(three()).toEqual([0, 0, 60]);
  expect(pace.secondsToWait('other', 2)).toBe(0);
  nowMs = 59_999;
  expect(pace.secondsToWait('acme', 2)).toBe(1);
  nowMs = 60_000;
  expect(three()).toEqual([0, 0, 60]);
});
