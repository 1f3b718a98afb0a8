// Goal: a climb that can be worked out with a pencil has this average.
import { ratio } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import { computeClimbAverage } from './climbing-spins.ts';

const spins = (give: number) => ({
  ways: 4,
  byAward: new Map([
    [
      0,
      new Map([
        [0, 2],
        [100, 2 - give],
      ] as const),
    ],
    [2, new Map([[100, give]])],
  ]),
});

test('two spins at 1, of which half pay, are 1 and then 1 or 2 times a half', () => {
  const climb = { from: 1, to: 10, award: 2 };
  // 100 / 2, and then 100 / 2 times the average of 1 and 2.
  expect(computeClimbAverage(spins(0), climb)).toEqual(ratio(125n));
});

test('a climb that is at its end at once is a series of equal spins', () => {
  // Each of two spins pays 50 and gives two more with chance 1/4: two times as many in all.
  expect(computeClimbAverage(spins(1), { from: 1, to: 1, award: 2 })).toEqual(ratio(200n));
});
