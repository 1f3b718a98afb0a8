import { toLatinDigits } from '@khelaghor/money/digits.ts';

/** What people put between the digits of a number, or what comes along unseen when it is copied. */
const between = /[\s\-.()/\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** The digits of a number as it was typed, without what stands for "abroad". */
const getDigits = (typed: string): string =>
  toLatinDigits(typed.normalize('NFKC'))
    .replace(between, '')
    .replace(/^\+|^00/u, '');

/** A number as it is dialled from anywhere, of one typed in the country of a dialling code. */
export function getInternational(typed: string, dialingCode: string): string {
  const digits = getDigits(typed);
  const isWhole = /^[\s]*(?:\+|00)/u.test(toLatinDigits(typed.normalize('NFKC')));
  if (isWhole) return `+${digits}`;
  const own = dialingCode === '880' ? digits.replace(/^880(?=0?1)/u, '') : digits;
  return `+${dialingCode}${own.replace(/^0/u, '')}`;
}

/**
 * Whether something typed can be a phone number in the country of a dialling code. Only what surely
 * is none is turned away here; the server knows all countries.
 */
export function isMobileNumber(typed: string, dialingCode: string): boolean {
  const digits = getDigits(typed);
  if (dialingCode === '880') return /^(?:880)?0?1[3-9]\d{8}$/u.test(digits);
  return /^\d{5,15}$/u.test(digits);
}
