import { getDigits } from './format-international.ts';

/**
 * Whether something typed can be a phone number in the country of a dialling code. Only what surely
 * is none is turned away here; the server knows all countries.
 */
export function isMobileNumber(typed: string, dialingCode: string): boolean {
  const digits = getDigits(typed);
  if (dialingCode === '880') return /^(?:880)?0?1[3-9]\d{8}$/u.test(digits);
  return /^\d{5,15}$/u.test(digits);
}
