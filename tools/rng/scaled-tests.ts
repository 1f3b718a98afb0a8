// Tests of scaled output: numbers below n as games draw them. Each gives one p-value.
import { computeNormal, getChiSquareP, getNormalP, sumChiSquare } from './statistics.ts';

/** Draws so many numbers below n. */
export type Draw = (n: number, count: number) => Uint32Array;

/** Every number equally frequent. */
export function testUniform(numbers: Uint32Array, n: number): number {
  const counts = new Uint32Array(n);
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  const due = numbers.length / n;
  return getChiSquareP(
    sumChiSquare(counts, () => due),
    n - 1,
  );
}

/** Pairs of neighbours, none of which share a number, are equally frequent. */
function testPairs(numbers: Uint32Array, n: number): number {
  const pairs = new Uint32Array(numbers.length >> 1);
  for (let index = 0; index < pairs.length; index += 1)
    pairs[index] = (numbers[2 * index] ?? 0) * n + (numbers[2 * index + 1] ?? 0);
  return testUniform(pairs, n * n);
}

/** Serial correlation of numbers with those a distance behind them. */
function testSerialCorrelation(numbers: Uint32Array, n: number, distance = 1): number {
  const mean = (n - 1) / 2;
  const variance = (n ** 2 - 1) / 12;
  const count = numbers.length - distance;
  let sum = 0;
  for (let index = 0; index < count; index += 1)
    sum += ((numbers[index] ?? 0) - mean) * ((numbers[index + distance] ?? 0) - mean);
  return getNormalP(sum / (variance * Math.sqrt(count)));
}

/** Runs above and below the middle; n is even. */
function testMiddleRuns(numbers: Uint32Array, n: number): number {
  let changes = 0;
  for (let index = 1; index < numbers.length; index += 1) {
    const isAbove = (numbers[index] ?? 0) >= n / 2;
    if (isAbove !== (numbers[index - 1] ?? 0) >= n / 2) changes += 1;
  }
  const count = numbers.length - 1;
  return getNormalP((changes - count / 2) / Math.sqrt(count / 4));
}

const longestCollection = 60;

/** The chances that all n numbers are there first after so many draws; the last: after more. */
function listCollectionChances(n: number): readonly number[] {
  // The chances to have so many different numbers, draw by draw.
  let chances: number[] = Array.from({ length: n + 1 }, (_, have) => (have === 0 ? 1 : 0));
  const found: number[] = [];
  for (let draw = 1; draw <= longestCollection; draw += 1) {
    const before = chances;
    chances = before.map((chance, have) => {
      if (have === n) return 0;
      return chance * (have / n) + (before[have - 1] ?? 0) * ((n - have + 1) / n);
    });
    found.push((before[n - 1] ?? 0) / n);
  }
  const last = 1 - found.reduce((sum, chance) => sum + chance, 0);
  return [...found, last];
}

/** Coupon collector: how many draws it takes to see every number. */
function testCouponCollector(numbers: Uint32Array, n: number): number {
  const chances = listCollectionChances(n);
  const counts = chances.map(() => 0);
  let seen = new Set<number>();
  let draws = 0;
  for (const number of numbers) {
    draws += 1;
    seen.add(number);
    if (seen.size < n) continue;
    const place = Math.min(draws, chances.length) - 1;
    counts[place] = (counts[place] ?? 0) + 1;
    [seen, draws] = [new Set(), 0];
  }
  const all = counts.reduce((sum, count) => sum + count, 0);
  // Classes that are due fewer than ten times are one with those that follow.
  const classes: { count: number; due: number }[] = [];
  for (const [index, count] of counts.entries()) {
    const last = classes.at(-1);
    const due = all * (chances[index] ?? 0);
    if (last && last.due < 10)
      Object.assign(last, { count: last.count + count, due: last.due + due });
    else classes.push({ count, due });
  }
  const last = classes.pop() ?? { count: 0, due: 0 };
  const before = classes.pop() ?? { count: 0, due: 0 };
  classes.push({ count: last.count + before.count, due: last.due + before.due });
  const value = sumChiSquare(
    classes.map(({ count }) => count),
    (index) => classes[index]?.due ?? 0,
  );
  return getChiSquareP(value, classes.length - 1);
}

/** Duplicates: how many numbers below 2^32 came before; their count is distributed by Poisson. */
function testDuplicates(numbers: Uint32Array): number {
  const sorted = numbers.toSorted();
  let duplicates = 0;
  for (let index = 1; index < sorted.length; index += 1)
    if (sorted[index] === sorted[index - 1]) duplicates += 1;
  const due = numbers.length ** 2 / 2 ** 33;
  const below = computeNormal((duplicates + 0.5 - due) / Math.sqrt(due));
  const above = computeNormal((due + 0.5 - duplicates) / Math.sqrt(due));
  return Math.min(1, 2 * Math.min(below, above));
}

/** The tests that are run on numbers below ten, and on those of whole words. */
export function listScaledTests(draw: Draw, count: number): readonly (readonly [string, number])[] {
  const small = draw(10, count);
  const sides = draw(2, count);
  return [
    ['chi-square, below 10', testUniform(small, 10)],
    ['chi-square, below 2', testUniform(sides, 2)],
    ['pairs of neighbours, below 10', testPairs(small, 10)],
    ['coupon collector, below 10', testCouponCollector(small, 10)],
    ['runs about the middle, below 10', testMiddleRuns(small, 10)],
    ['runs, below 2', testMiddleRuns(sides, 2)],
    ['serial correlation, below 10', testSerialCorrelation(small, 10)],
    ['interplay: correlation 7 apart, below 10', testSerialCorrelation(small, 10, 7)],
    ['duplicates, below 2^32', testDuplicates(draw(2 ** 32, Math.min(count, 1_000_000)))],
  ];
}
