import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { compareRatio, formatDecimal, multiplyRatio, ratio } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import { drawResult } from '../draw-result.ts';
import { computePrices, getChances, getSeriesReturn, SERIES_MAX, SERIES_MIN } from '../prices.ts';
import { settleTicket } from '../ticket.ts';
import { k3 } from './k3.ts';

const faces = [1, 2, 3, 4, 5, 6];
const results = faces.flatMap((first) =>
  faces.flatMap((second) => faces.map((third) => [first, second, third])),
);

/** Every line: its play and its option. */
const lines = [...k3.plays.values()].flatMap((play) =>
  play.shape.prices.map((option) => ({ name: `${play.code} ${option}`, play, option })),
);

/** Winning results of 216, computed by hand. */
const winning: Readonly<Record<string, number>> = {
  'sum 3': 1,
  'sum 4': 3,
  'sum 5': 6,
  'sum 6': 10,
  'sum 7': 15,
  'sum 8': 21,
  'sum 9': 25,
  'sum 10': 27,
  'sum 11': 27,
  'sum 12': 25,
  'sum 13': 21,
  'sum 14': 15,
  'sum 15': 10,
  'sum 16': 6,
  'sum 17': 3,
  'sum 18': 1,
  'span 0': 6,
  'span 1': 30,
  'span 2': 48,
  'span 3': 54,
  'span 4': 48,
  'span 5': 30,
  'sum_sides big_odd': 60,
  'sum_sides big_even': 45,
  'sum_sides small_odd': 45,
  'sum_sides small_even': 60,
  big: 105,
  small: 105,
  odd: 105,
  even: 105,
  triple_any: 6,
  triple_named: 1,
  pair_named: 16,
  pair_exact: 3,
  two_different: 30,
  three_different: 6,
  straight_any: 24,
  single_die: 91,
  single_missing: 125,
};

test('has sixteen plays with so many lines each', () => {
  expect([...k3.plays.values()].map(({ code, shape }) => [code, shape.prices.length])).toEqual([
    ['sum', 16],
    ['big', 1],
    ['small', 1],
    ['odd', 1],
    ['even', 1],
    ['sum_sides', 4],
    ['span', 6],
    ['triple_any', 1],
    ['triple_named', 6],
    ['pair_named', 6],
    ['pair_exact', 30],
    ['two_different', 15],
    ['three_different', 20],
    ['straight_any', 1],
    ['single_die', 6],
    ['single_missing', 6],
  ]);
});

test.each(lines)('$name wins in as many results as by hand', ({ name, play, option }) => {
  const wins = winning[name] ?? winning[play.code] ?? Number.NaN;
  expect(getChances(play, option).win).toEqual(ratio(BigInt(wins), 216n));
});

test('every series returns its share on every line', () => {
  for (let series = SERIES_MIN; series <= SERIES_MAX; series += 20) {
    for (const { name, play, option } of lines) {
      const wins = BigInt(winning[name] ?? winning[play.code] ?? 0);
      const [price = ratio(0n)] = computePrices(play, option, series);
      const returned = multiplyRatio(ratio(wins, 216n), price);
      expect(returned, `${name} at ${series}`).toEqual(ratio(BigInt(series), 2_000n));
    }
  }
});

test('rounding down takes less than one minor unit a win', () => {
  const stake = 777n;
  for (const { name, play, option } of lines) {
    const ticket = {
      play: play.code,
      selection: option,
      stakePerLine: minor(stake),
      series: 1_960,
    };
    const paid = results.reduce((sum, dice) => sum + settleTicket(k3, ticket, dice).payout, 0n);
    const returned = ratio(paid, stake * 216n);
    expect(compareRatio(returned, getSeriesReturn(1_960)), `${name} returns too much`).not.toBe(1);
    const lost = 216n * stake * 1_960n - paid * 2_000n;
    const wins = BigInt(winning[name] ?? winning[play.code] ?? 0);
    expect(lost < wins * 2_000n, `${name} loses less than one unit a win`).toBe(true);
  }
});

