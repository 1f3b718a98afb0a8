/**
 * The chances of the payouts of rounds with free spins.
 *
 * A free spin that gives n further ones has, with all that follow from it, the payout T = pay + n
 * times T. As power series, with F_n for the spins that give n: T = sum of F_n T^n; and the round,
 * with B_n for the first spins that give n: X = sum of B_n T^n. Both hold at each root of unity by
 * itself, where T is found by repeating the equation; the transform back gives the chances of X.
 * What lies beyond the size of the transform comes back at the beginning; Chernoff's bound says how
 * little that is.
 */
import { createClimb, evaluateClimb } from './climbing-values.ts';
import type { Climb } from './climbing-spins.ts';
import { getTransformError, ROUNDING, transform } from './fourier.ts';
import type { Complex } from './fourier.ts';
import { transformCounts } from './transform-counts.ts';
import type { Scale } from './transform-counts.ts';
import { multiplyPays } from './count-spins.ts';
import type { Counts, Tally } from './count-spins.ts';

export type FreePayouts = {
  /** The chance of each number of units below the limit. */
  readonly chances: Float64Array;
  /**
   * A bound on the error of any sum of these chances, each times a weight, where the weights fall
   * from at most 1 to 0.
   */
  readonly error: number;
};

/** So many products are summed up on their own, which keeps the error of long sums small. */
export const SUM_BLOCK = 512;

/** So often the equation of T is repeated: what is left shrinks each time. */
const REPEATS = 40;

type Term = { readonly award: number; readonly values: Complex; readonly counts: Counts };

const listTerms = ({ ways, byAward }: Tally, scale: Scale, size: number): readonly Term[] =>
  [...byAward].map(([award, counts]) => ({
    award,
    counts,
    values: transformCounts(counts, ways, scale, size),
  }));

/** The sum of the terms at one place, each times T to the power of what it gives. */
function evaluate(terms: readonly Term[], place: number, x: number, y: number) {
  let [real, imaginary] = [0, 0];
  for (const { award, values } of terms) {
    let [powerX, powerY] = [1, 0];
    for (let times = 0; times < award; times += 1)
      [powerX, powerY] = [powerX * x - powerY * y, powerX * y + powerY * x];
    const [a, b] = [values.real[place] ?? 0, values.imaginary[place] ?? 0];
    real += a * powerX - b * powerY;
    imaginary += a * powerY + b * powerX;
  }
  return { real, imaginary };
}

/** The same for a real number: the average of e to the power of `rate` times the units paid. */
function weigh({ ways, byAward }: Tally, { unit }: Scale, rate: number, whole: number): number {
  let sum = 0;
  for (const [award, counts] of byAward)
    for (const [pay, count] of counts)
      sum += (count / ways) * Math.exp((rate * pay) / unit) * whole ** award;
  return sum;
}

/** Chernoff's bound on the chance of a payout of `size` units or more. */
function boundTail(base: Tally, free: Tally, scale: Scale, size: number): number {
  let best = 1;
  for (let rate = 1 / scale.limit; rate < 1; rate *= 2) {
    let whole = 0;
    let next = 1;
    for (let times = 0; times < 200 && next < 1e3 && next - whole > 1e-9; times += 1) {
      whole = next;
      next = weigh(free, scale, rate, whole);
    }
    if (!(next - whole <= 1e-9)) break;
    best = Math.min(best, weigh(base, scale, rate, next) * Math.exp(-rate * size));
  }
  return best;
}

/** The average number of free spins that a spin gives. */
function averageAward({ ways, byAward }: Tally): number {
  let sum = 0;
  for (const [award, counts] of byAward)
    for (const count of counts.values()) sum += (award * count) / ways;
  return sum;
}

/**
 * Finds the chances for one kind of free spins. Of the base, spins that give none are left out.
 * `climb`: how the factor of the free spins climbs, which are counted at factor 1; null: it does
 * not.
 */
export function findFreePayouts(
  base: Tally,
  free: Tally,
  climb: Climb | null,
  scale: Scale,
): FreePayouts {
  const size = 2 ** Math.ceil(Math.log2(8 * scale.limit));
  const givers: Tally = {
    ways: base.ways,
    byAward: new Map([...base.byAward].filter(([award]) => award > 0)),
  };
  const freeTerms = listTerms(free, scale, size);
  const baseTerms = listTerms(givers, scale, size);
  const found = { real: new Float64Array(size), imaginary: new Float64Array(size) };
  const climbing = climb && createClimb(free, climb, scale, size);
  for (let place = 0; place < size; place += 1) {
    if (climbing) {
      const [award, [first]] = [evaluateClimb(climbing, place), baseTerms];
      const [a, b] = [first?.values.real[place] ?? 0, first?.values.imaginary[place] ?? 0];
      found.real[place] = a * award.real - b * award.imaginary;
      found.imaginary[place] = a * award.imaginary + b * award.real;
      continue;
    }
    let whole = { real: 0, imaginary: 0 };
    for (let times = 0; times < REPEATS; times += 1) {
      const next = evaluate(freeTerms, place, whole.real, whole.imaginary);
      const moved = Math.abs(next.real - whole.real) + Math.abs(next.imaginary - whole.imaginary);
      whole = next;
      if (moved < ROUNDING) break;
    }
    const { real, imaginary } = evaluate(baseTerms, place, whole.real, whole.imaginary);
    found.real[place] = real;
    found.imaginary[place] = imaginary;
  }
  transform(found, -1);
  const chances = found.real.slice(0, scale.limit).map((value) => value / size);
  return { chances, error: boundError({ givers, free, climb, scale, size, chances }) };
}

/**
 * Bounds the error of weighted sums. Falling weights are a mixture of sums over the first m places,
 * whose transform is sin(pi k m / size) / sin(pi k / size): on average at most 2 + ln(size / 2), by
 * sin(x) >= 2 x / pi. So often an error of the values at the roots counts.
 */
function boundError(proof: {
  readonly givers: Tally;
  readonly free: Tally;
  readonly climb: Climb | null;
  readonly scale: Scale;
  readonly size: number;
  readonly chances: Float64Array;
}): number {
  const { givers, free, climb, scale, size, chances } = proof;
  const [given, again] = [averageAward(givers), averageAward(free)];
  const each = getTransformError(size);
  let share = 0;
  for (const counts of givers.byAward.values())
    for (const count of counts.values()) share += count / givers.ways;
  // T errs by what its terms err by, and by its own error in those it gives; 40 covers the products
  // and the last step of the repetition.
  const ofWhole = (each + 40 * ROUNDING) / (1 - again) + again ** REPEATS;
  const ofRound = share * (each + 40 * ROUNDING) + given * ofWhole;
  let squares = 0;
  for (const chance of chances) squares += chance ** 2;
  const back = 2 * each * Math.sqrt(squares * scale.limit);
  const summing = (SUM_BLOCK + scale.limit / SUM_BLOCK + 2) * ROUNDING * share;
  // Free spins at the last factor pay at least as much.
  const most = climb ? multiplyPays(free, climb.to) : free;
  return ofRound * (2 + Math.log(size / 2)) + back + summing + boundTail(givers, most, scale, size);
}
