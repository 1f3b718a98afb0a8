import { loadLotteryGame } from './load-lottery-game.ts';
import { expect, test } from 'vitest';
import {
  findPlayGroup,
  getPlay,
  getSides,
  computeSum,
  listChosen,
  listPlayLabels,
} from './play-labels.ts';

const k3 = await loadLotteryGame('k3');
if (!k3) throw new Error('there is no K3');

test('an unknown play has no words and opens the first tab', () => {
  expect(getPlay('k3', 'toString')).toBeUndefined();
  expect(getPlay('k4', 'sum')).toBeUndefined();
  expect(findPlayGroup(k3, 'toString')).toBe('sum');
  expect(findPlayGroup(k3, undefined)).toBe('sum');
  expect(findPlayGroup(k3, 'two_different')).toBe('different');
});

test.each([
  ['two_different', '1+2,3+6', ['1+2', '3+6']],
  ['big', '-', []],
])('%s %s chooses %j', (code, selection, pieces) => {
  const play = getPlay('k3', code);
  expect(play && listChosen(play, selection)).toEqual(pieces);
});

test.each([
  ['parlay', '1,,5,,,', 'odd | – | red | – | – | –'],
  ['zodiac_hit2', '0107', 'rat, horse'],
  ['linked_all2', '05,1230', '05 | 12 30'],
])('%s %s of HK6 chooses %s', async (code, selection, chosen) => {
  await loadLotteryGame('hk6');
  const play = getPlay('hk6', code);
  expect(play && listChosen(play, selection)).toEqual([chosen]);
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

test('a play is named with its tab where another tab has a play of that name', async () => {
  await loadLotteryGame('ssc5');
  const nameOf = (game: string, play: string) => listPlayLabels(game, play).map(({ en }) => en);
  expect(nameOf('k3', 'big')).toEqual(['Big']);
  expect(nameOf('ssc5', 'last2_direct')).toEqual(['Last two digits', 'Direct']);
  expect(nameOf('ssc5', 'toString')).toEqual([]);
});
