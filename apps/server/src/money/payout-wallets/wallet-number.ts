import type { WalletKind } from '@khelaghor/contract/money/payout-wallet-terms.ts';
import { toLatinDigits } from '@khelaghor/money/digits.ts';

/**
 * A mobile-wallet number as it is stored: eleven Latin digits from 013 to 019, with Rocket's
 * twelfth check digit when one was given. Bengali digits, spaces, dashes and the country code in
 * any of its spellings are accepted; null when no such number was meant.
 */
export function walletNumberOf(kind: WalletKind, typed: string): string | null {
  const digits = toLatinDigits(typed.normalize('NFKC'))
    .replace(/[\s\-.()\u200b-\u200f\u2010-\u2015\u2060\ufeff]/gu, '')
    .replace(/^\+/u, '')
    .replace(/^(?:00)?880/u, '')
    .replace(/^(?=1)/u, '0');
  const shape = kind === 'rocket' ? /^01[3-9]\d{8}\d?$/u : /^01[3-9]\d{8}$/u;
  return shape.test(digits) ? digits : null;
}

/** The number with all but its first and last three digits hidden. */
export function maskedNumber(walletNumber: string): string {
  const hidden = '•'.repeat(Math.max(0, walletNumber.length - 6));
  return `${walletNumber.slice(0, 3)}${hidden}${walletNumber.slice(-3)}`;
}
