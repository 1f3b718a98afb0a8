import { ratio } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import type { Play } from './game-engine.ts';
import { computeOdds } from './game-odds.ts';

const odds = (...plays: Play<{ steps: number }>[]) =>
  computeOdds({ code: 'toy', plays: () => plays });

const half: Play<{ steps: number }> = {
  choice: { steps: 1 },
  ways: 2n,
  wins: [{ ways: 1n, pays: ratio(2n) }],
};

test('a fair coin pays in half of all rounds, and deviates by one stake', () => {
  expect(odds(half)).toEqual({
    hitRate: { least: 0.5, most: 0.5 },
    deviation: { least: 1, most: 1 },
    topPay: '2',
    topChance: 0.5,
    isPerStep: true,
  });
});

test('the figures of several plays are bounds, and the top is that of the likeliest play', () => {
  const wins = [
    { ways: 1n, pays: ratio(5n, 2n) },
    { ways: 2n, pays: ratio(5n, 2n) },
    { ways: 3n, pays: ratio(0n) },
    { ways: 0n, pays: ratio(100n) },
  ];
  const rare = { ...half, ways: 100n, wins: [{ ways: 1n, pays: ratio(5n, 2n) }] };
  const found = odds(rare, { choice: { steps: 2 }, ways: 10n, wins }, half);
  expect(found).toMatchObject({
    hitRate: { least: 0.01, most: 0.5 },
    topPay: '5/2',
    topChance: 0.3,
    isPerStep: false,
  });
  expect(found.deviation.most).toBeCloseTo(Math.sqrt(0.3 * 6.25 - 0.75 ** 2), 12);
});

test('numbers that are too large for floats keep their shares', () => {
  const many = 10n ** 400n;
  const { hitRate, deviation } = odds({
    choice: { steps: 1 },
    ways: 2n * many,
    wins: [{ ways: many, pays: ratio(2n) }],
  });
  expect([hitRate.least, deviation.least]).toEqual([0.5, 1]);
});

test('a game without plays has no odds', () => {
  expect(() => odds()).toThrow('toy lists no plays');
});
