import { ratio } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import { listChoices } from '../draws/combinations.ts';
import { listNumbers } from '../draws/measures.ts';
import { getChances } from '../prices.ts';
import {
  fiveRows,
  placeSideRows,
  threeRows,
  threeSideRows,
  twoRows,
  twoSideRows,
} from './digits/prize-rows.ts';
import {
  type AreaRow,
  listUnchecked,
  placeRows,
  type PrizeRow,
  settlePrize,
} from './digits/prize-table.ts';
import { ssc } from './ssc.ts';

const others = '80496';

const fourRows: readonly AreaRow[] = [
  ['direct', '1,2,3,4', '1234', '18000.00'],
  ['direct', '1,2,3,4', '1243', '0.00'],
  // 18,000 and 1,800 and 180 and 18.
  ['joint', '1,2,3,4', '1234', '19998.00'],
  ['joint', '1,2,3,4', '9934', '198.00'],
  ['joint', '1,2,3,4', '1239', '0.00'],
  ['group24', '1234', '4321', '750.00'],
  ['group24', '1234', '1123', '0.00'],
  ['group12', '1,23', '3112', '1500.00'],
  ['group12', '1,23', '1223', '0.00'],
  ['group6', '12', '2112', '3000.00'],
  ['group6', '12', '1112', '0.00'],
  ['group4', '1,2', '1211', '4500.00'],
  ['group4', '1,2', '2221', '0.00'],
  ['contains1', '5', '5512', '5.23'],
  ['contains1', '5', '1234', '0.00'],
  ['contains2', '57', '5172', '18.48'],
  ['contains2', '57', '5152', '0.00'],
];

const anyRows: readonly PrizeRow[] = [
  ['any2_direct', '1,2,,,', '12999', '180.00'],
  // Three of the lines, each on two places.
  ['any2_direct', '1,2,3,,', '12399', '540.00'],
  ['any2_direct', '1,2,,,', '19999', '0.00'],
  ['any2_group', '12,34', '43999', '90.00'],
  // The places 1 and 2, and 2 and 3; not 1 and 3, which show 4 twice.
  ['any2_group', '123,34', '43499', '180.00'],
  ['any2_group', '12,34', '33999', '0.00'],
  ['any2_sum', '45,06', '99933', '180.00'],
  ['any2_sum', '45,06', '33999', '0.00'],
  ['any2_group_sum', '45,06', '99924', '90.00'],
  ['any2_group_sum', '45,06', '99933', '0.00'],
  ['any3_direct', '1,,2,,3', '18283', '1800.00'],
  ['any3_direct', '1,,2,,3', '18285', '0.00'],
  ['any3_group6', '123,123', '32199', '300.00'],
  ['any3_group6', '123,123', '31199', '0.00'],
  ['any3_group3', '123,1,2', '12199', '600.00'],
  ['any3_group3', '123,1,2', '12299', '0.00'],
  ['any3_sum', '123,06', '22299', '1800.00'],
  ['any3_sum', '123,06', '22399', '0.00'],
  ['any3_group_sum', '123,06', '11499', '600.00'],
  ['any3_group_sum', '123,06', '12399', '300.00'],
  ['any3_group_sum', '123,06', '22299', '0.00'],
  ['any4_direct', '1,2,3,4,', '12349', '18000.00'],
  ['any4_direct', '1,2,3,4,5', '12345', '90000.00'],
  ['any4_direct', '1,2,3,4,', '12399', '0.00'],
  ['any4_group24', '1234,1234', '43219', '750.00'],
  ['any4_group24', '1234,1234', '43211', '750.00'],
  ['any4_group24', '1234,1234', '44219', '0.00'],
  ['any4_group12', '1234,1,23', '31129', '1500.00'],
  ['any4_group12', '1234,1,23', '32129', '0.00'],
  ['any4_group6', '1234,12', '12129', '3000.00'],
  ['any4_group6', '1234,12', '12119', '0.00'],
  ['any4_group4', '1234,1,2', '12119', '4500.00'],
  ['any4_group4', '1234,1,2', '12129', '0.00'],
];

