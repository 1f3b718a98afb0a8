import { toNumberCode } from '@khelaghor/typed-text/code.ts';

/** The networks that money is paid out through. */
export const walletKinds = ['bkash', 'nagad', 'rocket', 'upay'] as const;
export type WalletKind = (typeof walletKinds)[number];

/** How many wallets of one network a member may have. */
export const walletsPerKindMax = 2;

/**
 * Returns a mobile-wallet number as it is stored: eleven Latin digits from 013 to 019, with
 * Rocket's twelfth check digit when one was given. Accepts Bengali and full-width digits, spaces,
 * dashes, unseen marks and the country code in any of its spellings. Returns null for everything
 * else.
 */
export function parseWalletNumber(kind: WalletKind, typed: string): string | null {
  const digits = toNumberCode(typed)
    .replace(/^\+/u, '')
    .replace(/^(?:00)?880/u, '')
    .replace(/^(?=1)/u, '0');
  const shape = kind === 'rocket' ? /^01[3-9]\d{8}\d?$/u : /^01[3-9]\d{8}$/u;
  return shape.test(digits) ? digits : null;
}
