import { expect, test } from 'vitest';
import { loadLotteryGame } from './load-lottery-game.ts';
import { findPlayGroup, getPlay, getSides, computeSum } from './play-labels.ts';

const k3 = await loadLotteryGame('k3');
if (!k3) throw new Error('there is no K3');

test('an unknown play has no words and opens the first tab', () => {
  expect(getPlay('k3', 'toString')).toBeUndefined();
  expect(getPlay('k4', 'sum')).toBeUndefined();
  expect(findPlayGroup(k3, 'toString')).toBe('sum');
  expect(findPlayGroup(k3, undefined)).toBe('sum');
  expect(findPlayGroup(k3, 'two_different')).toBe('different');
});

test.each<[readonly number[], number, readonly string[]]>([
  [[2, 5, 6], 13, ['Big', 'Odd']],
  [[1, 1, 2], 4, ['Small', 'Even']],
  [[4, 4, 4], 12, ['Any triple']],
  [[6, 6, 5], 17, ['Big', 'Odd']],
])('the dice %j make %s and are %j', (dice, total, names) => {
  expect(computeSum(dice)).toBe(total);
  expect(getSides(k3, dice).map(({ en }) => en)).toEqual(names);
});
