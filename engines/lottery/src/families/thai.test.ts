import { expect, test } from 'vitest';
import { formatPrices, getPayout, listUntested, readResult, type PayoutCase } from './testing.ts';
import { thai } from './thai.ts';

// First prize 458225; front three 122 and 917; last three 122 and 305; last two 09.
const result = readResult('458225  122 917  122 305  09');

// At series 1800 and a stake of 100.
const cases: readonly PayoutCase[] = [
  ['first_direct', '458225', 90_000_000],
  ['first_direct', '458226', 0],
  ['top3_direct', '225', 90_000],
  ['top3_direct', '252', 0],
  // 225 has three orders.
  ['top3_tote', '522', 30_000],
  ['top3_tote', '255', 0],
  // Two numbers are drawn: twice the chance, half the price.
  ['front3_direct', '122', 45_000],
  ['front3_direct', '122,917', 90_000],
  ['front3_direct', '305', 0],
  ['front3_tote', '791', 7_500],
  ['front3_tote', '211', 0],
  ['bottom3_direct', '305', 45_000],
  ['bottom3_direct', '917', 0],
  ['bottom3_tote', '221', 15_000],
  ['bottom3_tote', '053', 7_500],
  ['bottom3_tote', '179', 0],
  ['top2_direct', '25', 9_000],
  ['top2_direct', '52', 0],
  ['bottom2_direct', '09', 9_000],
  ['bottom2_direct', '90', 0],
  // 54 of 1000 numbers have two named digits.
  ['top3_any2', '25', 1_666],
  ['top3_any2', '0258', 1_666],
  ['top3_any2', '28', 0],
  // 271 of 1000 numbers have a named digit; 2 comes twice and is paid once.
  ['top3_run', '2', 332],
  ['top3_run', '2,5', 664],
  ['top3_run', '8', 0],
  ['bottom2_run', '0', 473],
  ['bottom2_run', '2', 0],
  ['top2_sides', 'small,odd', 360],
  ['top2_sides', 'big', 0],
  ['bottom2_sides', 'small', 180],
  ['bottom2_sides', 'even', 0],
  ['top3_hundreds', 'small', 180],
  ['top3_hundreds', 'odd', 0],
  ['top3_tens', 'even', 180],
  ['top3_tens', 'big', 0],
  ['top3_ones', 'big,odd', 360],
  ['top3_ones', 'small', 0],
  ['bottom2_tens', 'small', 180],
  ['bottom2_tens', 'big', 0],
  ['bottom2_ones', 'odd', 180],
  ['bottom2_ones', 'even', 0],
  ['top3_sum', '9', 900],
  ['top3_sum', '7', 0],
  ['top2_sum', '7', 900],
  ['top2_sum', '9', 0],
  ['bottom2_sum', '9', 900],
  ['bottom2_sum', '0', 0],
];

test.each(cases)('%s %s is paid %d', (...one) => {
  expect(getPayout(thai, one, result, 1_800)).toBe(one[2]);
});

test('every play has a winning and a losing case', () => {
  expect(listUntested(thai, cases)).toEqual([]);
});

test('a number drawn twice is paid twice', () => {
  const twice = readResult('458225  122 122  305 305  09');
  expect(getPayout(thai, ['front3_direct', '122'], twice, 1_800)).toBe(90_000);
  expect(getPayout(thai, ['bottom3_tote', '530'], twice, 1_800)).toBe(15_000);
});

test('numbers with all digits alike are no tote', () => {
  expect(thai.plays.get('top3_tote')?.shape.parse('222')).toBeUndefined();
});

// The usual prices return 90 %; houses pay a little less for runs: 3.2 and 4.2.
test.each([
  ['top3_direct', 'line', '900.00'],
  ['top3_tote', '6', '150.00'],
  ['top2_direct', 'line', '90.00'],
  ['bottom2_direct', 'line', '90.00'],
  ['top3_run', '0', '3.32'],
  ['bottom2_run', '0', '4.73'],
])('%s %s has the usual price', (play, priced, price) => {
  expect(formatPrices(thai, play, priced, { series: 1_800, stake: 1n })).toEqual([price]);
});
