import { expect, test } from 'vitest';
import { countSums } from './count-tumbles.ts';
import { buildTumbles, listAwards } from './play-tumbles.ts';
import type { TumbleSheet } from './tumble-sheet.ts';

const name = { bn: '', en: '' };

const sheet: TumbleSheet = {
  code: 'awards',
  scope: 'awards/1',
  title: name,
  rows: 2,
  symbols: [{ letter: 'S', name, pays: {} }],
  reels: ['S', 'S'],
  wins: 'anywhere',
  trail: [1],
  scatter: { letter: 'S', pays: {}, freeSpins: { 2: 5, 4: 8 } },
  top: 100,
};

test('so many scatters or more give free spins, up to the next number', () => {
  expect(listAwards(sheet)).toEqual([0, 0, 5, 5, 8]);
});

test('a sheet that gives free spins without describing them is refused', () => {
  expect(() => buildTumbles(sheet)).toThrow('does not describe');
});

test('two tiles of 2, 2 or 3 have sums of 4, 5 and 6 in 4, 4 and 1 ways', () => {
  const sums = [...countSums([2, 2, 3], 2)].toSorted(([one], [other]) => one - other);
  expect(sums).toEqual([
    [4, 4],
    [5, 4],
    [6, 1],
  ]);
});
