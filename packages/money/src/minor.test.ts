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
