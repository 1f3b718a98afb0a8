/**
 * Exact fractions for odds, prices and returns. A price is never a floating number: 1960/2000 of
 * 216 stays exactly that until it is multiplied by a stake, and only then is it rounded, once,
 * by a rule that the caller names.
 */
import { minor, type Minor } from './minor.ts';

/** A fraction in lowest terms. The denominator is above zero; zero is 0/1. */
export type Ratio = { readonly num: bigint; readonly den: bigint };

/**
 * How a fraction becomes a whole number.
 *
 * - `floor`: down, towards minus infinity. A payout rounded so never gives more than the price.
 * - `ceiling`: up, towards plus infinity.
 * - `half_up`: to the nearest, a half goes up.
 * - `half_even`: to the nearest, a half goes to the even neighbour, so that sums do not drift.
 * - `exact`: there is nothing to round; throws a `RangeError` if there is.
 */
export type Rounding = 'floor' | 'ceiling' | 'half_up' | 'half_even' | 'exact';

/** The fraction `num / den` in lowest terms. Throws a `RangeError` when `den` is zero. */
export function ratio(num: bigint, den: bigint = 1n): Ratio {
  if (den === 0n) throw new RangeError('a ratio over zero');
  const divisor = greatestCommonDivisor(num, den);
  const sign = den < 0n ? -1n : 1n;
  return { num: (sign * num) / divisor, den: (sign * den) / divisor };
}

/** The sum, exactly. */
export function addRatio(a: Ratio, b: Ratio): Ratio {
  return ratio(a.num * b.den + b.num * a.den, a.den * b.den);
}

/** The difference `a - b`, exactly. */
export function subtractRatio(a: Ratio, b: Ratio): Ratio {
  return ratio(a.num * b.den - b.num * a.den, a.den * b.den);
}

/** The product, exactly. */
export function multiplyRatio(a: Ratio, b: Ratio): Ratio {
  return ratio(a.num * b.num, a.den * b.den);
}

/** The quotient `a / b`, exactly. Throws a `RangeError` when `b` is zero. */
export function divideRatio(a: Ratio, b: Ratio): Ratio {
  return ratio(a.num * b.den, a.den * b.num);
}

/** Below zero when `a < b`, zero when equal, above zero when `a > b`. */
export function compareRatio(a: Ratio, b: Ratio): -1 | 0 | 1 {
  const difference = a.num * b.den - b.num * a.den;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** The whole number that the named rule makes of a fraction. */
export function roundRatio(value: Ratio, rounding: Rounding): bigint {
  const floor = floorDivide(value.num, value.den);
  const rest = value.num - floor * value.den;
  if (rest === 0n) return floor;
  const half = compareRatio(ratio(rest, value.den), ratio(1n, 2n));
  switch (rounding) {
    case 'floor':
      return floor;
    case 'ceiling':
      return floor + 1n;
    case 'half_up':
      return half >= 0 ? floor + 1n : floor;
    case 'half_even':
      return half > 0 || (half === 0 && floor % 2n !== 0n) ? floor + 1n : floor;
    case 'exact':
      throw new RangeError(`not a whole number: ${value.num}/${value.den}`);
  }
}

/**
 * What a stake returns at a decimal price (the stake is part of it: a price of 2 doubles it), in
 * minor units, rounded once by the named rule.
 */
export function payout(stake: Minor, price: Ratio, rounding: Rounding): Minor {
  return minor(roundRatio(ratio(stake * price.num, price.den), rounding));
}

/**
 * A decimal text with exactly `decimals` places and Latin digits, "1.0421". A negative value has
 * a plain hyphen in front: this text is also for machines.
 */
export function formatDecimal(value: Ratio, decimals: number, rounding: Rounding): string {
  const scaled = roundRatio(ratio(value.num * 10n ** BigInt(decimals), value.den), rounding);
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(decimals + 1, '0');
  const sign = scaled < 0n ? '-' : '';
  if (decimals === 0) return `${sign}${digits}`;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The exact text of a fraction, "49/50"; a whole number has no bar. */
export function formatRatio(value: Ratio): string {
  return value.den === 1n ? value.num.toString() : `${value.num}/${value.den}`;
}

/** Reads what `formatRatio` wrote. Throws a RangeError on any other text. */
export function readRatio(text: string): Ratio {
  const [, num, den = '1'] = /^(-?\d+)(?:\/([1-9]\d*))?$/u.exec(text) ?? [];
  if (num === undefined) throw new RangeError(`not a fraction: ${text}`);
  return ratio(BigInt(num), BigInt(den));
}

/**
 * The nearest floating number, for drawing and statistics only. Money never passes through here.
 */
export function toFloat(value: Ratio): number {
  return Number(value.num) / Number(value.den);
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [greater, lesser] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (lesser !== 0n) [greater, lesser] = [lesser, greater % lesser];
  return greater;
}

function floorDivide(num: bigint, den: bigint): bigint {
  const quotient = num / den;
  return num % den < 0n ? quotient - 1n : quotient;
}
