import { expect, test } from 'vitest';
import { readDecimal } from './decimal.ts';
import { readWholeNumber } from './whole-number.ts';

test.each([
  ['2.5', 250],
  ['2.50×', 250],
  ['2.5 x', 250],
  ['২.৫', 250],
  ['২．５', 250],
  ['.5', 50],
  ['7.', 700],
  ['10,000', 1_000_000],
  ['1,00,0000', 100_000_000],
  ['0', 0],
])('reads the price %j', (typed, value) => {
  expect(readDecimal(typed, { decimals: 2, unit: '×' })).toEqual({ ok: true, value });
});

test.each([
  ['', 'number_empty'],
  ['×', 'number_empty'],
  ['-2', 'number_signed'],
  ['.', 'number_invalid'],
  ['two', 'number_invalid'],
  ['1.2.3', 'number_invalid'],
  ['50%', 'number_invalid'],
  ['1e3', 'number_invalid'],
  ['1,5', 'number_ambiguous'],
  ['1,50', 'number_ambiguous'],
  ['2.509', 'number_too_precise'],
  ['1'.repeat(400), 'number_out_of_range'],
])('refuses the price %j as %s', (typed, refusal) => {
  expect(readDecimal(typed, { decimals: 2, unit: '×' })).toEqual({ ok: false, refusal });
});

test('reads a share in percent with its sign', () => {
  const terms = { decimals: 4, unit: '%', max: 1_000_000 } as const;
  expect(readDecimal('৪৯.৫ %', terms)).toEqual({ ok: true, value: 495_000 });
  expect(readDecimal('100.0001', terms)).toEqual({ ok: false, refusal: 'number_out_of_range' });
});

test('refuses one comma in front of no more digits than there may be decimals', () => {
  const ambiguous = { ok: false, refusal: 'number_ambiguous' };
  expect(readDecimal('1,234', { decimals: 3 })).toEqual(ambiguous);
  expect(readDecimal('1,2345', { decimals: 4 })).toEqual(ambiguous);
  expect(readDecimal('1,2345', { decimals: 3 })).toEqual({ ok: true, value: 12_345_000 });
  expect(readDecimal('1,00,000', { decimals: 3 })).toEqual({ ok: true, value: 100_000_000 });
});

test.each([
  ['৫০০', 500],
  [' 1,000 ', 1_000],
  ['12.', 12],
  ['1', 1],
])('reads the count %j', (typed, value) => {
  expect(readWholeNumber(typed, { min: 1, max: 1_000 })).toEqual({ ok: true, value });
});

test.each([
  ['', 'number_empty'],
  ['-1', 'number_signed'],
  ['1,5', 'number_ambiguous'],
  ['1.5', 'number_too_precise'],
  ['1.0', 'number_too_precise'],
  ['0', 'number_out_of_range'],
  ['1001', 'number_out_of_range'],
])('refuses the count %j as %s', (typed, refusal) => {
  expect(readWholeNumber(typed, { min: 1, max: 1_000 })).toEqual({ ok: false, refusal });
});
