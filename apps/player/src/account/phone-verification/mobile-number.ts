import { toNumberCode } from '@khelaghor/typed-text/code.ts';

/** The digits of a number as it was typed, without what stands for "abroad". */
const getDigits = (typed: string): string => toNumberCode(typed).replace(/^\+|^00/u, '');

/** A number as it is dialled from anywhere, of one typed in the country of a dialling code. */
export function getInternational(typed: string, dialingCode: string): string {
  const digits = getDigits(typed);
  const isWhole = /^(?:\+|00)/u.test(toNumberCode(typed));
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
