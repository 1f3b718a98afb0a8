import type { WalletKind } from '@khelaghor/contract/money/payout-wallet-terms.ts';
import { toLatinDigits } from '@khelaghor/money/digits.ts';

/**
 * A wallet number, 01 and nine digits more, or null when it cannot be
 * one. The server decides by the same rule; this only saves the way there.
 */
export function tidyWalletNumber(kind: WalletKind, typed: string): string | null {
  const digits = toLatinDigits(typed)
    .replace(/[^0-9]/gu, '')
    .replace(/^(?:00)?880/u, '')
    .replace(/^(?=1)/u, '0');
  const shape = kind === 'rocket' ? /^01[3-9]\d{8}\d?$/u : /^01[3-9]\d{8}$/u;
  return shape.test(digits) ? digits : null;
}
