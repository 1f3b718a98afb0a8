import { expect, test } from 'vitest';
import { lao } from './lao.ts';
import { getPayout, listUntested, readResult, type PayoutCase } from './testing.ts';

const result = readResult('7382');

// At series 1800 and a stake of 100.
const cases: readonly PayoutCase[] = [
  ['top4_direct', '7382', 900_000],
  ['top4_direct', '7328', 0],
  ['top4_tote', '2378', 37_500],
  ['top4_tote', '2338', 0],
  ['top3_direct', '382', 90_000],
  ['top3_direct', '738', 0],
  ['top3_tote', '823', 15_000],
  ['top3_tote', '738', 0],
  ['top2_direct', '82', 9_000],
  ['top2_direct', '73', 0],
  ['bottom2_direct', '73', 9_000],
  ['bottom2_direct', '82', 0],
  ['top3_any2', '28', 1_666],
  ['top3_any2', '238', 3 * 1_666],
  ['top3_any2', '27', 0],
  ['top3_run', '3', 332],
  ['top3_run', '7', 0],
  ['bottom2_run', '7', 473],
  ['bottom2_run', '8', 0],
  ['top2_sides', 'big,even', 360],
  ['top2_sides', 'odd', 0],
  ['bottom2_sides', 'big,odd', 360],
  ['bottom2_sides', 'small', 0],
  ['top4_thousands', 'big,odd', 360],
  ['top4_thousands', 'even', 0],
  ['top4_hundreds', 'small', 180],
  ['top4_hundreds', 'big', 0],
  ['top4_tens', 'even', 180],
  ['top4_tens', 'small', 0],
  ['top4_ones', 'small', 180],
  ['top4_ones', 'odd', 0],
  ['top3_sum', '3', 900],
  ['top3_sum', '0', 0],
  ['top2_sum', '0', 900],
  ['top2_sum', '3', 0],
  ['bottom2_sum', '0', 900],
  ['bottom2_sum', '1', 0],
];

test.each(cases)('%s %s is paid %d', (...one) => {
  expect(getPayout(lao, one, result, 1_800)).toBe(one[2]);
});

test('every play has a winning and a losing case', () => {
  expect(listUntested(lao, cases)).toEqual([]);
});

test('a tote of four digits pays more the fewer orders it has', () => {
  const pay = (number: string) => getPayout(lao, ['top4_tote', number], readResult(number), 1_800);
  expect(['1234', '1123', '1122', '1112'].map(pay)).toEqual([37_500, 75_000, 150_000, 225_000]);
});