// At series 1800 for a stake of 2, as such prices are usually published.
test.each([
  ['sum 3', '388.80'],
  ['sum 17', '129.60'],
  ['sum 5', '64.80'],
  ['sum 15', '38.88'],
  ['sum 7', '25.92'],
  ['sum 8', '18.51'],
  ['sum 12', '15.55'],
  ['sum 10', '14.40'],
  ['triple_named 6', '388.80'],
  ['triple_any -', '64.80'],
  ['pair_exact 1+1+2', '129.60'],
  ['three_different 1+2+6', '64.80'],
  ['two_different 3+4', '12.96'],
  ['single_die 2', '4.27'],
])('the published price of %s is %s', (name, price) => {
  const line = lines.find((one) => one.name === name);
  const [exact = ratio(0n)] = line ? computePrices(line.play, line.option, 1_800) : [];
  expect(formatDecimal(multiplyRatio(exact, ratio(2n)), 2, 'floor')).toBe(price);
});

test.each([999, 1_981, 1_960.5, Number.NaN])('%d is no prize series', (series) => {
  expect(() => getSeriesReturn(series)).toThrow(RangeError);
});

const won: readonly (readonly [readonly number[], readonly string[]])[] = [
  [
    [1, 1, 1],
    ['sum 3', 'span 0', 'triple_any -', 'triple_named 1', 'pair_named 1', 'single_die 1'],
  ],
  [
    [5, 2, 5],
    [
      'sum 12',
      'big -',
      'even -',
      'sum_sides big_even',
      'span 3',
      'pair_named 5',
      'pair_exact 5+5+2',
      'two_different 2+5',
      'single_die 2',
      'single_die 5',
    ],
  ],
  [
    [4, 2, 3],
    [
      'sum 9',
      'small -',
      'odd -',
      'sum_sides small_odd',
      'span 2',
      'two_different 2+3',
      'two_different 2+4',
      'two_different 3+4',
      'three_different 2+3+4',
      'straight_any -',
      'single_die 2',
      'single_die 3',
      'single_die 4',
    ],
  ],
];

test.each(won)('at %j these lines win', (result, names) => {
  const found = lines.filter(({ play, option }) => {
    const selection = play.shape.parse(option);
    return selection !== undefined && play.shape.countWon(selection, result).length > 0;
  });
  const positive = found.filter(({ play }) => play.code !== 'single_missing');
  expect(positive.map(({ name }) => name)).toEqual(names);
});

test('draws the dice one after another, each a number below six plus one', () => {
  const numbers = [0, 5, 2];
  const asked: number[] = [];
  const stream = {
    below: (n: number) => {
      asked.push(n);
      return numbers.shift() ?? Number.NaN;
    },
  };
  expect(drawResult(k3, stream)).toEqual([1, 6, 3]);
  expect(asked).toEqual([6, 6, 6]);
  expect(() => drawResult(k3, stream)).toThrow(RangeError);
});

/**
 * Converts a chi-square value to a standard normal value (Wilson and Hilferty). The 0.0005 and
 * 0.9995 quantiles are at -3.29 and 3.29.
 */
function normalOfChiSquare(chiSquare: number, freedom: number): number {
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
}

test('a million draws from the fair stream spread evenly over the 216 results', () => {
  const draws = 1_000_000;
  const drawsPerNonce = 100;
  const serverSeed = new Uint8Array(32).fill(216);
  const counts = new Map(results.map((result) => [result.join(''), 0]));
  for (let nonce = 0; nonce < draws / drawsPerNonce; nonce += 1) {
    const stream = createFairStream({
      serverSeed,
      clientSeed: 'a million',
      nonce,
      scope: 'k3/1',
    });
    for (let draw = 0; draw < drawsPerNonce; draw += 1) {
      const key = drawResult(k3, stream).join('');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  expect(counts.size).toBe(216);
  const expected = draws / 216;
  const chiSquare = [...counts.values()].reduce(
    (sum, count) => sum + (count - expected) ** 2 / expected,
    0,
  );
  expect(Math.abs(normalOfChiSquare(chiSquare, 215))).toBeLessThan(3.2905);
});
