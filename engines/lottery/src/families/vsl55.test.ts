import { expect, test } from 'vitest';
import { listWithoutRow, getPublishedPrize, type SettledRow } from './testing.ts';
import { vsl55 } from './vsl55.ts';

/** Six balls, and 50 as the bonus ball. */
const drawn = [44, 3, 17, 28, 9, 36, 50];
const lowest = [1, 2, 4, 6, 8, 10, 55];

/** Prizes for a stake of 2 at the series 1800, counted by hand. */
const rows: readonly SettledRow[] = [
  ['main', '030917283644', drawn, '149089.75', lowest],
  ['main', '030917283650', drawn, '149089.75', lowest],
  ['main', '030917283640', drawn, '32613.38', lowest],
  ['main', '030917284050', drawn, '887.43', lowest],
  ['main', '030917284041', drawn, '887.43', lowest],
  ['main', '030917405052', drawn, '70.80', lowest],
  // Five hits, the bonus ball and another: one line with the bonus ball, one with the other ball,
  // five with four hits.
  ['main', '03091728364050', drawn, '186140.28', lowest],
  ['jackpot', '030917283640', drawn, '18118.54', lowest],
  ['jackpot', '030917284050', drawn, '295.81', lowest],
  ['jackpot', '030917405052', drawn, '28.32', lowest],
  ['few1', '36', drawn, '16.50', lowest],
  ['few2', '0336', drawn, '178.20', lowest],
  ['few3', '033644', drawn, '2361.15', lowest],
  ['few4', '03283644', drawn, '40926.60', lowest],
  ['bonus1', '50', drawn, '99.00', lowest],
  ['bonus1', '034450', drawn, '99.00', lowest],
  ['sum_size', 'small', drawn, '3.60', [55, 54, 53, 52, 51, 50, 1]],
  ['sum_size', 'big', [55, 54, 53, 52, 51, 50, 1], '3.60', drawn],
  ['sum_parity', 'odd', drawn, '3.59', drawn.with(0, 43)],
  ['sum_parity', 'even', drawn.with(0, 43), '3.60', drawn],
  ['odd_count', '3', drawn, '5.44', lowest],
  ['odd_count', '1', lowest, '23.08', drawn],
];

test.each(rows)('%s %s on %j pays %s, on %j nothing', (code, text, won, paid, lost) => {
  expect(getPublishedPrize(vsl55, code, text, won)).toBe(paid);
  expect(getPublishedPrize(vsl55, code, text, lost)).toBe('0.00');
});

test('every play has a row', () => {
  expect(listWithoutRow(vsl55, rows)).toEqual([]);
});

test('the bonus ball alone wins nothing but its own play', () => {
  for (const [code, text] of [
    ['few1', '50'],
    ['few2', '0350'],
    ['main', '030940415051'],
  ] as const)
    expect(getPublishedPrize(vsl55, code, text, drawn)).toBe('0.00');
});

test('a sum of 168 returns the stake on big and small, whatever the bonus ball is', () => {
  const middle = [1, 55, 2, 54, 3, 53, 20];
  expect(getPublishedPrize(vsl55, 'sum_size', 'big', middle)).toBe('2.00');
  expect(getPublishedPrize(vsl55, 'sum_size', 'small', middle.with(6, 21))).toBe('2.00');
  expect(getPublishedPrize(vsl55, 'sum_size', 'small', middle.with(5, 52))).toBe('3.60');
  expect(getPublishedPrize(vsl55, 'sum_parity', 'even', middle.with(6, 21))).toBe('3.60');
});
