import { expect, test } from 'vitest';
import { readChance, stepChance } from './chance.ts';

test.each([
  ['49.5', 4_950],
  ['49.50%', 4_950],
  ['৪৯.৫০', 4_950],
  ['.5', 50],
  ['7.', 700],
  ['95', 9_500],
  ['12.349', null],
  ['99', null],
  ['0', null],
  ['', null],
  ['.', null],
  ['-5', null],
  ['abc', null],
  ['1,5', null],
])('"%s" is %s', (text, chance) => {
  expect(readChance(text)).toBe(chance);
});

test.each([
  [4_950, 1, 5_000],
  [4_950, -1, 4_900],
  [5_000, 1, 5_100],
  [9_500, 1, 9_500],
  [100, -1, 1],
  [1, -1, 1],
  [1, 1, 100],
] as const)('one step from %i by %i is %i', (chance, steps, next) => {
  expect(stepChance(chance, steps)).toBe(next);
});
