import { expect, test } from 'vitest';
import { parseDecimal } from './parse-decimal.ts';

test.each([
  ['2.5', 2, 250],
  ['2.509×', 2, 250],
  ['২.৫', 2, 250],
  ['.5', 2, 50],
  ['7.', 2, 700],
  ['1,00,000', 2, 10_000_000],
  ['49.50%', 4, 495_000],
  ['12', 0, 12],
  ['12.9', 0, 12],
  ['', 2, null],
  ['.', 2, null],
  ['-2', 2, null],
  ['two', 2, null],
  ['1.2.3', 2, null],
  ['1234567890', 2, null],
])('the typed number "%s" with %d decimals is read as %s', (text, decimals, number) => {
  expect(parseDecimal(text, decimals)).toBe(number);
});
