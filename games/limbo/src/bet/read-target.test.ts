import { formatChance } from '@khelaghor/engine-limbo/public.ts';
import { expect, test } from 'vitest';
import { readChanceTarget, readTarget } from './read-target.ts';

test.each([
  ['2', 200],
  ['2.5', 250],
  ['10', 1_000],
  ['2.509', null],
  ['২.৫০×', 250],
  ['.5', null],
  ['1.01', 101],
  ['10,000', 1_000_000],
  ['10000.01', null],
  ['1,5', null],
  ['1,50', null],
  ['', null],
  ['.', null],
  ['1e3', null],
  ['-2', null],
])('the target "%s" is read as %s', (text, target) => {
  expect(readTarget(text)).toBe(target);
});

test.each([
  ['49.5', 200],
  ['49.5%', 200],
  ['৯৮', 101],
  ['100', null],
  ['50', 198],
  ['0.0099', 1_000_000],
  ['0', null],
  ['0.00001', null],
  ['49,5', null],
  ['abc', null],
])('the chance "%s" leads to the target %s', (text, target) => {
  expect(readChanceTarget(text)).toBe(target);
});

test('the chance that a target shows leads back to a target with the same chance', () => {
  for (const target of [101, 150, 200, 333, 1_000, 9_900, 12_345, 1_000_000]) {
    const found = readChanceTarget(formatChance(target));
    expect(found === null ? null : formatChance(found)).toBe(formatChance(target));
  }
});
