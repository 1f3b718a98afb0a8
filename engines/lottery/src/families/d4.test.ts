import { expect, test } from 'vitest';
import { d4 } from './d4.ts';
import { formatPrices, getPayout, listUntested, readResult, type PayoutCase } from './testing.ts';

const result = readResult(`
  1234 0050 9234
  5678 5678 0001 0002 0003 0004 0005 0006 0007 4321
  5678 1111 0011 0012 0013 0014 0015 0016 0017 8765
`);

// At series 1280 and a stake of 100, unless a prize is missed.
const cases: readonly PayoutCase[] = [
  ['big', '1234', 250_000],
  ['big', '0050', 100_000],
  ['big', '9234', 50_000],
  // Two special prizes and one consolation prize.
  ['big', '5678', 2 * 18_000 + 6_000],
  ['big', '1111', 6_000],
  ['big', '0050,1234,7777', 350_000],
  ['big', '7777', 0],
  ['small', '1234', 344_615],
  ['small', '0050', 196_923],
  ['small', '9234', 98_461],
  ['small', '5678', 0],
  ['a4', '1234', 640_000],
  ['a4', '0050', 0],
  ['b4', '0050', 640_000],
  ['b4', '1234', 0],
  ['c4', '9234', 640_000],
  ['c4', '1234', 0],
  // First prize 1234 and special prize 4321: 250000 / 24 and 18000 / 24.
  ['ibox_big', '3412', 10_416 + 750],
  ['ibox_big', '7000', 4_500],
  // 0011 has six orders: a consolation prize.
  ['ibox_big', '1010', 1_000],
  // 0050 is the second prize, with four orders; 0005 is a special prize with the same digits.
  ['ibox_big', '5000', 25_000 + 4_500],
  ['ibox_big', '3456', 0],
  ['ibox_small', '4321', 14_358],
  ['ibox_small', '5678', 0],
  ['system_big', '1243', 250_000 + 18_000],
  ['system_big', '3456', 0],
  ['system_small', '4123', 344_615],
  ['system_small', '5678', 0],
  ['roll_big', '0123456789,2,3,4', 250_000 + 50_000],
  ['roll_big', '1,3,3,0123456789', 0],
  ['roll_small', '19,2,3,4', 344_615 + 98_461],
  ['roll_small', '5,6,7,8', 0],
  ['a3', '234', 64_000],
  ['a3', '050', 0],
  ['b3', '050', 64_000],
  ['b3', '234', 0],
  ['c3', '234', 64_000],
  ['c3', '123', 0],
  // The first and the third prize end in 234.
  ['abc3', '234', 2 * 21_333],
  ['abc3', '050', 21_333],
  ['abc3', '678', 0],
  ['a2', '34', 6_400],
  ['a2', '50', 0],
  ['b2', '50', 6_400],
  ['b2', '34', 0],
  ['c2', '34', 6_400],
  ['c2', '92', 0],
  ['abc2', '34', 2 * 2_133],
  ['abc2', '78', 0],
  ['first_thousands', 'small', 128],
  ['first_thousands', 'big', 0],
  ['first_hundreds', 'even', 128],
  ['first_hundreds', 'odd', 0],
  ['first_tens', 'odd,small', 256],
  ['first_tens', 'even', 0],
  ['first_ones', 'even', 128],
  ['first_ones', 'big', 0],
  // 282 of 10,000 numbers have the digit sum 10.
  ['first_sum', '10', 2_269],
  ['first_sum', '9', 0],
  // 5335 of 10,000 have a sum of at most 18.
  ['first_sum_sides', 'small', 119],
  ['first_sum_sides', 'even', 128],
  ['first_sum_sides', 'big', 0],
];

test.each(cases)('%s %s is paid %d', (...one) => {
  expect(getPayout(d4, one, result, 1_280)).toBe(one[2]);
});

test('every play has a winning and a losing case', () => {
  expect(listUntested(d4, cases)).toEqual([]);
});

// The published prizes, at the return of each play.
test.each([
  ['big', 'line', 1_280, ['2500.00', '1000.00', '500.00', '180.00', '60.00']],
  ['small', 'line', 1_300, ['3500.00', '2000.00', '1000.00']],
  ['a4', 'line', 1_200, ['6000.00']],
  ['a3', 'line', 1_320, ['660.00']],
  ['abc3', 'line', 1_320, ['220.00']],
  // Houses round these up: 105, 209, 417 and 625.
  ['ibox_big', '24', 1_280, ['104.16', '41.66', '20.83', '7.50', '2.50']],
  ['ibox_big', '12', 1_280, ['208.33', '83.33', '41.66', '15.00', '5.00']],
  ['ibox_big', '6', 1_280, ['416.66', '166.66', '83.33', '30.00', '10.00']],
  ['ibox_big', '4', 1_280, ['625.00', '250.00', '125.00', '45.00', '15.00']],
])('%s %s at series %d is paid as published', (play, priced, series, prices) => {
  expect(formatPrices(d4, play, priced, { series, stake: 1n })).toEqual(prices);
});

test('a system bet has a line for each order of its digits', () => {
  const shape = d4.plays.get('system_big')?.shape;
  const countLines = (text: string) => shape?.countLines(shape.parse(text) ?? []);
  expect(['1234', '1123', '1122', '1222', '2222'].map(countLines)).toEqual([24, 12, 6, 4, 1]);
  expect(shape?.parse('1234,4321')).toBeUndefined();
});

test('an iBox bet refuses four equal digits, and the same digits twice', () => {
  const shape = d4.plays.get('ibox_big')?.shape;
  expect(shape?.parse('2222')).toBeUndefined();
  expect(shape?.parse('1234,4321')).toBeUndefined();
  expect(shape?.parse('1234,1235')).toEqual([[1_234, 1_235]]);
});

test('the largest payout of Big is one number in all 23 prizes, however many are chosen', () => {
  const shape = d4.plays.get('big')?.shape;
  const pay = ({ outcome }: { outcome: 'tie' | readonly number[] }): bigint =>
    outcome === 'tie' ? 0n : BigInt(outcome.reduce((sum, times) => sum + times, 0));
  expect(shape?.findMost(shape.parse('1234,5678') ?? [], pay)).toBe(23n);
});
