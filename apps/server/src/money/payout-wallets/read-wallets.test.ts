import { expect, test } from 'vitest';
import { maskWalletNumber } from './read-wallets.ts';

test.each([
  ['01712345678', '017•••••678'],
  ['017123456789', '017••••••789'],
])('masks %s as %s', (walletNumber, masked) => {
  expect(maskWalletNumber(walletNumber)).toBe(masked);
});
