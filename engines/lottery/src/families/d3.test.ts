import { expect, test } from 'vitest';
import {
  placeSideRows,
  threeRows,
  threeSideRows,
  twoRows,
  twoSideRows,
} from './digits/prize-rows.ts';
import { listUnchecked, placeRows, type PrizeRow, settlePrize } from './digits/prize-table.ts';
import { d3 } from './d3.ts';

const others = '806';

const rows: readonly PrizeRow[] = [
  ...placeRows('all3', 0, others, [...threeRows, ...threeSideRows]),
  ...placeRows('first2', 0, others, [...twoRows, ...twoSideRows]),
  ...placeRows('last2', 1, others, [...twoRows, ...twoSideRows]),
  ...[0, 1, 2].flatMap((place) => placeRows(`place${place + 1}`, place, others, placeSideRows)),
  ['place_digit', '1,2,3', '193', '36.00'],
  ['place_digit', '1,,', '911', '0.00'],
  ['all3_sum_sides', 'big,even', '950', '7.20'],
  ['all3_sum_sides', 'small,odd', '940', '7.20'],
  ['all3_sum_sides', 'big', '940', '0.00'],
  ['places12_dragon', 'dragon', '213', '4.00'],
  ['places12_dragon', 'tiger', '121', '4.00'],
  ['places12_dragon', 'tie', '443', '18.00'],
  ['places12_dragon', 'dragon,tiger', '443', '0.00'],
  ['places13_dragon', 'dragon', '291', '4.00'],
  ['places13_dragon', 'tie', '292', '18.00'],
  ['places13_dragon', 'dragon,tiger', '292', '0.00'],
  ['places23_dragon', 'tiger', '945', '4.00'],
  ['places23_dragon', 'tie', '955', '18.00'],
  ['places23_dragon', 'dragon,tiger', '955', '0.00'],
];

test.each(rows)('3D %s %s at %s is paid %s', (...row) => {
  expect(settlePrize(d3, row)).toBe(row[3]);
});

test('every 3D play has a row that wins and one that loses', () => {
  expect(listUnchecked(d3, rows)).toEqual([]);
});
