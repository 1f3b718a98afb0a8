/**
 * The height to which something climbs: a multiple of the stake in whole hundredths, drawn so that
 * twice the height is reached half as often, which makes each target return 99 %. Whole numbers in
 * bigint; no floating number decides anything.
 */
import type { RandomNumbers } from './game-engine.ts';

/** How many equally likely numbers a height is made of. */
export const HEIGHT_NUMBERS = 2n ** 52n;

/** The height of the last of those numbers, in hundredths. No height is above it. */
const HEIGHT_MAX = 99n * HEIGHT_NUMBERS;

/** Every height is at least the stake itself, in hundredths. */
const HEIGHT_MIN = 100n;

/** Hundredths as text: 250 is "2.50". */
export function formatHundredths(hundredths: number | bigint): string {
  const digits = hundredths.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * How many of the 2^52 numbers reach a target. With v = 2^52 - u, from 1 to 2^52, the height
 * floor(99 x 2^52 / v) is the target or more exactly when v is at most 99 x 2^52 / target.
 */
export const countReachingNumbers = (target: number): bigint => HEIGHT_MAX / BigInt(target);

/** The height that a number below 2^52 leads to, in hundredths. */
export function computeHeight(number: bigint): bigint {
  const height = HEIGHT_MAX / (HEIGHT_NUMBERS - number);
  return height < HEIGHT_MIN ? HEIGHT_MIN : height;
}

/** Draws a height: the upper 20 bits of its number first, then the lower 32. */
export function drawHeight(random: RandomNumbers): bigint {
  const high = BigInt(random.below(2 ** 20));
  return computeHeight(high * 2n ** 32n + BigInt(random.below(2 ** 32)));
}

/** A height in hundredths from its text, "24.75"; null: no height is written so. */
export function parseHeight(text: unknown): bigint | null {
  if (typeof text !== 'string' || !/^[1-9][0-9]{0,15}\.[0-9]{2}$/u.test(text)) return null;
  const height = BigInt(text.replace('.', ''));
  return height <= HEIGHT_MAX ? height : null;
}
