import { expect, test } from 'vitest';
import fc from 'fast-check';
import { minor } from '@khelaghor/money/minor.ts';
import { readTakaAmount, writeTakaAmount } from './taka-amount.ts';

test('every amount is read back as it was written', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n - 1n }), (poisha) => {
      expect(readTakaAmount(writeTakaAmount(minor(poisha)))).toBe(poisha);
    }),
  );
});

test.each([
  ['0', 0n],
  ['15', 1_500n],
  ['15.5', 1_550n],
  ['15.05', 1_505n],
  ['15.0500', 1_505n],
  ['15.', null],
  ['.5', null],
  ['15.005', null],
  ['-15', null],
  ['+15', null],
  ['1,500', null],
  ['1.5e3', null],
  ['১৫', null],
  [' 15', null],
  ['', null],
  ['1234567890123456', null],
])('"%s" is %s', (text, expected) => {
  expect(readTakaAmount(text)).toBe(expected);
});
