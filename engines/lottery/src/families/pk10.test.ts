import { divideRatio, formatRatio, ratio } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import { buildPayoutTable, computePrices, getChances, SERIES_MAX } from '../prices.ts';
import { pk10 } from './pk10.ts';
import { listWithoutRow, getPublishedPrize, type SettledRow } from './testing.ts';

const finish = [7, 2, 10, 4, 1, 9, 3, 8, 5, 6];
const reversed = finish.toReversed();

/** Prizes for a stake of 2 at the series 1800, as published or counted by hand. */
const rows: readonly SettledRow[] = [
  ['first1_direct', '07', finish, '18.00', reversed],
  ['first2_direct', '07,02', finish, '162.00', [2, 7, 10, 4, 1, 9, 3, 8, 5, 6]],
  ['first2_direct', '020507,0207', finish, '162.00', reversed],
  ['first3_direct', '07,02,10', finish, '1296.00', [7, 10, 2, 4, 1, 9, 3, 8, 5, 6]],
  ['first4_direct', '07,02,10,04', finish, '9072.00', [7, 2, 4, 10, 1, 9, 3, 8, 5, 6]],
  ['first5_direct', '07,02,10,04,01', finish, '54432.00', [7, 2, 10, 1, 4, 9, 3, 8, 5, 6]],
  ['first2_group', ',0207', finish, '81.00', reversed],
  ['first2_group', '07,010203', finish, '81.00', [7, 4, 10, 2, 1, 9, 3, 8, 5, 6]],
  ['first3_group', ',020710', finish, '216.00', reversed],
  ['front5_place', ',02,,,', finish, '18.00', [2, 7, 10, 4, 1, 9, 3, 8, 5, 6]],
  ['front5_place', '0207,0207,,04,', finish, '54.00', [1, 3, 10, 5, 4, 9, 2, 8, 7, 6]],
  ['back5_place', ',,,,06', finish, '18.00', [6, 2, 10, 4, 1, 9, 3, 8, 7, 5]],
  ['first2_sum_exact', '9', finish, '20.25', reversed],
  ['first2_sum_exact', '3', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], '81.00', finish],
  ['first2_sum_exact', '19', [9, 10, 3, 4, 5, 6, 7, 8, 1, 2], '81.00', finish],
  ['first2_sum_exact', '5', [1, 4, 3, 2, 5, 6, 7, 8, 9, 10], '40.50', finish],
  ['first2_sum_exact', '8', [5, 3, 1, 2, 4, 6, 7, 8, 9, 10], '27.00', finish],
  ['first2_sum_exact', '9,10', [6, 4, 1, 2, 3, 5, 7, 8, 9, 10], '20.25', reversed],
  ['first2_sum_exact', '11', reversed, '16.20', finish],
  ['first2_sum_size', 'big', [10, 2, 7, 4, 1, 9, 3, 8, 5, 6], '4.05', finish],
  ['first2_sum_size', 'small', finish, '3.24', [10, 2, 7, 4, 1, 9, 3, 8, 5, 6]],
  ['first2_sum_parity', 'odd', finish, '3.24', [10, 2, 7, 4, 1, 9, 3, 8, 5, 6]],
  ['first2_sum_parity', 'even', [10, 2, 7, 4, 1, 9, 3, 8, 5, 6], '4.05', finish],
  ['first3_sum_exact', '6', [3, 1, 2, 4, 5, 6, 7, 8, 9, 10], '216.00', finish],
  ['first3_sum_exact', '27', [10, 9, 8, 1, 2, 3, 4, 5, 6, 7], '216.00', finish],
  ['first3_sum_size', 'big', finish, '3.60', [3, 1, 2, 4, 5, 6, 7, 8, 9, 10]],
  ['first3_sum_size', 'small', [10, 5, 1, 2, 3, 4, 6, 7, 8, 9], '3.60', finish],
  ['first3_sum_parity', 'odd', finish, '3.60', [3, 1, 2, 4, 5, 6, 7, 8, 9, 10]],
  ['dragon_1v10', 'dragon', finish, '3.60', reversed],
  ['dragon_2v9', 'tiger', finish, '3.60', reversed],
  ['dragon_3v8', 'dragon', finish, '3.60', reversed],
  ['dragon_4v7', 'dragon', finish, '3.60', reversed],
  ['dragon_5v6', 'tiger', finish, '3.60', reversed],
  ...finish.flatMap((car, index): SettledRow[] => {
    // A finish in which this place shows a car of the other half and of the other parity.
    const lost = finish.map((one) => 11 - one);
    return [
      [`place${index + 1}_size`, car >= 6 ? 'big' : 'small', finish, '3.60', lost],
      [`place${index + 1}_parity`, car % 2 === 1 ? 'odd' : 'even', finish, '3.60', lost],
    ];
  }),
];

