import { ratio } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import { getChances } from '../prices.ts';
import { placeSideRows } from './digits/prize-rows.ts';
import { listUnchecked, placeRows, type PrizeRow, settlePrize } from './digits/prize-table.ts';
import { pc28 } from './pc28.ts';

const rows: readonly PrizeRow[] = [
  ['sum_number', '13', '940', '24.00'],
  ['sum_number', '14', '941', '24.00'],
  ['sum_number', '0', '000', '1800.00'],
  ['sum_number', '27', '999', '1800.00'],
  // Six results have the sum 2, ten the sum 3.
  ['sum_number', '2', '011', '300.00'],
  ['sum_number', '3,4', '111', '180.00'],
  ['sum_number', '13', '941', '0.00'],
  ['sum_size', 'big', '554', '3.60'],
  ['sum_size', 'small', '553', '3.60'],
  ['sum_size', 'big', '553', '0.00'],
  ['sum_parity', 'odd', '553', '3.60'],
  ['sum_parity', 'even', '554', '3.60'],
  ['sum_parity', 'even', '553', '0.00'],
  // 231 of the 500 big sums are odd, as many of the small ones even.
  ['sum_combination', 'big+odd', '555', '7.79'],
  ['sum_combination', 'big+even', '554', '6.69'],
  ['sum_combination', 'small+odd', '553', '6.69'],
  ['sum_combination', 'small+even', '552', '7.79'],
  ['sum_combination', 'big+odd', '554', '0.00'],
  // 56 results have at most 5, as many at least 22.
  ['sum_extreme', 'extremebig', '994', '32.14'],
  ['sum_extreme', 'extremesmall', '005', '32.14'],
  ['sum_extreme', 'extremebig', '993', '0.00'],
  ['sum_extreme', 'extremesmall', '006', '0.00'],
  // 332 results are red, 258 green, 258 blue, and 152 have no colour.
  ['sum_wave', 'red', '111', '5.42'],
  ['sum_wave', 'green', '100', '6.97'],
  ['sum_wave', 'blue', '110', '6.97'],
  ['sum_wave', 'red,green,blue', '000', '0.00'],
  ['sum_wave', 'red,green,blue', '553', '0.00'],
  ['sum_wave', 'red,green,blue', '554', '0.00'],
  ['sum_wave', 'red,green,blue', '999', '0.00'],
  ['sum_tail', '4', '554', '18.00'],
  ['sum_tail', '4', '112', '18.00'],
  ['sum_tail', '4', '555', '0.00'],
  ['sum_tail_sides', 'big,odd', '555', '7.20'],
  ['sum_tail_sides', 'small,even', '554', '7.20'],
  ['sum_tail_sides', 'big', '554', '0.00'],
  ['all3_leopard', '-', '777', '180.00'],
  ['all3_leopard', '-', '778', '0.00'],
  ['all3_straight', '-', '213', '30.00'],
  ['all3_straight', '-', '908', '30.00'],
  ['all3_straight', '-', '190', '30.00'],
  ['all3_straight', '-', '124', '0.00'],
  ['all3_pair', '-', '707', '6.66'],
  ['all3_pair', '-', '777', '0.00'],
  ['all3_half', '-', '124', '5.00'],
  ['all3_half', '-', '940', '5.00'],
  ['all3_half', '-', '123', '0.00'],
  ['all3_other', '-', '135', '6.00'],
  ['all3_other', '-', '940', '0.00'],
  ['all3_direct', '1,2,3', '123', '1800.00'],
  ['all3_direct', '1,2,3', '321', '0.00'],
  ['all3_group6', '123', '321', '300.00'],
  ['all3_group6', '123', '331', '0.00'],
  ['all3_group3', '1,3', '311', '600.00'],
  ['all3_group3', '1,3', '331', '0.00'],
  ['all3_mixed', '113,123', '131', '600.00'],
  ['all3_mixed', '113,123', '331', '0.00'],
  ['all3_contains1', '3', '331', '6.64'],
  ['all3_contains1', '3', '124', '0.00'],
  ['all3_contains2', '13', '331', '33.33'],
  ['all3_contains2', '13', '332', '0.00'],
  ['place_digit', '1,,3', '193', '36.00'],
  ['place_digit', '1,,3', '319', '0.00'],
  ...[0, 1, 2].flatMap((place) => placeRows(`place${place + 1}`, place, '806', placeSideRows)),
  ['places13_dragon', 'dragon', '291', '4.00'],
  ['places13_dragon', 'tiger', '192', '4.00'],
  ['places13_dragon', 'tie', '292', '18.00'],
  ['places13_dragon', 'dragon,tiger', '292', '0.00'],
];

test.each(rows)('PC28 %s %s at %s is paid %s', (...row) => {
  expect(settlePrize(pc28, row)).toBe(row[3]);
});

test('every PC28 play has a row that wins and one that loses', () => {
  expect(listUnchecked(pc28, rows)).toEqual([]);
});

test('the sums 0 to 27 of PC28 come up so often in a thousand', () => {
  const small = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75];
  const play = pc28.plays.get('sum_number')!;
  const chances = play.shape.prices.map((sum) => getChances(play, sum).win);
  const wanted = [...small, ...small.toReversed()].map((count) => ratio(BigInt(count), 1_000n));
  expect(chances).toEqual(wanted);
});

test('the PC28 waves share out all results but the 152 without a colour', () => {
  const play = pc28.plays.get('sum_wave')!;
  const wins = play.shape.prices.map((wave) => getChances(play, wave).win);
  expect(wins).toEqual([332n, 258n, 258n].map((count) => ratio(count, 1_000n)));
});
