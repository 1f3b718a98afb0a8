import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';
import { expect, test } from 'vitest';
import { listWinCells } from './win-cells.ts';

const name = { bn: '', en: '' };

const sheet: SlotSheet = {
  code: 'small',
  scope: 'small/1',
  title: name,
  rows: 2,
  symbols: [
    { letter: 'W', name, pays: {}, isWild: true },
    { letter: 'A', name, pays: { 2: 100, 3: 300 } },
    { letter: 'S', name, pays: {} },
  ],
  reels: ['WAS', 'WAS', 'WAS'],
  lines: [
    [0, 0, 0],
    [1, 0, 1],
  ],
  scatter: { letter: 'S', pays: { 3: 500 }, freeSpins: {} },
  top: 1_000,
};

const window = [
  ['A', 'S'],
  ['W', 'S'],
  ['S', 'A'],
];

test.each([
  ['line', 'A', 2, 1, ['0.0', '1.0']],
  ['line', 'A', 3, 2, ['0.1', '1.0', '2.1']],
  ['ways', 'A', 2, 1, ['0.0', '1.0']],
  ['ways', 'A', 3, 1, ['0.0', '1.0', '2.1']],
  ['scatter', 'S', 3, 0, ['0.1', '1.1', '2.0']],
  ['expanded', 'A', 2, 0, ['0.0', '0.1', '2.0', '2.1']],
] as const)('a win by %s of %s on %d at place %d is made of %o', (...row) => {
  const [kind, letter, count, place, cells] = row;
  const win = { kind, letter, count, place, hundredths: 100 };
  expect(listWinCells(sheet, window, win).map(({ reel, row: at }) => `${reel}.${at}`)).toEqual(
    cells,
  );
});
