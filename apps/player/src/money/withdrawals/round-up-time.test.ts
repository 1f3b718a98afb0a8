import { expect, test } from 'vitest';
import { roundUpTime } from './round-up-time.ts';

test.each([
  [0, 1],
  [60, 1],
  [61, 2],
  [119 * 60, 119],
  [120 * 60, 120],
  [120 * 60 + 1, 180],
  [25 * 3600, 25 * 60],
])('%i seconds are told as %i minutes', (seconds, minutes) => {
  expect(roundUpTime(seconds)).toBe(minutes);
});