/** The higher digit wins; a tie pays only those who chose it. */
const dragonRows = [...listChoices([0, 1, 2, 3, 4], 2)].flatMap(
  ([first = 0, second = 0]): PrizeRow[] => {
    const play = `places${first + 1}${second + 1}_dragon`;
    const show = (one: string, other: string): string =>
      Array.from(others).with(first, one).with(second, other).join('');
    return [
      [play, 'dragon', show('5', '3'), '4.00'],
      [play, 'dragon', show('3', '5'), '0.00'],
      [play, 'dragon', show('5', '5'), '0.00'],
      [play, 'tiger', show('0', '9'), '4.00'],
      [play, 'tiger', show('9', '0'), '0.00'],
      [play, 'tiger', show('0', '0'), '0.00'],
      [play, 'tie', show('7', '7'), '18.00'],
      [play, 'tie', show('7', '8'), '0.00'],
    ];
  },
);

const rows: readonly PrizeRow[] = [
  ...placeRows('all5', 0, others, fiveRows),
  ...placeRows('first4', 0, others, fourRows),
  ...placeRows('last4', 1, others, fourRows),
  ...placeRows('first3', 0, others, [...threeRows, ...threeSideRows]),
  ...placeRows('middle3', 1, others, [...threeRows, ...threeSideRows]),
  ...placeRows('last3', 2, others, [...threeRows, ...threeSideRows]),
  ...placeRows('first2', 0, others, [...twoRows, ...twoSideRows]),
  ...placeRows('last2', 3, others, [...twoRows, ...twoSideRows]),
  ['place_digit', ',,7,,', '11711', '18.00'],
  ['place_digit', '1,1,,,', '11000', '36.00'],
  ['place_digit', ',,7,,', '77177', '0.00'],
  ...anyRows,
  ...[0, 1, 2, 3, 4].flatMap((place) =>
    placeRows(`place${place + 1}`, place, others, placeSideRows),
  ),
  ...dragonRows,
];

test.each(rows)('SSC %s %s at %s is paid %s', (...row) => {
  expect(settlePrize(ssc, row)).toBe(row[3]);
});

test('every SSC play has a row that wins and one that loses', () => {
  expect(listUnchecked(ssc, rows)).toEqual([]);
});

test('the shapes of three digits share out all thousand results', () => {
  const play = ssc.plays.get('last3_shape')!;
  const counts = { leopard: 10n, straight: 60n, pair: 270n, half: 360n, other: 300n };
  expect(play.shape.prices).toEqual(Object.keys(counts));
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(1_000n);
  for (const [code, count] of Object.entries(counts)) {
    expect(getChances(play, code).win).toEqual(ratio(count, 1_000n));
  }
});

// How many lines a choice is, as bet slips of such lotteries count them.
test.each([
  ['last3_sum', '13', 75],
  ['last3_sum', '00', 1],
  ['last3_group_sum', '13', 15],
  ['last3_span', '5', 150],
  ['last2_sum', '09', 10],
  ['last2_group_sum', '09', 5],
  ['last2_span', '0', 10],
  ['any2_sum', '12345,09', 100],
  ['all5_group120', '0123456789', 252],
  ['all5_joint', '1,2,3,4,5', 5],
])('SSC %s %s is %i lines', (play, selection, lines) => {
  const { shape } = ssc.plays.get(play)!;
  expect(shape.countLines(shape.parse(selection)!)).toBe(lines);
});

test('the sums 1 to 26 of three digits have this many groups', () => {
  const groups = [1, 2, 2, 4, 5, 6, 8, 10, 11, 13, 14, 14, 15];
  const { shape } = ssc.plays.get('first3_group_sum')!;
  const counted = listNumbers(1, 26).map((sum) => shape.countLines([[sum]]));
  expect(counted).toEqual([...groups, ...groups.toReversed()]);
});

test.each([
  ['last3_mixed', '111'],
  ['last3_mixed', '112,211'],
  ['last3_mixed', '12'],
  ['last3_group_sum', '00'],
  ['last3_group3', '1,1'],
  ['all5_group60', '1,12'],
  ['last2_sides', 'big'],
  ['any2_group', '1,34'],
])('SSC %s refuses %s', (play, selection) => {
  expect(ssc.plays.get(play)!.shape.parse(selection)).toBeUndefined();
});
