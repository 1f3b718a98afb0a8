import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { compareRatio, formatDecimal, multiplyRatio, ratio } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import { drawResult } from '../../server.ts';
import {
  buildPayoutTable,
  computeLinePrice,
  getSeriesReturn,
  SERIES_MAX,
  SERIES_MIN,
} from '../../prices.ts';
import { settleTicket } from '../../ticket.ts';
import {
  drawK3,
  isK3Result,
  K3_DISTINCT_RESULTS,
  K3_RESULTS,
  K3_SCOPE,
  type K3Result,
} from './dice.ts';
import { K3 } from './k3.ts';
import { K3_PLAYS } from './plays.ts';

const LINES = K3_PLAYS.flatMap((play) =>
  [...play.lines.values()].map((line) => ({
    name: `${play.code} ${line.selection.join('+')}`.trim(),
    play: play.code,
    line,
  })),
);

/** Winning results of 216, computed by hand. */
const WINNING: Readonly<Record<string, number>> = {
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
  big: 105,
  small: 105,
  odd: 105,
  even: 105,
  triple_any: 6,
  triple_named: 1,
  pair_named: 16,
  two_different: 30,
  three_different: 6,
  single_die: 91,
};

/** The dice of a result, the least first. */
function inOrder([first = 0, second = 0, third = 0]: readonly number[]): number[] {
  const least = Math.min(first, second, third);
  const most = Math.max(first, second, third);
  return [least, first + second + third - least - most, most];
}

test('there are 216 results, 56 without regard to order', () => {
  expect(new Set(K3_RESULTS.map((result) => result.join())).size).toBe(216);
  expect(K3_DISTINCT_RESULTS).toHaveLength(56);
  const sorts = new Set(K3_RESULTS.map((result) => inOrder(result).join()));
  expect(new Set(K3_DISTINCT_RESULTS.map((result) => result.join()))).toEqual(sorts);
});

test('every play has all its lines and no others', () => {
  expect(K3_PLAYS.map(({ code, lines }) => [code, lines.size])).toEqual([
    ['sum', 16],
    ['big', 1],
    ['small', 1],
    ['odd', 1],
    ['even', 1],
    ['triple_any', 1],
    ['triple_named', 6],
    ['pair_named', 6],
    ['two_different', 15],
    ['three_different', 20],
    ['single_die', 6],
  ]);
});

test.each(LINES)('$name wins as often as worked out on paper', ({ name, play, line }) => {
  const wins = K3_RESULTS.filter((result) => line.wins(result)).length;
  expect(wins).toBe(WINNING[name] ?? WINNING[play]);
  expect(line.chance).toEqual(ratio(BigInt(wins), 216n));
});

test('no line depends on the order of the dice', () => {
  for (const { line } of LINES) {
    for (const result of K3_RESULTS) {
      expect(line.wins(result)).toBe(line.wins(inOrder(result)));
    }
  }
});

test('every line of every play returns exactly series / 2000 over all 216 results', () => {
  for (let series = SERIES_MIN; series <= SERIES_MAX; series += 20) {
    for (const { name, line } of LINES) {
      const wins = BigInt(K3_RESULTS.filter((result) => line.wins(result)).length);
      const returned = multiplyRatio(ratio(wins, 216n), computeLinePrice(line, series));
      expect(returned, `${name} at ${series}`).toEqual(ratio(BigInt(series), 2_000n));
    }
  }
});

