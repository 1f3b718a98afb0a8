import { expect, test } from 'vitest';
import { formatPrices, getPayout, listUntested, readResult, type PayoutCase } from './testing.ts';
import { xsmn } from './xsmn.ts';

// Four prizes end in 27; no tail begins with 6 or ends in 6.
const others = `
  50127
  66031
  10499 22008
  90072 41815 53340 19927 70443 82254 36688
  3427
  0472 5511 6619
`;
const result = readResult(`803427 ${others} 742 44`);

// At series 1800 and a stake of 100.
const cases: readonly PayoutCase[] = [
  ['dau', '44', 9_000],
  ['dau', '27', 0],
  ['duoi', '27', 9_000],
  ['duoi', '44', 0],
  ['xiu_chu_dau', '742', 90_000],
  ['xiu_chu_dau', '427', 0],
  ['xiu_chu_duoi', '427', 90_000],
  ['xiu_chu_duoi', '742', 0],
  ['cang4', '3427', 900_000],
  ['cang4', '8034', 0],
  ['dau_duoi', '27', 4_500],
  ['dau_duoi', '27,44', 9_000],
  ['dau_duoi', '42', 0],
  ['xiu_chu', '427', 45_000],
  ['xiu_chu', '427,742', 90_000],
  ['xiu_chu', '127', 0],
  // Both 742 and 427 have the digits 2, 4 and 7.
  ['xiu_chu_dao', '247', 2 * 7_500],
  ['xiu_chu_dao', '227', 0],
  ['bao2', '27', 4 * 500],
  ['bao2', '27,72', 6 * 500],
  ['bao2', '00', 0],
  ['bao2_dau', '66', 2 * 500],
  ['bao2_dau', '31', 0],
  ['bao3', '427', 2 * 5_294],
  ['bao3', '742', 5_294],
  ['bao3', '803', 0],
  ['bao4', '3427', 2 * 56_250],
  ['bao4', '0742', 0],
  // Special prize, G5, G6 and G7.
  ['bao3_dao', '274', 4 * 882],
  ['bao3_dao', '344', 1_764],
  ['bao3_dao', '001', 0],
  ['da_thang', '2772', 3_447],
  ['da_thang', '002772', 3_447],
  ['da_thang', '0027', 0],
  ['xien3', '273172', 22_997],
  ['xien3', '002731', 0],
  ['xien4', '08273172', 162_096],
  ['xien4', '00082731', 0],
  ['truot4', '00010203', 187],
  ['truot4', '00010208', 0],
  ['truot8', '0001020304050607', 403],
  ['truot8', '0001020304050608', 0],
  ['truot10', '00010203040506070910', 599],
  ['truot10', '00010203040506070809', 0],
  ['cam_dau', '6', 599],
  ['cam_dau', '2', 0],
  ['cam_duoi', '6', 599],
  ['cam_duoi', '7', 0],
  ['special_dau', '2', 900],
  ['special_dau', '7', 0],
  ['special_dit', '7', 900],
  ['special_dit', '2', 0],
  ['special_tong', '9', 900],
  ['special_tong', '8', 0],
  ['special_cham', '7', 473],
  ['special_cham', '4', 0],
  ['special_bo', '22', 2_250],
  ['special_bo', '44', 0],
  ['special_kep', 'shadow', 900],
  ['special_kep', 'equal', 0],
  ['special_sides', 'small,odd', 360],
  ['special_sides', 'even', 0],
  ['special_side_pair', 'small_odd', 360],
  ['special_side_pair', 'small_even', 0],
  ['g8_dau', '4', 900],
  ['g8_dau', '2', 0],
  ['g8_dit', '4', 900],
  ['g8_dit', '7', 0],
  ['g8_tong', '8', 900],
  ['g8_tong', '9', 0],
  // Both digits are 4: paid once.
  ['g8_cham', '4', 473],
  ['g8_cham', '2', 0],
  ['g8_bo', '44', 2_250],
  ['g8_bo', '22', 0],
  ['g8_kep', 'equal', 900],
  ['g8_kep', 'shadow', 0],
  ['g8_sides', 'small,even', 360],
  ['g8_sides', 'odd', 0],
  ['g8_side_pair', 'small_even', 360],
  ['g8_side_pair', 'small_odd', 0],
];

test.each(cases)('%s %s is paid %d', (...one) => {
  expect(getPayout(xsmn, one, result, 1_800)).toBe(one[2]);
});

test('every play has a winning and a losing case', () => {
  expect(listUntested(xsmn, cases)).toEqual([]);
});

test('a number in both prizes of đầu đuôi and xỉu chủ is paid twice', () => {
  const twice = readResult(`803427 ${others} 427 27`);
  expect(getPayout(xsmn, ['dau_duoi', '27'], twice, 1_800)).toBe(9_000);
  expect(getPayout(xsmn, ['xiu_chu', '427'], twice, 1_800)).toBe(90_000);
});

// The published prices, at the return of each, for a stake of 1 on each place.
test.each([
  ['dau', 1_500, 1n, '75.00'],
  ['dau_duoi', 1_500, 2n, '75.00'],
  ['xiu_chu', 1_300, 2n, '650.00'],
  ['bao2', 1_500, 18n, '75.00'],
  ['bao3', 1_300, 17n, '650.00'],
  ['bao4', 1_100, 16n, '5500.00'],
])('%s at series %d pays as published for a stake of %d', (play, series, stake, price) => {
  expect(formatPrices(xsmn, play, 'line', { series, stake })).toEqual([price]);
});

test('the prizes are 18 numbers, in the order of the result', () => {
  const cells = xsmn.prizes?.flatMap((prize) => prize.cells) ?? [];
  expect(cells).toHaveLength(18);
  expect(cells.flat()).toEqual(result.map((_, place) => place));
});
