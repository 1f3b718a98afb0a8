import { expect, test } from 'vitest';
import { listChoices } from './combinations.ts';
import { defineDigits, definePool, type Draw } from './draw.ts';
import { measureKindCounts, measureShownKinds } from './kinds.ts';

const draw: Draw = { parts: [definePool(4, 1, 9)] };
const places = [0, 1, 2, 3];
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const kinds = [[1, 4, 7], [2, 9], [3]];

test.each([
  ['kindCountsOf', measureKindCounts(draw, places, kinds)],
  ['shownKindsOf', measureShownKinds(draw, places, kinds)],
])('%s counts what listing all results finds', (_, measure) => {
  const found: Record<string, number> = {};
  for (const balls of listChoices(numbers, 4)) {
    const fact = String(measure.read(balls.toReversed()));
    found[fact] = (found[fact] ?? 0) + 1;
  }
  const { total, facts } = measure.count();
  expect(total).toBe(126n);
  const counted = [...facts].map(([fact, count]) => [String(fact), Number(count)]);
  expect(Object.fromEntries(counted)).toEqual(found);
});

test.each([
  ['a number of two kinds', draw, places, [[1, 2], [2]]],
  ['a number outside the pool', draw, places, [[10]]],
  ['digits', { parts: [defineDigits(4)] }, places, kinds],
  ['places of two parts', { parts: [definePool(4, 1, 9), definePool(1, 1, 9)] }, [3, 4], kinds],
])('refuses %s', (_, of, at, own) => {
  expect(() => measureKindCounts(of, at, own)).toThrow(RangeError);
});
