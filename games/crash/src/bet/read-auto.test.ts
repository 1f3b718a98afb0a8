import { expect, test } from 'vitest';
import { readAuto } from './read-auto.ts';

test.each([
  ['', 0],
  ['  ', 0],
  ['2', 200],
  ['2.5', 250],
  ['2.50×', 250],
  ['2.509', null],
  ['1,5', null],
  ['1,50', null],
  ['২.৫', 250],
  ['1', null],
  ['0', null],
  ['10,000', 1_000_000],
  ['99,999', null],
  ['two', null],
  ['.', null],
  ['-2', null],
])('the typed multiplier "%s" is read as %s', (text, multiplier) => {
  expect(readAuto(text)).toBe(multiplier);
});
