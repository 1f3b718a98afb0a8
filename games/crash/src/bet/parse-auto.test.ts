import { expect, test } from 'vitest';
import { parseAuto } from './parse-auto.ts';

test.each([
  ['', 0],
  ['  ', 0],
  ['2', 200],
  ['2.5', 250],
  ['2.509×', 250],
  ['২.৫', 250],
  ['1', 101],
  ['0', 101],
  ['99,999', 1_000_000],
  ['two', null],
  ['.', null],
  ['-2', null],
])('the typed multiplier "%s" is read as %s', (text, multiplier) => {
  expect(parseAuto(text)).toBe(multiplier);
});
