import { expect, test } from 'vitest';
import { keno20 } from './keno20.ts';
import { listWithoutRow, getPublishedPrize, type SettledRow } from './testing.ts';

const drawn = [4, 19, 7, 12, 1, 15, 20, 10];
const swapped = drawn.toReversed();
const lowest = [1, 2, 3, 4, 5, 6, 7, 8];
const highest = [20, 19, 18, 17, 16, 15, 14, 13];

/** Prizes for a stake of 2 at the series 1800, counted by hand. */
const rows: readonly SettledRow[] = [
  ['pick1', '15', drawn, '4.50', lowest],
  ['pick1', '041516', drawn, '9.00', [1, 2, 3, 5, 6, 7, 8, 9]],
  ['pick2', ',0415', drawn, '12.21', lowest],
  ['pick2', '15,020419', drawn, '24.42', lowest],
  ['pick3', ',041519', drawn, '36.64', lowest],
  ['pick4', '20,041519', drawn, '124.58', lowest],
  ['pick5', ',0104151920', drawn, '498.34', lowest],
  ['first3_direct', '04,19,07', drawn, '12312.00', swapped],
  ['first3_group', ',040719', drawn, '2052.00', swapped],
  ['first3_group', '07,041519', drawn, '2052.00', swapped],
  ['place_direct', ',,,,,15,,', drawn, '36.00', swapped],
  ['place_direct', '0419,19,,,,,,', drawn, '72.00', lowest],
  ['sum_size', 'big', drawn, '3.60', lowest],
  ['sum_size', 'small', lowest, '3.60', drawn],
  ['sum_parity', 'even', drawn, '3.59', lowest.with(7, 9)],
  ['sum_parity', 'odd', lowest.with(7, 9), '3.60', drawn],
  ['sum_tail_size', 'big', drawn, '3.60', highest],
  ['sum_tail_size', 'small', highest, '3.59', drawn],
  ['dragon_1v8', 'tiger', drawn, '3.60', swapped],
  ['dragon_2v7', 'tiger', drawn, '3.60', swapped],
  ['dragon_3v6', 'tiger', drawn, '3.60', swapped],
  ['dragon_4v5', 'dragon', drawn, '3.60', swapped],
  ...drawn.flatMap((ball, index): SettledRow[] => {
    // Each ball exchanged for one of the other half and of the other parity.
    const lost = drawn.map((one) => 21 - one);
    return [
      [`place${index + 1}_size`, ball >= 11 ? 'big' : 'small', drawn, '3.60', lost],
      [`place${index + 1}_parity`, ball % 2 === 1 ? 'odd' : 'even', drawn, '3.60', lost],
    ];
  }),
];

test.each(rows)('%s %s on %j pays %s, on %j nothing', (code, text, won, paid, lost) => {
  expect(getPublishedPrize(keno20, code, text, won)).toBe(paid);
  expect(getPublishedPrize(keno20, code, text, lost)).toBe('0.00');
});

test('every play has a row', () => {
  expect(listWithoutRow(keno20, rows)).toEqual([]);
});

test('a sum of 84 returns the stake on big and small, and is even', () => {
  const middle = [1, 20, 2, 19, 3, 18, 4, 17];
  expect(getPublishedPrize(keno20, 'sum_size', 'big', middle)).toBe('2.00');
  expect(getPublishedPrize(keno20, 'sum_size', 'small', middle)).toBe('2.00');
  expect(getPublishedPrize(keno20, 'sum_parity', 'even', middle)).toBe('3.59');
  expect(getPublishedPrize(keno20, 'sum_size', 'big', middle.with(4, 5))).toBe('3.60');
});
