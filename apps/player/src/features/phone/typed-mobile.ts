import { toLatinDigits } from '@khelaghor/money/digits.ts';

/**
 * Whether something typed can be a phone number in the country of a dialling code. Only what surely
 * is none is turned away here; the server knows all countries.
 */
export function looksLikeMobile(typed: string, dialingCode: string): boolean {
  const digits = toLatinDigits(typed.normalize('NFKC'))
    .replace(/[\s\-.()/\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .replace(/^\+|^00/u, '');
  if (dialingCode === '880') return /^(?:880)?0?1[3-9]\d{8}$/u.test(digits);
  return /^\d{5,15}$/u.test(digits);
}
