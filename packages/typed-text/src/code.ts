/**
 * Codes and numbers that are copied: from an SMS, an app, a receipt or a card. What separates their
 * characters for the eye does not count, and neither does what copying adds unseen.
 */
import { toPlainText } from './plain-text.ts';

/** Spaces, hyphens, dashes, the minus sign, and the Braille cell without dots. */
const separators = /[\s\p{Pd}\u2212\u2800]/gu;
const numberSeparators = /[.()/]/gu;

/**
 * Returns a code without spaces, hyphens and unseen marks, with Latin digits. Letters keep their
 * case. Whether such a code can be is for the caller to say.
 */
export const toCode = (typed: string): string => toPlainText(typed).replace(separators, '');

/** As `toCode`, for numbers of phones, accounts and cards: dots, slashes and brackets go too. */
export const toNumberCode = (typed: string): string => toCode(typed).replace(numberSeparators, '');

/** How many digits a one-time code has, by SMS and e-mail as in authenticator apps. */
export const otpLength = 6;
const otpPattern = /^[0-9]{6}$/u;

/** Returns a one-time code as it was sent; null: no such code has this form. */
export function readOtp(typed: string): string | null {
  const code = toCode(typed);
  return otpPattern.test(code) ? code : null;
}

/** Returns what a field for a one-time code holds while it is typed: its digits, at most six. */
export const toOtpDigits = (typed: string): string =>
  toCode(typed)
    .replace(/[^0-9]/gu, '')
    .slice(0, otpLength);
