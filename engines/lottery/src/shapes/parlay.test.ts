/**
 * Goal: a line of a parlay whose ties count as 1 is paid the price of its other legs on a tie, and
 * returns the same as any. Method: all 840 draws of a small pool are settled, line by line.
 */
import { addRatio, multiplyRatio, ratio, type Ratio } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import { definePool, type Draw } from '../draws/draw.ts';
import { listAllResults } from '../draws/small-draws.ts';
import { defineFamily, type Play } from '../play.ts';
import { computePrices } from '../prices.ts';
import { createParlay, listParlayTiers, type ParlaySide } from './parlay.ts';

const draw: Draw = { parts: [definePool(4, 1, 7)] };
const sides: readonly ParlaySide[] = [
  { word: 'odd', numbers: [1, 3, 5], canTie: true },
  { word: 'big', numbers: [4, 5, 6], canTie: true },
  { word: 'red', numbers: [1, 2, 7], canTie: false },
];
const rule = { places: [0, 1, 2], sides, least: 1, tied: 7, onTie: 'counts_one' } as const;
const text = { bn: '', en: '' };
const family = defineFamily({
  code: 'small',
  draw,
  drawnAs: 'balls',
  groups: [
    {
      code: 'parlay',
      label: text,
      plays: [
        {
          code: 'parlay',
          label: text,
          rule: text,
          tiers: listParlayTiers(sides),
          shape: createParlay(draw, rule),
        },
      ],
    },
  ],
});
const getPlay = (): Play => {
  const play = family.plays.get('parlay');
  if (!play) throw new RangeError('the family has no play');
  return play;
};
const play = getPlay();
const { shape } = play;
const results = listAllResults(draw, 2_000) ?? [];

/** What a line is paid with a result, for a stake of one at a series of 1,960. */
function pay(line: string, result: readonly number[]): Ratio {
  const [won] = shape.countWon(shape.parse(line) ?? [], result);
  if (!won || won.outcome === 'tie') return ratio(0n);
  const tier = won.outcome.indexOf(1);
  return computePrices(play, won.priced, 1_960)[tier] ?? ratio(0n);
}

const lines = ['1,1,', '1,2,', '2,3,', '3,3,', '1,2,3', '1,1,2', '2,2,2', '3,3,3', '1,1,1'];

test.each(lines)('%s returns 98 %% over all draws', (line) => {
  const sum = results.map((result) => pay(line, result)).reduce(addRatio);
  expect(results).toHaveLength(840);
  expect(multiplyRatio(sum, ratio(1n, 840n))).toEqual(ratio(98n, 100n));
});

test.each([
  ['1,2,3', [7, 4, 2, 3], '2,3,'],
  ['1,2,3', [1, 7, 2, 3], '1,3,'],
  ['1,1,2', [7, 1, 4, 2], '1,2,'],
  ['1,1,2', [1, 3, 7, 2], '1,1,'],
  ['2,2,2', [4, 7, 5, 1], '2,2,'],
])('%s with %j is paid the price of %s', (line, result, others) => {
  const [priced = ''] = shape.countPriced(shape.parse(others) ?? []).keys();
  expect(pay(line, result)).toEqual(computePrices(play, priced, 1_960)[0]);
});

test.each([
  ['1,2,3', [7, 1, 2, 3]],
  ['1,2,3', [2, 7, 1, 3]],
  ['3,3,3', [1, 2, 3, 7]],
])('%s with %j loses: one leg ties or none, and another is wrong', (line, result) => {
  expect(pay(line, result)).toEqual(ratio(0n));
});

test('the most that a line can be paid is more than on a tie', () => {
  const selection = shape.parse('1,2,') ?? [];
  const payMost = shape.findMost(selection, ({ outcome }) => (outcome[0] === 1 ? 5n : 3n));
  expect(payMost).toBe(5n);
});
