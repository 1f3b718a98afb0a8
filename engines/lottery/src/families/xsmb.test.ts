import { expect, test } from 'vitest';
import { formatPrices, getPayout, listUntested, readResult, type PayoutCase } from './testing.ts';
import { xsmb } from './xsmb.ts';

// Six prizes end in 27; no tail begins with 7, and none ends in 6.
const result = readResult(`
  30427
  91855
  46327 80013
  12345 67890 24680 13529 98765 43210
  0427 1518 9033 7744
  2001 3112 4223 5334 6455 7565
  427 088 199
  27 27 05 61
`);

// At series 1800 and a stake of 100.
const cases: readonly PayoutCase[] = [
  ['de', '27', 9_000],
  ['de', '55', 0],
  ['de_dau', '30', 9_000],
  ['de_dau', '27', 0],
  ['de_g1', '55', 9_000],
  ['de_g1', '91', 0],
  ['de_g1_dau', '91', 9_000],
  ['de_g1_dau', '55', 0],
  ['cang3', '427', 90_000],
  ['cang3', '304', 0],
  ['cang4', '0427', 900_000],
  ['cang4', '3042', 0],
  // Each repeat of the number pays again.
  ['lo2', '27', 6 * 333],
  ['lo2', '27,55', 8 * 333],
  ['lo2', '07', 0],
  ['lo2_dau', '42', 2 * 333],
  ['lo2_dau', '55', 0],
  // Special prize, G4 and G6.
  ['lo3', '427', 3 * 3_913],
  ['lo3', '027', 0],
  ['lo4', '0427', 2 * 45_000],
  ['lo4', '3042', 0],
  ['g7', '27', 2 * 2_250],
  ['g7', '05,61', 2 * 2_250],
  ['g7', '55', 0],
  ['g6', '427', 30_000],
  ['g6', '327', 0],
  ['xien2', '2755', 1_639],
  ['xien2', '132755', 3 * 1_639],
  ['xien2', '072755', 1_639],
  ['xien2', '0727', 0],
  ['xien3', '132755', 7_318],
  ['xien3', '072755', 0],
  ['xien4', '01132755', 33_708],
  ['xien4', '07132755', 0],
  ['truot4', '00020304', 270],
  // Of five lines with 00, 02, 03, 04 and 01, only the one without 01 wins.
  ['truot4', '0001020304', 270],
  ['truot4', '00010203', 0],
  ['truot8', '0002030406070809', 855],
  ['truot8', '0102030406070809', 0],
  ['truot10', '00020304060708091114', 1_547],
  ['truot10', '00020304060708091112', 0],
  ['cam_dau', '7', 1_547],
  ['cam_dau', '0', 0],
  ['cam_duoi', '6', 1_547],
  ['cam_duoi', '7', 0],
  ['special_dau', '2', 900],
  ['special_dau', '7', 0],
  ['special_dit', '7', 900],
  ['special_dit', '2', 0],
  ['special_tong', '9', 900],
  ['special_tong', '7', 0],
  ['special_cham', '2,7', 2 * 473],
  ['special_cham', '3', 0],
  // Set 22 is 22, 27, 72 and 77.
  ['special_bo', '22', 2_250],
  ['special_bo', '02', 0],
  ['special_kep', 'shadow', 900],
  ['special_kep', 'equal', 0],
  ['special_sides', 'small,odd', 360],
  ['special_sides', 'big', 0],
  ['special_side_pair', 'small_odd', 360],
  ['special_side_pair', 'big_odd', 0],
  ['g1_dau', '5', 900],
  ['g1_dau', '9', 0],
  ['g1_dit', '5', 900],
  ['g1_dit', '1', 0],
  // 5 and 5 are 10.
  ['g1_tong', '0', 900],
  ['g1_tong', '5', 0],
  ['g1_cham', '5', 473],
  ['g1_cham', '9', 0],
  ['g1_bo', '00', 2_250],
  ['g1_bo', '11', 0],
  ['g1_kep', 'equal', 900],
  ['g1_kep', 'shadow', 0],
  ['g1_sides', 'big,odd', 360],
  ['g1_sides', 'even', 0],
  ['g1_side_pair', 'big_odd', 360],
  ['g1_side_pair', 'big_even', 0],
];

test.each(cases)('%s %s is paid %d', (...one) => {
  expect(getPayout(xsmb, one, result, 1_800)).toBe(one[2]);
});

test('every play has a winning and a losing case', () => {
  expect(listUntested(xsmb, cases)).toEqual([]);
});

// The published prices, at the return of each; a lô point is a stake on all places together.
test.each([
  ['de', 1_400, 1n, '70.00'],
  ['de', 1_980, 1n, '99.00'],
  ['lo2', 1_980, 27n, '99.00'],
  ['lo2', 1_500, 27n, '75.00'],
  ['lo3', 1_300, 23n, '650.00'],
  ['lo4', 1_100, 20n, '5500.00'],
  ['cang3', 1_920, 1n, '960.00'],
])('%s at series %d pays as published for a stake of %d', (play, series, stake, price) => {
  expect(formatPrices(xsmb, play, 'line', { series, stake })).toEqual([price]);
});

test('a set of two digits from different shadows has eight numbers', () => {
  const win = ['01', '06', '51', '56', '10', '60', '15', '65'];
  for (const tail of win) {
    const drawn = readResult(`304${tail}`).concat(result.slice(5));
    expect(getPayout(xsmb, ['special_bo', '01'], drawn, 1_800)).toBe(1_125);
  }
});

test('the prizes are 27 numbers, in the order of the result', () => {
  const cells = xsmb.prizes?.flatMap((prize) => prize.cells) ?? [];
  expect(cells).toHaveLength(27);
  expect(cells.flat()).toEqual(result.map((_, place) => place));
});
