/**
 * Bengali and Latin digits. Turning one into the other never changes a value, and never touches
 * a character that is not one of these twenty.
 */

/** Which digits are shown. Latin is the default; Bengali is the reader's choice. */
export type Digits = 'latn' | 'beng';

const BENGALI_ZERO = 0x09e6;
const LATIN_ZERO = 0x30;

/** Replaces the Bengali digits ০ to ৯ (U+09E6 to U+09EF) with 0 to 9. */
export function toLatinDigits(text: string): string {
  return text.replace(/[০-৯]/gu, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) - BENGALI_ZERO + LATIN_ZERO),
  );
}

/** Replaces 0 to 9 with the Bengali digits ০ to ৯. */
export function toBengaliDigits(text: string): string {
  return text.replace(/[0-9]/gu, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) - LATIN_ZERO + BENGALI_ZERO),
  );
}

/** Shows a text that holds Latin digits in the digits that the reader chose. */
export function toDigits(text: string, digits: Digits): string {
  return digits === 'beng' ? toBengaliDigits(text) : text;
}
