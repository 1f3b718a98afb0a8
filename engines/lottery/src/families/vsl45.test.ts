import { expect, test } from 'vitest';
import { listWithoutRow, getPublishedPrize, type SettledRow } from './testing.ts';
import { vsl45 } from './vsl45.ts';

const drawn = [44, 3, 17, 28, 9, 36];
const lowest = [1, 2, 4, 6, 8, 10];

/** Prizes for a stake of 2 at the series 1800, counted by hand. */
const rows: readonly SettledRow[] = [
  ['main', '030917283640', drawn, '12477.53', lowest],
  ['main', '030917283644', drawn, '12477.53', lowest],
  ['main', '030917284041', drawn, '395.71', lowest],
  ['main', '030917404142', drawn, '40.10', lowest],
  // Seven numbers with three hits: four lines have all three, three have two.
  ['main', '03091740414243', drawn, '160.40', lowest],
  // Seven numbers with five hits: two lines have all five, five have four.
  ['main', '03091728364041', drawn, '26933.61', lowest],
  ['jackpot', '030917283640', drawn, '6265.43', lowest],
  ['jackpot', '030917284041', drawn, '131.90', lowest],
  ['jackpot', '030917404142', drawn, '16.04', lowest],
  ['few1', '36', drawn, '13.50', lowest],
  ['few2', '0336', drawn, '118.80', lowest],
  ['few2', '033644', drawn, '356.40', lowest],
  ['few3', '033644', drawn, '1277.10', lowest],
  ['few4', '03283644', drawn, '17879.40', lowest],
  ['sum_size', 'small', drawn, '3.60', [45, 44, 43, 42, 41, 40]],
  ['sum_size', 'big', [45, 44, 43, 42, 41, 40], '3.60', lowest],
  ['sum_parity', 'odd', drawn, '3.59', [45, 44, 43, 42, 41, 39]],
  ['sum_parity', 'even', [45, 44, 43, 42, 41, 39], '3.60', drawn],
  ['odd_count', '3', drawn, '5.37', lowest],
  ['odd_count', '1', lowest, '24.20', drawn],
  ['odd_count', '6', [1, 3, 5, 7, 9, 11], '145.23', drawn],
  ['odd_count', '0', [2, 4, 6, 8, 10, 12], '196.49', drawn],
];

test.each(rows)('%s %s on %j pays %s, on %j nothing', (code, text, won, paid, lost) => {
  expect(getPublishedPrize(vsl45, code, text, won)).toBe(paid);
  expect(getPublishedPrize(vsl45, code, text, lost)).toBe('0.00');
});

test('every play has a row', () => {
  expect(listWithoutRow(vsl45, rows)).toEqual([]);
});

test('a sum of 138 returns the stake on big and small, and is even', () => {
  const middle = [1, 45, 2, 44, 3, 43];
  expect(getPublishedPrize(vsl45, 'sum_size', 'big', middle)).toBe('2.00');
  expect(getPublishedPrize(vsl45, 'sum_size', 'small', middle)).toBe('2.00');
  expect(getPublishedPrize(vsl45, 'sum_parity', 'even', middle)).toBe('3.60');
  expect(getPublishedPrize(vsl45, 'sum_size', 'big', middle.with(0, 4))).toBe('3.60');
});

test.each([
  [6, 1],
  [7, 7],
  [12, 924],
  [18, 18_564],
])('a system of %i numbers has %i lines', (size, lines) => {
  const { shape } = vsl45.plays.get('main')!;
  const text = Array.from({ length: size }, (_, index) => `${index + 11}`).join('');
  expect(shape.countLines(shape.parse(text)!)).toBe(lines);
});

test('a system of 5 or 19 numbers is none', () => {
  const { shape } = vsl45.plays.get('main')!;
  for (const size of [5, 19]) {
    const text = Array.from({ length: size }, (_, index) => `${index + 11}`).join('');
    expect(shape.parse(text)).toBeUndefined();
  }
});
