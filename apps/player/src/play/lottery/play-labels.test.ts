import { K3 } from '@khelaghor/engine-lottery/public.ts';
import { expect, test } from 'vitest';
import { findPlayGroup, playGroups, getSides, computeSum, getPlayLabels } from './play-labels.ts';

test('every play of the engine has a name, a rule and exactly one tab', () => {
  for (const code of K3.plays.keys()) {
    expect(getPlayLabels(code)).not.toBeNull();
    expect(playGroups.filter(({ plays }) => plays.some((play) => play === code))).toHaveLength(1);
  }
  expect(playGroups.flatMap(({ plays }) => plays).toSorted()).toEqual(
    [...K3.plays.keys()].toSorted(),
  );
});

test('an unknown play has no name and opens the first tab', () => {
  expect(getPlayLabels('toString')).toBeNull();
  expect(findPlayGroup('toString')).toBe('sum');
  expect(findPlayGroup(undefined)).toBe('sum');
  expect(findPlayGroup('two_different')).toBe('pair');
});

test.each<[readonly number[], number, readonly string[]]>([
  [[2, 5, 6], 13, ['Big', 'Odd']],
  [[1, 1, 2], 4, ['Small', 'Even']],
  [[4, 4, 4], 12, ['Triple']],
  [[6, 6, 5], 17, ['Big', 'Odd']],
])('the dice %j make %s and are %j', (dice, total, names) => {
  expect(computeSum(dice)).toBe(total);
  expect(getSides(K3, dice).map(({ message }) => message)).toEqual(names);
});
