/**
 * Money is a whole number of minor units (poisha, a hundredth of a taka) in a `bigint`.
 *
 * The brand keeps counts, ratios and plain integers out of places where an amount is meant.
 * Adding and subtracting give a plain `bigint`; wrap the result in `minor()` to say that it is
 * an amount again. That is also where a result beyond 64 bits is noticed.
 */

declare const minorBrand: unique symbol;

/** An amount in minor units. May be negative: a difference is an amount too. */
export type Minor = bigint & { readonly [minorBrand]: 'minor' };

/** The largest amount: what a signed 64-bit column holds. */
export const MINOR_MAX = 9_223_372_036_854_775_807n;

/** The smallest amount. One more than the 64-bit minimum, so that negating is always possible. */
export const MINOR_MIN = -MINOR_MAX;

/** How many minor units make one taka. */
export const MINOR_PER_TAKA = 100n;

/**
 * Marks a whole number of minor units as an amount.
 *
 * Throws a `RangeError` for a fraction, an unsafe number or more than 64 bits: these are bugs of
 * the caller. Text from outside goes through `parseMinor` or `readAmount`, which refuse instead.
 */
export function minor(value: bigint | number): Minor {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new RangeError(`not a whole number of minor units: ${value}`);
  }
  const whole = BigInt(value);
  if (whole > MINOR_MAX || whole < MINOR_MIN) {
    throw new RangeError(`an amount does not fit 64 bits: ${whole}`);
  }
  return whole as Minor;
}

/** Nothing. */
export const ZERO: Minor = minor(0n);

/** Why `parseMinor` refuses, in the order in which it looks. */
export type MinorRefusal = 'minor_text_invalid' | 'minor_out_of_range';

/** An amount, or the reason why there is none. */
export type MinorParsed =
  | { readonly ok: true; readonly value: Minor }
  | { readonly ok: false; readonly refusal: MinorRefusal };

const CANONICAL_MINOR = /^(?:0|-?[1-9][0-9]*)$/u;

/**
 * Reads the form in which amounts travel in JSON: a decimal string of minor units ("1050" is
 * ৳10.50). Only the canonical form is accepted, so that one amount has one text: no plus sign,
 * no leading zeros, no "-0", no spaces, Latin digits only. Anything that is not a string is
 * refused too, because JSON may hold a number there.
 */
export function parseMinor(text: unknown): MinorParsed {
  if (typeof text !== 'string' || !CANONICAL_MINOR.test(text)) {
    return { ok: false, refusal: 'minor_text_invalid' };
  }
  // Twenty characters hold every 64-bit amount; longer ones need not be converted to be refused.
  if (text.length > 20) return { ok: false, refusal: 'minor_out_of_range' };
  const whole = BigInt(text);
  if (whole > MINOR_MAX || whole < MINOR_MIN) {
    return { ok: false, refusal: 'minor_out_of_range' };
  }
  return { ok: true, value: whole as Minor };
}

/**
 * The same for a text that is already known to be canonical: a validated request, a reply of our
 * own server, a database column. Throws a `RangeError` otherwise.
 */
export function parseMinorText(text: string): Minor {
  const parsed = parseMinor(text);
  if (!parsed.ok) throw new RangeError(`${parsed.refusal}: ${text}`);
  return parsed.value;
}

/** The decimal string of minor units that JSON carries. `parseMinor` reads it back. */
export function formatMinor(amount: Minor): string {
  return amount.toString();
}
