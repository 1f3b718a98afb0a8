import { expect, test } from 'vitest';
import { fiveRows, placeSideRows, threeRows, twoRows, twoSideRows } from './digits/prize-rows.ts';
import { listUnchecked, placeRows, type PrizeRow, settlePrize } from './digits/prize-table.ts';
import { d5 } from './d5.ts';

const others = '80496';

const rows: readonly PrizeRow[] = [
  ...placeRows('all5', 0, others, fiveRows),
  ...placeRows('first3', 0, others, threeRows),
  ...placeRows('first2', 0, others, [...twoRows, ...twoSideRows]),
  ...placeRows('last2', 3, others, [...twoRows, ...twoSideRows]),
  ...[0, 1, 2, 3, 4].flatMap((place) =>
    placeRows(`place${place + 1}`, place, others, placeSideRows),
  ),
  ['place_digit', '1,,,,5', '19995', '36.00'],
  ['place_digit', '1,,,,', '91111', '0.00'],
  ['first3_sum_sides', 'big,even', '95099', '7.20'],
  ['first3_sum_sides', 'big', '94099', '0.00'],
  ['places12_dragon', 'dragon', '21999', '4.00'],
  ['places12_dragon', 'dragon', '22999', '0.00'],
  ['places13_dragon', 'tiger', '29399', '4.00'],
  ['places13_dragon', 'tiger', '29299', '0.00'],
  ['places14_dragon', 'tie', '29929', '18.00'],
  ['places14_dragon', 'tie', '29919', '0.00'],
  ['places15_dragon', 'dragon', '29991', '4.00'],
  ['places15_dragon', 'dragon', '29992', '0.00'],
  ['places23_dragon', 'tiger', '91299', '4.00'],
  ['places23_dragon', 'tiger', '91199', '0.00'],
  ['places24_dragon', 'tie', '91919', '18.00'],
  ['places24_dragon', 'tie', '91929', '0.00'],
  ['places25_dragon', 'dragon', '92991', '4.00'],
  ['places25_dragon', 'dragon', '92992', '0.00'],
  ['places34_dragon', 'tiger', '99129', '4.00'],
  ['places34_dragon', 'tiger', '99119', '0.00'],
  ['places35_dragon', 'tie', '99191', '18.00'],
  ['places35_dragon', 'tie', '99192', '0.00'],
  ['places45_dragon', 'dragon', '99921', '4.00'],
  ['places45_dragon', 'dragon', '99922', '0.00'],
];

test.each(rows)('P5 %s %s at %s is paid %s', (...row) => {
  expect(settlePrize(d5, row)).toBe(row[3]);
});

test('every P5 play has a row that wins and one that loses', () => {
  expect(listUnchecked(d5, rows)).toEqual([]);
});
