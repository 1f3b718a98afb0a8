import { expect, test } from 'vitest';
import { minor } from '@khelaghor/money/minor.ts';
import { doubleStakeWithin, halveStakeWithin } from './halve-double.ts';

const range = { stakeMin: minor(100n), stakeMax: minor(1_000_000n) };

test.each([
  [1_001n, 500n, 2_002n],
  [150n, 100n, 300n],
  [100n, 100n, 200n],
  [600_000n, 300_000n, 1_000_000n],
])('%s halves to %s and doubles to %s', (stake, half, double) => {
  expect(halveStakeWithin(minor(stake), range)).toBe(half);
  expect(doubleStakeWithin(minor(stake), range)).toBe(double);
});
