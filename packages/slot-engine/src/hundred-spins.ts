/**
 * What 100 spins of one stake return: percentiles of the sum of 100 payouts.
 *
 * The chances of a payout are a power series, those of 100 payouts its 100th power. Every product
 * is cut at the same size, which loses nothing: no payout is negative, so that a sum below the size
 * has no part above it. Each product is computed by Fourier transforms of twice the size.
 */
import { transform } from './fourier.ts';
import type { Complex } from './fourier.ts';

/** One payout of a round in hundredths of the stake, and its chance. */
export type Chance = { readonly pay: number; readonly chance: number };

/** Returns of 100 spins together, in hundredths of the stake of one of them. */
export type HundredSpins = {
  /** In the worst 5 % of cases, this or less comes back. */
  readonly low: number;
  /** In half of all cases, this or less comes back. */
  readonly middle: number;
  /** In the best 5 % of cases, this or more comes back. */
  readonly high: number;
};

/** So many sums, in units, have their chances computed at first; when too few, twice as many. */
const FIRST_SIZE = 2 ** 12;

/** More than the rounding of the eight products, whose errors are near 10^-13. */
const MARGIN = 1e-8;

function toComplex(chances: Float64Array): Complex {
  const real = new Float64Array(2 * chances.length);
  real.set(chances);
  return { real, imaginary: new Float64Array(2 * chances.length) };
}

/** The chances of the sum of two numbers that do not depend on each other. */
function addUp(ones: Float64Array, others: Float64Array): Float64Array {
  const size = ones.length;
  const one = toComplex(ones);
  transform(one, 1);
  const other = ones === others ? one : toComplex(others);
  if (other !== one) transform(other, 1);
  const sums = toComplex(new Float64Array(size));
  for (let place = 0; place < 2 * size; place += 1) {
    const [a, b] = [one.real[place] ?? 0, one.imaginary[place] ?? 0];
    const [c, d] = [other.real[place] ?? 0, other.imaginary[place] ?? 0];
    sums.real[place] = (a * c - b * d) / (2 * size);
    sums.imaginary[place] = (a * d + b * c) / (2 * size);
  }
  transform(sums, -1);
  return sums.real.slice(0, size);
}

/** The chances of the sums of 100 payouts below the size. */
function addUpHundred(payouts: Iterable<Chance>, unit: number, size: number): Float64Array {
  const once = new Float64Array(size);
  for (const { pay, chance } of payouts)
    if (pay / unit < size) once[pay / unit] = (once[pay / unit] ?? 0) + chance;
  let power: Float64Array = once;
  /** The sums of 4, 32 and 64 payouts: together 100. */
  const parts: Float64Array[] = [];
  for (let spins = 1; spins <= 64; spins *= 2) {
    if ((100 & spins) !== 0) parts.push(power);
    power = spins < 64 ? addUp(power, power) : power;
  }
  return parts.reduce(addUp);
}

/**
 * The smallest sum that is not exceeded with this chance; null: it has no place. Throws a
 * `RangeError` when rounding could move it.
 */
function findPercentile(chances: Float64Array, share: number): number | null {
  let upTo = 0;
  for (const [sum, chance] of chances.entries()) {
    upTo += chance;
    if (upTo < share - MARGIN) continue;
    if (upTo < share + MARGIN)
      throw new RangeError(`the chance of ${sum} units is too close to ${share}`);
    return sum;
  }
  return null;
}

/**
 * Finds the percentiles. All payouts are multiples of `unit`. Throws a `RangeError` unless their
 * chances add up to one.
 */
export function findHundredSpins(payouts: readonly Chance[], unit: number): HundredSpins {
  const whole = payouts.reduce((sum, { chance }) => sum + chance, 0);
  if (!(Math.abs(whole - 1) <= MARGIN)) throw new RangeError(`chances that add up to ${whole}`);
  for (let size = FIRST_SIZE; ; size *= 2) {
    const hundred = addUpHundred(payouts, unit, size);
    const found = [0.05, 0.5, 0.95].flatMap((share) => findPercentile(hundred, share) ?? []);
    const [low, middle, high] = found;
    if (low !== undefined && middle !== undefined && high !== undefined)
      return { low: low * unit, middle: middle * unit, high: high * unit };
  }
}
