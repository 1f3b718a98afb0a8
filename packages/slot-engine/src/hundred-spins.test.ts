// Goal: percentiles of 100 spins that a table of the binomial distribution has.
import { expect, test } from 'vitest';
import { findHundredSpins } from './hundred-spins.ts';

test('100 coins pay 42 times in the worst 5 %, 50 in the middle, 58 in the best 5 %', () => {
  const coin = [
    { pay: 0, chance: 0.5 },
    { pay: 190, chance: 0.5 },
  ];
  expect(findHundredSpins(coin, 190)).toEqual({ low: 42 * 190, middle: 50 * 190, high: 58 * 190 });
  expect(findHundredSpins(coin, 10)).toEqual({ low: 42 * 190, middle: 50 * 190, high: 58 * 190 });
});

test('a payout that few have beside others changes the best 5 % alone', () => {
  const rare = [
    { pay: 0, chance: 0.899 },
    { pay: 100, chance: 0.1 },
    // Once in 100 spins or more with chance 1 - 0.999^100 = 9.5 %.
    { pay: 100_000, chance: 0.001 },
  ];
  const found = findHundredSpins(rare, 100);
  expect(found).toMatchObject({ low: 500, middle: 1_000 });
  expect(found.high).toBeGreaterThan(100_000);
});

test.each([0.9, Number.NaN])('chances that add up to %d are refused', (chance) => {
  expect(() => findHundredSpins([{ pay: 0, chance }], 1)).toThrow(`add up to ${chance}`);
});

test('a percentile that rounding could move is refused', () => {
  const close = [
    { pay: 0, chance: 0.05 ** 0.01 },
    { pay: 1, chance: 1 - 0.05 ** 0.01 },
  ];
  expect(() => findHundredSpins(close, 1)).toThrow('too close to 0.05');
});