test('settling every line at all 216 results never exceeds the return of the series', () => {
  const stake = 777n;
  for (const { name, play, line } of LINES) {
    const ticket = {
      play,
      selections: [line.selection],
      stakePerLine: minor(stake),
      series: 1_960,
    };
    const paid = K3_RESULTS.reduce((sum, dice) => sum + settleTicket(K3, ticket, dice).payout, 0n);
    const returned = ratio(paid, stake * 216n);
    expect(compareRatio(returned, getSeriesReturn(1_960)), `${name} returns too much`).not.toBe(1);
    const lost = 216n * stake * 1_960n - paid * 2_000n;
    const wins = BigInt(K3_RESULTS.filter((result) => line.wins(result)).length);
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
  ['triple_any', '64.80'],
  ['three_different 1+2+6', '64.80'],
  ['two_different 3+4', '12.96'],
  ['single_die 2', '4.27'],
])('the published price of %s is %s', (name, price) => {
  const found = LINES.find((line) => line.name === name);
  const doubled = found && multiplyRatio(computeLinePrice(found.line, 1_800), ratio(2n));
  expect(doubled && formatDecimal(doubled, 2, 'floor')).toBe(price);
});

test('the table of prices shows every line and the return of every play', () => {
  const table = buildPayoutTable(K3, 1_960);
  expect(table.map(({ play }) => play)).toEqual(K3_PLAYS.map(({ code }) => code));
  expect(table.flatMap(({ lines }) => lines)).toHaveLength(LINES.length);
  for (const { returned } of table) expect(returned).toEqual(ratio(98n, 100n));
  const big = table.find(({ play }) => play === 'big')?.lines[0];
  expect(big?.price).toEqual(ratio(2_016n, 1_000n));
});

test.each([1_699, 1_981, 1_960.5, Number.NaN])('the series %s is a bug', (series) => {
  expect(() => getSeriesReturn(series)).toThrow(RangeError);
});

const WON: readonly (readonly [K3Result, readonly string[]])[] = [
  [
    [1, 1, 1],
    ['sum 3', 'triple_any', 'triple_named 1', 'pair_named 1', 'single_die 1'],
  ],
  [
    [6, 6, 6],
    ['sum 18', 'triple_any', 'triple_named 6', 'pair_named 6', 'single_die 6'],
  ],
  [
    [4, 4, 4],
    ['sum 12', 'triple_any', 'triple_named 4', 'pair_named 4', 'single_die 4'],
  ],
  [
    [5, 2, 5],
    ['sum 12', 'big', 'even', 'pair_named 5', 'two_different 2+5', 'single_die 2', 'single_die 5'],
  ],
  [
    [1, 1, 2],
    ['sum 4', 'small', 'even', 'pair_named 1', 'two_different 1+2', 'single_die 1', 'single_die 2'],
  ],
  [
    [6, 3, 1],
    [
      'sum 10',
      'small',
      'even',
      'two_different 1+3',
      'two_different 1+6',
      'two_different 3+6',
      'three_different 1+3+6',
      'single_die 1',
      'single_die 3',
      'single_die 6',
    ],
  ],
  [
    [6, 5, 6],
    ['sum 17', 'big', 'odd', 'pair_named 6', 'two_different 5+6', 'single_die 5', 'single_die 6'],
  ],
];

test.each(WON)('the dice %j win exactly these lines', (result, names) => {
  expect(LINES.filter(({ line }) => line.wins(result)).map(({ name }) => name)).toEqual(names);
});

test('three dice, each 1 to 6, are a result; anything else is none', () => {
  expect(K3_RESULTS.every(isK3Result)).toBe(true);
  for (const numbers of [[], [1, 2], [1, 2, 3, 4], [0, 1, 2], [1, 2, 7], [1, 2, 2.5]]) {
    expect(isK3Result(numbers)).toBe(false);
  }
});

test('the dice are drawn in order, each below 6 plus one', () => {
  const numbers = [0, 5, 2];
  const asked: number[] = [];
  const stream = {
    below: (n: number) => {
      asked.push(n);
      return numbers.shift() ?? Number.NaN;
    },
  };
  expect(drawResult(K3, stream)).toEqual([1, 6, 3]);
  expect(asked).toEqual([6, 6, 6]);
  expect(() => drawResult(K3, stream)).toThrow(RangeError);
});

/**
 * Converts a chi-square value with 215 degrees of freedom to a standard
 * normal value (Wilson and Hilferty). The 0.0005 and 0.9995 quantiles are at -3.29 and 3.29.
 */
function normalOfChiSquare(chiSquare: number, freedom: number): number {
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
}

test('a million draws from the fair stream spread evenly over the 216 results', () => {
  const draws = 1_000_000;
  const drawsPerNonce = 100;
  const serverSeed = new Uint8Array(32).fill(216);
  const counts = new Map(K3_RESULTS.map((result) => [result.join(''), 0]));
  for (let nonce = 0; nonce < draws / drawsPerNonce; nonce += 1) {
    const stream = createFairStream({
      serverSeed,
      clientSeed: 'a million',
      nonce,
      scope: K3_SCOPE,
    });
    for (let draw = 0; draw < drawsPerNonce; draw += 1) {
      const [first, second, third] = drawK3(stream);
      const key = `${first}${second}${third}`;
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
