import { compareRatio, ratio, toFloat } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import { computePrices, SERIES_DEFAULT } from '../prices.ts';
import { keno80 } from './keno80.ts';
import { listWithoutRow, getPublishedPrize, type SettledRow } from './testing.ts';

/** The balls 1 to 20: the least sum, all of the lower half, ten odd. */
const low = Array.from({ length: 20 }, (_, index) => index + 1);
/** The balls 61 to 80: the greatest sum, none of the lower half. */
const high = low.map((ball) => ball + 60);
/** The odd balls from 41 to 79: a sum of 1200. */
const odd = low.map((nth) => 39 + 2 * nth);
/** Ten pairs that each make 81: a sum of 810, ten balls of each half, ten odd. */
const middle = [1, 80, 2, 79, 3, 78, 4, 77, 5, 76, 6, 75, 7, 74, 8, 73, 9, 72, 10, 71];
/** A selection of so many numbers, of which so many are among the balls 1 to 20. */
const pick = (hits: number, taken: number): string =>
  Array.from({ length: taken }, (_, index) => (index < hits ? index + 1 : index + 30))
    .map((ball) => String(ball).padStart(2, '0'))
    .join('');

/** Prizes for a stake of 2 at the series 1800, by the chances of hits, counted apart. */
const picks: readonly (readonly [taken: number, paid: Readonly<Record<number, string>>])[] = [
  [1, { 1: '7.20' }],
  [2, { 2: '29.93' }],
  [3, { 3: '64.86', 2: '6.48' }],
  [4, { 4: '195.86', 3: '13.87', 2: '2.82' }],
  [5, { 5: '558.20', 4: '44.65', 3: '10.72' }],
  [6, { 6: '1395.51', 5: '116.29', 4: '18.92', 3: '5.54' }],
  [7, { 7: '7376.27', 6: '491.75', 5: '62.51', 4: '13.79' }],
  [8, { 8: '20710.31', 7: '1682.71', 6: '228.16', 5: '49.17' }],
  [9, { 9: '49704.75', 8: '4418.20', 7: '608.43', 6: '94.41', 5: '22.08' }],
  [10, { 10: '160410.80', 9: '14704.32', 8: '1860.88', 7: '223.44', 6: '47.04', 5: '10.50' }],
];

test.each(picks)('%i numbers are paid by how many are drawn: %j', (taken, paid) => {
  const found = Array.from({ length: taken + 1 }, (_, hits) =>
    getPublishedPrize(keno80, `pick${taken}`, pick(hits, taken), low),
  );
  expect(found).toEqual(found.map((_, hits) => paid[hits] ?? '0.00'));
});

test('the prizes of a play rise with the numbers that are drawn', () => {
  for (const play of keno80.plays.values()) {
    const prices = play.shape.prices.map((priced) => computePrices(play, priced, SERIES_DEFAULT));
    for (const [first, ...rest] of prices) {
      let before = first ?? ratio(0n);
      for (const price of rest) {
        expect(compareRatio(price, before)).toBe(-1);
        before = price;
      }
      expect(toFloat(first ?? ratio(0n))).toBeLessThan(100_000);
      expect(toFloat(before)).toBeGreaterThan(1);
    }
  }
});

test('a selection of more numbers pays each of its lines', () => {
  // Of 1, 2, 3 and 30 one line has three hits and three have two: 64.86 and three times 6.48.
  expect(getPublishedPrize(keno80, 'pick3', '01020330', low)).toBe('84.30');
});

const rows: readonly SettledRow[] = [
  ['sum_size', 'big', high, '3.61', low],
  ['sum_size', 'small', low, '3.61', middle],
  ['sum_size', '810', middle, '409.42', low],
  ['sum_parity', 'odd', odd.with(0, 42), '3.60', odd],
  ['sum_parity', 'even', middle, '3.59', odd.with(0, 42)],
  ['sum_both', 'big_even', odd, '7.26', middle],
  ['sum_both', 'big_odd', odd.with(0, 42), '7.20', odd],
  ['sum_both', 'small_even', low, '7.26', middle],
  ['sum_both', 'small_odd', low.with(0, 22), '7.20', low],
  ['sum_element', 'metal', low, '17.55', middle],
  ['sum_element', 'water', middle, '4.63', high],
  ['sum_element', 'earth', high, '17.22', middle],
  ['majority_half', 'up', low, '4.51', middle],
  ['majority_half', 'equal', middle, '8.85', high],
  ['majority_half', 'down', high, '4.51', middle],
  ['majority_parity', 'odd', odd, '4.51', middle],
  ['majority_parity', 'equal', middle, '8.85', odd],
  ['majority_parity', 'even', odd.map((ball) => ball + 1), '4.51', middle],
  ...picks.map(([taken, paid]): SettledRow => [
    `pick${taken}`,
    pick(taken, taken),
    low,
    paid[taken] ?? '',
    high,
  ]),
];

test.each(rows)('%s %s on %j pays %s, on %j nothing', (code, text, won, paid, lost) => {
  expect(getPublishedPrize(keno80, code, text, won)).toBe(paid);
  expect(getPublishedPrize(keno80, code, text, lost)).toBe('0.00');
});

test('every play has a row', () => {
  expect(listWithoutRow(keno80, rows)).toEqual([]);
});

/** Twenty balls with a sum: those of 810, of which some are moved up or down by 50 at most. */
function withSum(sum: number): number[] {
  const step = sum > 810 ? 1 : -1;
  // The low balls 6 to 10 move up, the high balls 71 to 75 move down.
  const isMovable = (ball: number) =>
    step > 0 ? ball >= 6 && ball <= 10 : ball >= 71 && ball <= 75;
  let left = Math.abs(sum - 810);
  return middle.map((ball) => {
    if (!isMovable(ball)) return ball;
    const moved = Math.min(left, 50);
    left -= moved;
    return ball + step * moved;
  });
}

test.each([
  [695, 'metal'],
  [696, 'wood'],
  [763, 'wood'],
  [764, 'water'],
  [855, 'water'],
  [856, 'fire'],
  [923, 'fire'],
  [924, 'earth'],
])('a sum of %i is %s alone', (sum, element) => {
  const drawn = withSum(sum);
  expect(new Set(drawn).size).toBe(20);
  expect(drawn.reduce((total, ball) => total + ball, 0)).toBe(sum);
  const won = ['metal', 'wood', 'water', 'fire', 'earth'].filter(
    (code) => getPublishedPrize(keno80, 'sum_element', code, drawn) !== '0.00',
  );
  expect(won).toEqual([element]);
});

test('a sum next to 810 is big or small', () => {
  // The last two balls are 10 and 71.
  const above = middle.with(18, 11);
  const below = middle.with(19, 70);
  expect(getPublishedPrize(keno80, 'sum_size', 'big', above)).not.toBe('0.00');
  expect(getPublishedPrize(keno80, 'sum_size', 'small', below)).not.toBe('0.00');
  expect(getPublishedPrize(keno80, 'sum_both', 'big_odd', above)).not.toBe('0.00');
  for (const code of ['big_odd', 'big_even', 'small_odd', 'small_even'])
    expect(getPublishedPrize(keno80, 'sum_both', code, middle)).toBe('0.00');
});
