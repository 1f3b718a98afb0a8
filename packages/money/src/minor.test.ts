import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCurrency } from './currency.ts';
import {
  minor,
  parseMinorText,
  MINOR_MAX,
  MINOR_MIN,
  formatMinor,
  parseMinor,
  parseTaka,
  ZERO,
} from './minor.ts';

test('an amount is a whole number of minor units within 64 bits', () => {
  expect(minor(1050)).toBe(1050n);
  expect(minor(-3n)).toBe(-3n);
  expect(ZERO).toBe(0n);
  expect(() => minor(0.5)).toThrow(RangeError);
  expect(() => minor(Number.NaN)).toThrow(RangeError);
  expect(() => minor(2 ** 53)).toThrow(RangeError);
  expect(() => minor(MINOR_MAX + 1n)).toThrow(RangeError);
  expect(() => minor(MINOR_MIN - 1n)).toThrow(RangeError);
});

test.each([
  ['0', 0n],
  ['1050', 1050n],
  ['-1', -1n],
  ['9223372036854775807', MINOR_MAX],
  ['-9223372036854775807', MINOR_MIN],
])('the JSON text %s is an amount', (text, value) => {
  expect(parseMinor(text)).toEqual({ ok: true, value });
  expect(parseMinorText(text)).toBe(value);
});

test.each([
  ['', 'minor_text_invalid'],
  ['-0', 'minor_text_invalid'],
  ['+1', 'minor_text_invalid'],
  ['01', 'minor_text_invalid'],
  ['1.0', 'minor_text_invalid'],
  ['1e3', 'minor_text_invalid'],
  ['0x1', 'minor_text_invalid'],
  [' 1', 'minor_text_invalid'],
  ['1\n', 'minor_text_invalid'],
  ['১০', 'minor_text_invalid'],
  ['9223372036854775808', 'minor_out_of_range'],
  ['-9223372036854775808', 'minor_out_of_range'],
  ['9'.repeat(5_000), 'minor_out_of_range'],
])('the JSON value %j is refused', (text, refusal) => {
  expect(parseMinor(text)).toEqual({ ok: false, refusal });
  expect(() => parseMinorText(text)).toThrow(RangeError);
});

test.each([1050, null, undefined, true, ['1']])('%j is no text and is refused', (value) => {
  expect(parseMinor(value)).toEqual({ ok: false, refusal: 'minor_text_invalid' });
});

test('one amount has one JSON text', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: MINOR_MIN, max: MINOR_MAX }), (value) => {
      expect(parseMinor(formatMinor(minor(value)))).toEqual({ ok: true, value });
    }),
  );
});

test.each([
  ['500', 50_000n],
  ['৫০০', 50_000n],
  ['৳৫০০.৫', 50_050n],
  ['৳ 500.50', 50_050n],
  ['1,23,456.50', 12_345_650n],
  ['১,২৩,৪৫৬.৫০', 12_345_650n],
  ['123,456', 12_345_600n],
  ['1,000', 100_000n],
  ['12,34,567', 123_456_700n],
  ['1২3', 12_300n],
  ['  7 ', 700n],
  ['12.', 1_200n],
  ['.05', 5n],
  ['007', 700n],
  ['0', 0n],
  ['0.00', 0n],
  ['92233720368547758.07', MINOR_MAX],
])('%j is an amount that a person may type', (text, value) => {
  expect(parseTaka(text)).toEqual({ ok: true, value });
});

test.each([
  ['', 'amount_empty'],
  ['  ', 'amount_empty'],
  ['৳', 'amount_empty'],
  ['.', 'amount_invalid'],
  [',', 'amount_invalid'],
  ['abc', 'amount_invalid'],
  ['-5', 'amount_invalid'],
  ['−5', 'amount_invalid'],
  ['+5', 'amount_invalid'],
  ['1,5', 'amount_invalid'],
  ['1,50', 'amount_invalid'],
  ['1,2345', 'amount_invalid'],
  ['1,234,56', 'amount_invalid'],
  ['1,23,4567', 'amount_invalid'],
  [',500', 'amount_invalid'],
  ['1,,000', 'amount_invalid'],
  ['1.5.0', 'amount_invalid'],
  ['1.5,0', 'amount_invalid'],
  ['1e5', 'amount_invalid'],
  ['5 00', 'amount_invalid'],
  ['0x10', 'amount_invalid'],
  ['१२', 'amount_invalid'],
  ['৳৳5', 'amount_invalid'],
  ['1.005', 'amount_too_precise'],
  ['১.০০০', 'amount_too_precise'],
  ['92233720368547758.08', 'amount_out_of_range'],
  ['9'.repeat(19), 'amount_out_of_range'],
])('%j is not an amount', (text, refusal) => {
  expect(parseTaka(text)).toEqual({ ok: false, refusal });
});

test('only the two currencies are currencies', () => {
  expect(['PLAY', 'BDT', 'play', 'USD', '', 1, null].map(isCurrency)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
