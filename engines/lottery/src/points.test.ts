import { minor } from '@khelaghor/money/minor.ts';
import { payout } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import { k3 } from './families/k3.ts';
import { xsmb } from './families/xsmb.ts';
import { xsmn } from './families/xsmn.ts';
import { computePointStake, isPaidPerHit } from './points.ts';
import { computePrices } from './prices.ts';

test.each([
  // 27 places of 100: a point costs 27 / 0.98 = 27.55..., rounded up.
  ['lo2', 1_960, 2_756],
  ['lo2', 1_980, 2_728],
  // 23 places of 1,000 at 98 %.
  ['lo3', 1_960, 235],
  ['g7', 1_960, 409],
])('a point of %s at the series %d costs %d', (code, series, stake) => {
  const play = xsmb.plays.get(code);
  expect(play && Number(computePointStake(play, series))).toBe(stake);
});

const points = [xsmb, xsmn].flatMap((family) => [...family.plays.values()].filter(isPaidPerHit));

test.each(points)('a hit of one point of $code pays 100, and of less does not', (play) => {
  const stake = computePointStake(play, 1_960);
  const [price] = computePrices(play, play.shape.prices[0] ?? '', 1_960);
  if (!price) throw new Error('no price');
  expect(payout(stake, price, 'floor')).toBeGreaterThanOrEqual(100_00n);
  expect(payout(minor(stake - 1n), price, 'floor')).toBeLessThan(100_00n);
});

test('points are of plays that pay each line several times, at one price', () => {
  expect([...xsmb.plays.values()].filter(isPaidPerHit).map(({ code }) => code)).toEqual([
    'lo2',
    'lo2_dau',
    'lo3',
    'lo4',
    'g7',
    'g6',
  ]);
  expect([...k3.plays.values()].filter(isPaidPerHit)).toEqual([]);
  const single = xsmb.plays.get('cang3');
  expect(() => single && computePointStake(single, 1_960)).toThrow(RangeError);
});
