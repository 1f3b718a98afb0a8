import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor } from './minor.ts';
import {
  addRatio,
  compareRatio,
  formatDecimal,
  divideRatio,
  multiplyRatio,
  payout,
  readRatio,
  ratio,
  toFloat,
  formatRatio,
  roundRatio,
  subtractRatio,
  type Rounding,
} from './ratio.ts';

const anyRatio = fc
  .tuple(
    fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
    fc.bigInt({ min: 1n, max: 10n ** 12n }),
  )
  .map(([num, den]) => ratio(num, den));

test('a ratio is in lowest terms with its sign on top', () => {
  expect(ratio(6n, 4n)).toEqual({ num: 3n, den: 2n });
  expect(ratio(6n, -4n)).toEqual({ num: -3n, den: 2n });
  expect(ratio(0n, -5n)).toEqual({ num: 0n, den: 1n });
  expect(ratio(7n)).toEqual({ num: 7n, den: 1n });
  expect(() => ratio(1n, 0n)).toThrow(RangeError);
  expect(() => divideRatio(ratio(1n), ratio(0n))).toThrow(RangeError);
});

test('arithmetic is exact', () => {
  expect(addRatio(ratio(1n, 3n), ratio(1n, 6n))).toEqual(ratio(1n, 2n));
  fc.assert(
    fc.property(anyRatio, anyRatio, (a, b) => {
      expect(subtractRatio(addRatio(a, b), b)).toEqual(a);
      const divisor = b.num === 0n ? ratio(3n, 7n) : b;
      expect(divideRatio(multiplyRatio(a, divisor), divisor)).toEqual(a);
      expect(compareRatio(addRatio(a, ratio(1n, 10n ** 30n)), a)).toBe(1);
      expect(compareRatio(a, a)).toBe(0);
      expect(compareRatio(subtractRatio(a, ratio(1n, 10n ** 30n)), a)).toBe(-1);
    }),
  );
});

const ROUNDED: readonly (readonly [bigint, bigint, Exclude<Rounding, 'exact'>, bigint])[] = [
  [5n, 2n, 'floor', 2n],
  [-5n, 2n, 'floor', -3n],
  [5n, 2n, 'ceiling', 3n],
  [-5n, 2n, 'ceiling', -2n],
  [5n, 2n, 'half_up', 3n],
  [-5n, 2n, 'half_up', -2n],
  [9n, 4n, 'half_up', 2n],
  [5n, 2n, 'half_even', 2n],
  [7n, 2n, 'half_even', 4n],
  [-5n, 2n, 'half_even', -2n],
  [-7n, 2n, 'half_even', -4n],
  [11n, 4n, 'half_even', 3n],
  [4n, 2n, 'floor', 2n],
  [4n, 2n, 'ceiling', 2n],
];

test.each(ROUNDED)('%d/%d by %s is %d', (num, den, rounding, whole) => {
  expect(roundRatio(ratio(num, den), rounding)).toBe(whole);
});

test('exact rounds nothing and says so', () => {
  expect(roundRatio(ratio(8n, 4n), 'exact')).toBe(2n);
  expect(() => roundRatio(ratio(1n, 2n), 'exact')).toThrow(RangeError);
});

test('every rule stays within one of the value, and floor and ceiling bracket the others', () => {
  fc.assert(
    fc.property(anyRatio, (value) => {
      const floor = roundRatio(value, 'floor');
      const ceiling = roundRatio(value, 'ceiling');
      expect(compareRatio(ratio(floor), value)).not.toBe(1);
      expect(compareRatio(ratio(ceiling), value)).not.toBe(-1);
      expect(ceiling - floor).toBe(value.den === 1n ? 0n : 1n);
      for (const rounding of ['half_up', 'half_even'] as const) {
        expect([floor, ceiling]).toContain(roundRatio(value, rounding));
      }
    }),
  );
});

test('a payout is the stake times the price, rounded once', () => {
  expect(payout(minor(1_000), ratio(2n), 'exact')).toBe(2_000n);
  expect(payout(minor(333), ratio(99n, 49n), 'floor')).toBe(672n);
  expect(payout(minor(333), ratio(99n, 49n), 'ceiling')).toBe(673n);
  expect(() => payout(minor(333), ratio(99n, 49n), 'exact')).toThrow(RangeError);
  expect(() => payout(minor(10n ** 18n), ratio(10n), 'floor')).toThrow(RangeError);
});

test.each([
  [99n, 95n, 4, 'floor', '1.0421'],
  [99n, 95n, 4, 'ceiling', '1.0422'],
  [1n, 3n, 0, 'floor', '0'],
  [-1n, 200n, 2, 'floor', '-0.01'],
  [-1n, 200n, 2, 'ceiling', '0.00'],
  [5n, 100n, 2, 'exact', '0.05'],
  [12_345n, 1n, 2, 'exact', '12345.00'],
] as const)('%d/%d to %d places by %s is %s', (num, den, places, rounding, text) => {
  expect(formatDecimal(ratio(num, den), places, rounding)).toBe(text);
});

test('a ratio has an exact text and a nearest number', () => {
  expect(formatRatio(ratio(98n, 100n))).toBe('49/50');
  expect(formatRatio(ratio(-4n, 2n))).toBe('-2');
  expect(toFloat(ratio(1n, 8n))).toBe(0.125);
});

test('the text of a fraction is read as it was written, and nothing else is', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (num, den) => {
      const value = ratio(num, den);
      expect(readRatio(formatRatio(value))).toEqual(value);
    }),
  );
  for (const text of ['', '1/', '/2', '1/0', '1.5', '1/-2', ' 1'])
    expect(() => readRatio(text)).toThrow(RangeError);
});
