import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDigits, toBengaliDigits, toLatinDigits } from './digits.ts';
import { formatMoney, formatNumber, formatPercent, type MoneyFormat } from './format-money.ts';
import { minor, MINOR_MAX } from './minor.ts';
import { ratio } from './ratio.ts';

const BN = { lang: 'bn', digits: 'latn', currency: 'BDT' } as const;
const EN = { lang: 'en', digits: 'latn', currency: 'BDT' } as const;

const GOLDEN: readonly (readonly [bigint, MoneyFormat, string])[] = [
  [0n, BN, '৳0.00'],
  [5n, BN, '৳0.05'],
  [100n, BN, '৳1.00'],
  [99_999n, BN, '৳999.99'],
  [100_000n, BN, '৳1,000.00'],
  [1_000_000n, BN, '৳10,000.00'],
  [12_345_650n, BN, '৳1,23,456.50'],
  [123_456_750n, BN, '৳12,34,567.50'],
  [1_234_567_850n, BN, '৳1,23,45,678.50'],
  [12_345_678_950n, BN, '৳12,34,56,789.50'],
  [MINOR_MAX, BN, '৳92,23,37,20,36,85,47,758.07'],
  [12_345_650n, { ...BN, digits: 'beng' }, '৳১,২৩,৪৫৬.৫০'],
  [-12_345_650n, { ...BN, digits: 'beng' }, '−৳১,২৩,৪৫৬.৫০'],
  [123_456_750n, { ...BN, grouping: 'western' }, '৳1,234,567.50'],
  [123_456_750n, EN, '৳1,234,567.50'],
  [123_456_750n, { ...EN, grouping: 'lakh' }, '৳12,34,567.50'],
  [123_456_750n, { ...EN, currency: 'PLAY' }, '৳1,234,567.50'],
  [123_456_750n, { ...EN, digits: 'beng' }, '৳১,২৩৪,৫৬৭.৫০'],
  [-500n, BN, '−৳5.00'],
  [-1n, BN, '−৳0.01'],
  [500n, { ...BN, sign: 'always' }, '+৳5.00'],
  [-500n, { ...BN, sign: 'always' }, '−৳5.00'],
  [0n, { ...BN, sign: 'always' }, '৳0.00'],
  [500n, { ...BN, decimals: false }, '৳5'],
  [50_000_000n, { ...BN, decimals: false, digits: 'beng' }, '৳৫,০০,০০০'],
  [550n, { ...BN, decimals: false }, '৳5.50'],
  [0n, { ...BN, decimals: false }, '৳0'],
];

test.each(GOLDEN)('%d written with %o is %s', (amount, format, text) => {
  expect(formatMoney(minor(amount), format)).toBe(text);
});

test('digits go to the other script and back', () => {
  expect(toBengaliDigits('0123456789')).toBe('০১২৩৪৫৬৭৮৯');
  expect(toLatinDigits('০১২৩৪৫৬৭৮৯')).toBe('0123456789');
  expect(toLatinDigits('০১৭১২-৩৪৫৬৭৮ ক্ষ ৳ ৴ ১')).toBe('01712-345678 ক্ষ ৳ ৴ 1');
  expect(toDigits('12', 'latn')).toBe('12');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(toLatinDigits(toBengaliDigits(text))).toBe(toLatinDigits(text));
      expect(toBengaliDigits(toLatinDigits(text))).toBe(toBengaliDigits(text));
    }),
  );
});

test.each([
  [0, BN, '0'],
  [1_234_567, BN, '12,34,567'],
  [1_234_567, { ...BN, digits: 'beng' }, '১২,৩৪,৫৬৭'],
  [1_234_567n, EN, '1,234,567'],
  [-1_234, EN, '−1,234'],
  [7, { ...EN, sign: 'always' }, '+7'],
  ['1234.5000', EN, '1,234.5000'],
  ['-0.0000', EN, '0.0000'],
  ['194.4000', { ...BN, digits: 'beng' }, '১৯৪.৪০০০'],
] as const)('the number %s written with %o is %s', (value, format, text) => {
  expect(formatNumber(value, format)).toBe(text);
});

test.each([0.5, Number.NaN, Infinity, 2 ** 53, '', '1e5', '1,000', '১', '1.'])(
  'the number %s is a bug of the caller',
  (value) => {
    expect(() => formatNumber(value, EN)).toThrow(RangeError);
  },
);

test('a share is written as percent', () => {
  expect(formatPercent(ratio(99n, 100n), { ...EN, rounding: 'exact' })).toBe('99.00%');
  expect(formatPercent(ratio(49n, 50n), { ...BN, digits: 'beng', rounding: 'exact' })).toBe(
    '৯৮.০০%',
  );
  expect(formatPercent(ratio(2n, 3n), { ...EN, decimals: 1, rounding: 'floor' })).toBe('66.6%');
  expect(formatPercent(ratio(-1n, 4n), { ...EN, decimals: 0, rounding: 'exact' })).toBe('−25%');
});
