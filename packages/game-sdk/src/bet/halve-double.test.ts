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

test('halves and doubles to multiples of a step', () => {
  const whole = { ...range, stakeMax: minor(1_050n), step: minor(100n) };
  expect(halveStakeWithin(minor(500n), whole)).toBe(200n);
  expect(doubleStakeWithin(minor(125n), whole)).toBe(200n);
  expect(doubleStakeWithin(minor(900n), whole)).toBe(1_000n);
});
