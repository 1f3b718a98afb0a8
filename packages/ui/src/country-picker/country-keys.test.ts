import { expect, test } from 'vitest';
import { getNextIndex } from './country-keys.ts';

const names = ['Bangladesh', 'India', 'Nepal', 'Norway', 'বাহরাইন'];

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 4, 4],
  ['ArrowUp', 0, 0],
  ['Home', 3, 0],
  ['End', 0, 4],
  ['n', 0, 2],
  ['N', 2, 3],
  ['n', 3, 2],
  ['b', 0, 0],
  ['ব', 0, 4],
  ['x', 0, undefined],
  [' ', 0, undefined],
  ['Tab', 0, undefined],
])('%j at index %s leads to %s', (key, index, next) => {
  expect(getNextIndex(key, index, names)).toBe(next);
});
