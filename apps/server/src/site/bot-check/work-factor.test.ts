import { expect, test } from 'vitest';
import { computeWorkFactor } from './work-factor.ts';

test.each([
  [0, 1],
  [6, 1],
  [9, 1],
  [10, 2],
  [25, 4],
  [30, 8],
  [1_000, 8],
])('after %i messages of an hour the next one takes %i times the work', (sent, factor) => {
  expect(computeWorkFactor(sent)).toBe(factor);
});
