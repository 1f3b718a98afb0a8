import { expect, test } from 'vitest';
import { listChoices } from '../draws/combinations.ts';
import { definePool, type Draw } from '../draws/draw.ts';
import { createKindChoice } from './kind-choice.ts';
import { findGreatest, winIf, type Outcome, type WonLines } from './shape.ts';

const draw: Draw = { parts: [definePool(4, 1, 9)] };
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const kinds = [
  { value: 1, numbers: [1, 4, 7] },
  { value: 2, numbers: [2, 9] },
  { value: 3, numbers: [3, 8] },
];

const build = (taken: number, judge: (balls: readonly number[]) => Outcome) =>
  createKindChoice(draw, { label: 'zodiacs', kinds, taken, places: [0, 1, 2, 3], judge });

/** Lines of larger kinds are paid less. */
const pay = ({ priced, outcome, lines }: WonLines): bigint =>
  BigInt((outcome === 'tie' ? 1 : (outcome[0] ?? 0)) * lines * (priced.includes('3') ? 10 : 17));

const judges = {
  drawn: [2, (balls: readonly number[]) => winIf(balls.every((own) => own > 0))],
  missing: [2, (balls: readonly number[]) => winIf(balls.every((own) => own === 0))],
  each: [1, (balls: readonly number[]) => balls],
} as const;

test.each([
  ['123', 'drawn'],
  ['12', 'drawn'],
  ['23', 'drawn'],
  ['123', 'missing'],
  ['12', 'missing'],
  ['23', 'missing'],
  ['123', 'each'],
  ['13', 'each'],
  ['2', 'each'],
] as const)('kinds %s, %s: the most to be paid is what the best result pays', (text, judge) => {
  const [taken, rule] = judges[judge];
  const shape = build(taken, rule);
  const selection = shape.parse(text) ?? [];
  const paid = [...listChoices(numbers, 4)].map((result) =>
    shape.countWon(selection, result).reduce((sum, won) => sum + pay(won), 0n),
  );
  expect(shape.findMost(selection, pay)).toBe(findGreatest(paid));
});

test('a line is priced by the sizes of its kinds', () => {
  const shape = build(2, (balls) => winIf(balls.every((own) => own > 0)));
  expect(shape.prices.toSorted()).toEqual(['2+2', '2+3']);
  expect(Object.fromEntries(shape.countPriced([[1, 2, 3]]))).toEqual({ '2+3': 2, '2+2': 1 });
  expect(() => shape.getEvent('3+3')).toThrow(RangeError);
});

test.each(['1', '11', '14', '1,2', ''])('a choice of two kinds is not written as %j', (text) => {
  expect(build(2, () => [1]).parse(text)).toBeUndefined();
});
