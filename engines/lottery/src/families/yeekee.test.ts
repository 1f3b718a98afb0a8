import { expect, test } from 'vitest';
import { getPayout, listUntested, readResult, type PayoutCase } from './testing.ts';
import { yeekee } from './yeekee.ts';

// Bottom 94, top 016.
const result = readResult('94016');

// At series 1800 and a stake of 100.
const cases: readonly PayoutCase[] = [
  ['top3_direct', '016', 90_000],
  ['top3_direct', '940', 0],
  ['top3_tote', '610', 15_000],
  ['top3_tote', '110', 0],
  ['top2_direct', '16', 9_000],
  ['top2_direct', '94', 0],
  ['bottom2_direct', '94', 9_000],
  ['bottom2_direct', '16', 0],
  ['top3_any2', '06', 1_666],
  ['top3_any2', '49', 0],
  ['top3_run', '0', 332],
  ['top3_run', '9', 0],
  ['bottom2_run', '9', 473],
  ['bottom2_run', '0', 0],
  ['top2_sides', 'small,even', 360],
  ['top2_sides', 'odd', 0],
  ['bottom2_sides', 'big', 180],
  ['bottom2_sides', 'small', 0],
  ['top3_hundreds', 'small,even', 360],
  ['top3_hundreds', 'big', 0],
  ['top3_tens', 'odd', 180],
  ['top3_tens', 'even', 0],
  ['top3_ones', 'big', 180],
  ['top3_ones', 'small', 0],
  ['bottom2_tens', 'big,odd', 360],
  ['bottom2_tens', 'even', 0],
  ['bottom2_ones', 'small', 180],
  ['bottom2_ones', 'big', 0],
  ['top3_sum', '7', 900],
  ['top3_sum', '0', 0],
  ['top2_sum', '7', 900],
  ['top2_sum', '6', 0],
  ['bottom2_sum', '3', 900],
  ['bottom2_sum', '4', 0],
  ['all5_direct', '94016', 9_000_000],
  ['all5_direct', '94061', 0],
  // 5631 of 100,000 numbers have the digit sum 20.
  ['all5_sum', '20', 1_598],
  ['all5_sum', '21', 0],
  ['all5_sum_sides', 'small,even', 360],
  ['all5_sum_sides', 'big', 0],
];

test.each(cases)('%s %s is paid %d', (...one) => {
  expect(getPayout(yeekee, one, result, 1_800)).toBe(one[2]);
});

test('every play has a winning and a losing case', () => {
  expect(listUntested(yeekee, cases)).toEqual([]);
});
