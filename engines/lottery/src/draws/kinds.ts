/**
 * Facts about kinds of balls: sets of numbers that share a zodiac animal or a last digit. Counting
 * goes kind by kind instead of ball by ball, so that kinds of any size cost the same.
 */
import { countCombinations } from './combinations.ts';
import { listParts, type Draw, type LotteryResult } from './draw.ts';
import type { Counted, Fact, Measure } from './measure.ts';

/** The numbers of each kind. No number is of two kinds. */
export type Kinds = readonly (readonly number[])[];

type KindRule<S extends Fact> = {
  /** Names the fact in explanations. */
  readonly kind: string;
  readonly start: S;
  /** The state after one more kind, of which some balls were drawn. */
  readonly step: (state: S, balls: number) => S;
};

/** Returns how many numbers a place may show. Throws a `RangeError` unless the kinds fit. */
function getPoolSize(draw: Draw, places: readonly number[], kinds: Kinds): number {
  const part = listParts(draw).find(({ start, count }) =>
    places.every((place) => place >= start && place < start + count),
  );
  if (part?.kind !== 'pool') throw new RangeError('kinds are of balls from one pool');
  const numbers = kinds.flat();
  const isInPool = numbers.every((number) => number >= part.from && number <= part.to);
  if (!isInPool || new Set(numbers).size < numbers.length)
    throw new RangeError('kinds are different numbers of the pool');
  return part.to - part.from + 1;
}

function countByKinds<S extends Fact>(
  rule: KindRule<S>,
  sizes: readonly number[],
  places: number,
  poolSize: number,
): Counted {
  // By the places still free.
  let reached = new Map<number, Map<S, bigint>>([[places, new Map([[rule.start, 1n]])]]);
  for (const size of sizes) {
    const next: typeof reached = new Map();
    for (const [free, weights] of reached) {
      for (let balls = 0; balls <= Math.min(free, size); balls += 1) {
        const ways = countCombinations(size, balls);
        const into = next.get(free - balls) ?? new Map<S, bigint>();
        next.set(free - balls, into);
        for (const [state, weight] of weights) {
          const after = rule.step(state, balls);
          into.set(after, (into.get(after) ?? 0n) + weight * ways);
        }
      }
    }
    reached = next;
  }
  const others = poolSize - sizes.reduce((sum, size) => sum + size, 0);
  const facts = new Map<Fact, bigint>();
  for (const [free, weights] of reached) {
    const ways = countCombinations(others, free);
    if (ways === 0n) continue;
    for (const [state, weight] of weights)
      facts.set(state, (facts.get(state) ?? 0n) + weight * ways);
  }
  return { total: countCombinations(poolSize, places), facts };
}

function defineKindMeasure<S extends Fact>(
  draw: Draw,
  places: readonly number[],
  kinds: Kinds,
  rule: KindRule<S>,
): Measure {
  const poolSize = getPoolSize(draw, places, kinds);
  const sizes = kinds.map(({ length }) => length);
  let counted: Counted | undefined;
  return {
    kind: rule.kind,
    cells: places.map((place) => [place]),
    read: (result: LotteryResult) => {
      const drawn = places.map((place) => result[place]);
      return kinds
        .map((numbers) => drawn.filter((ball) => ball && numbers.includes(ball)).length)
        .reduce(rule.step, rule.start);
    },
    count: () => (counted ??= countByKinds(rule, sizes, places.length, poolSize)),
  };
}

/** How many balls of each kind some places show, as a text with spaces: "2 0 1". */
export const measureKindCounts = (draw: Draw, places: readonly number[], kinds: Kinds): Measure =>
  defineKindMeasure(draw, places, kinds, {
    kind: 'kind_counts',
    start: '',
    step: (counts: string, balls) => (counts === '' ? String(balls) : `${counts} ${balls}`),
  });

/** How many of the kinds some places show at all. */
export const measureShownKinds = (draw: Draw, places: readonly number[], kinds: Kinds): Measure =>
  defineKindMeasure(draw, places, kinds, {
    kind: 'shown_kinds',
    start: 0,
    step: (shown: number, balls) => shown + (balls > 0 ? 1 : 0),
  });