test.each(rows)('%s %s on %j pays %s, on %j nothing', (code, text, won, paid, lost) => {
  expect(getPublishedPrize(pk10, code, text, won)).toBe(paid);
  expect(getPublishedPrize(pk10, code, text, lost)).toBe('0.00');
});

test('every play has a row', () => {
  expect(listWithoutRow(pk10, rows)).toEqual([]);
});

const cars = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const pairs = cars.flatMap((first) =>
  cars.filter((second) => second !== first).map((second): [number, number] => [first, second]),
);
const finishWith = (first: number, second: number): number[] => [
  first,
  second,
  ...cars.filter((car) => car !== first && car !== second),
];
const winsAt = (code: string, text: string, result: readonly number[]): boolean =>
  getPublishedPrize(pk10, code, text, result) !== '0.00';

test('the sum of two cars is big from 12 up, not from the 6 of a single car', () => {
  for (const [first, second] of pairs) {
    const sum = first + second;
    const result = finishWith(first, second);
    expect(winsAt('first2_sum_size', 'big', result)).toBe(sum >= 12);
    expect(winsAt('first2_sum_size', 'small', result)).toBe(sum <= 11);
    expect(winsAt('first2_sum_parity', 'odd', result)).toBe(sum % 2 === 1);
    expect(winsAt('first2_sum_exact', `${sum}`, result)).toBe(true);
  }
});

const getFair = (code: string, priced: string): string =>
  formatRatio(divideRatio(ratio(1n), getChances(pk10.plays.get(code)!, priced).win));

test.each([
  ['3 4 18 19', '45'],
  ['5 6 16 17', '45/2'],
  ['7 8 14 15', '15'],
  ['9 10 12 13', '45/4'],
  ['11', '9'],
])('the fair price of the sums %s of two cars is %s', (sums, fair) => {
  for (const sum of sums.split(' ')) expect(getFair('first2_sum_exact', sum)).toBe(fair);
});

test('the fair prices of the sides of the sum of two cars are 9/4 and 9/5', () => {
  expect(getFair('first2_sum_size', 'big')).toBe('9/4');
  expect(getFair('first2_sum_size', 'small')).toBe('9/5');
  expect(getFair('first2_sum_parity', 'odd')).toBe('9/5');
  expect(getFair('first2_sum_parity', 'even')).toBe('9/4');
});

test('no line of any play returns more or less than the series, even the highest', () => {
  for (const play of pk10.plays.values())
    for (const { returned } of buildPayoutTable(play, SERIES_MAX).lines)
      expect(formatRatio(returned)).toBe('99/100');
});

test('lines of different plays with the same chance have the same price', () => {
  const priceByChance = new Map<string, string>();
  for (const play of pk10.plays.values())
    for (const priced of play.shape.prices) {
      const chance = formatRatio(getChances(play, priced).win);
      const [price = ratio(0n)] = computePrices(play, priced, 1_800);
      expect(formatRatio(price)).toBe(priceByChance.get(chance) ?? formatRatio(price));
      priceByChance.set(chance, formatRatio(price));
    }
  expect(priceByChance.get('1/10')).toBe('9');
});

/** Every selection of all cars, with the lines that it has and those that win of it. */
test.each([
  ['first2_direct', 90, 1],
  ['first3_direct', 720, 1],
  ['first4_direct', 5_040, 1],
  ['first5_direct', 30_240, 1],
  ['front5_place', 50, 5],
  ['back5_place', 50, 5],
])('%s on all cars at each place is %i lines, of which %i win', (code, lines, won) => {
  const { shape } = pk10.plays.get(code)!;
  if (shape.form.kind !== 'groups') throw new Error('no groups');
  const selection = shape.form.groups.map(() => cars);
  expect(shape.countLines(selection)).toBe(lines);
  expect(shape.countWon(selection, finish).reduce((sum, one) => sum + one.lines, 0)).toBe(won);
});
