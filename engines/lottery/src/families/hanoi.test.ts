import { expect, test } from 'vitest';
import { hanoi } from './hanoi.ts';
import { getPayout, listUntested, readResult, type PayoutCase } from './testing.ts';

// Special prize 60449, first prize 81337.
const result = readResult('60449 81337');

// At series 1800 and a stake of 100.
const cases: readonly PayoutCase[] = [
  ['top4_direct', '0449', 900_000],
  ['top4_direct', '6044', 0],
  ['top4_tote', '9440', 75_000],
  ['top4_tote', '0049', 0],
  ['top3_direct', '449', 90_000],
  ['top3_direct', '337', 0],
  ['top3_tote', '944', 30_000],
  ['top3_tote', '994', 0],
  ['top2_direct', '49', 9_000],
  ['top2_direct', '37', 0],
  ['bottom2_direct', '37', 9_000],
  ['bottom2_direct', '49', 0],
  ['top3_any2', '49', 1_666],
  ['top3_any2', '04', 0],
  ['top3_run', '4', 332],
  ['top3_run', '0', 0],
  ['bottom2_run', '3', 473],
  ['bottom2_run', '9', 0],
  ['top2_sides', 'small,odd', 360],
  ['top2_sides', 'big', 0],
  ['bottom2_sides', 'small,odd', 360],
  ['bottom2_sides', 'even', 0],
  ['top4_thousands', 'small,even', 360],
  ['top4_thousands', 'big', 0],
  ['top4_hundreds', 'even', 180],
  ['top4_hundreds', 'odd', 0],
  ['top4_tens', 'small', 180],
  ['top4_tens', 'big', 0],
  ['top4_ones', 'big,odd', 360],
  ['top4_ones', 'small', 0],
  ['top3_sum', '7', 900],
  ['top3_sum', '3', 0],
  ['top2_sum', '3', 900],
  ['top2_sum', '7', 0],
  ['bottom2_sum', '0', 900],
  ['bottom2_sum', '3', 0],
];

test.each(cases)('%s %s is paid %d', (...one) => {
  expect(getPayout(hanoi, one, result, 1_800)).toBe(one[2]);
});

test('every play has a winning and a losing case', () => {
  expect(listUntested(hanoi, cases)).toEqual([]);
});
