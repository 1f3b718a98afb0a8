import { expect, test } from 'vitest';
import type { WalletKind } from '@khelaghor/contract/money/payout-wallet-terms.ts';
import { maskedNumber, walletNumberOf } from './wallet-number.ts';

const table: [WalletKind, string, string | null][] = [
  ['bkash', '01712345678', '01712345678'],
  ['bkash', '+8801712345678', '01712345678'],
  ['bkash', '8801712345678', '01712345678'],
  ['bkash', '008801712345678', '01712345678'],
  ['bkash', '+880 01712-345678', '01712345678'],
  ['bkash', '1712345678', '01712345678'],
  ['nagad', '০১৭১২-৩৪৫৬৭৮', '01712345678'],
  ['nagad', '+৮৮০ ১৭১২ ৩৪৫ ৬৭৮', '01712345678'],
  ['nagad', ' 01712\u00a0345\u200b678 ', '01712345678'],
  ['upay', '(017) 12.34.56.78', '01712345678'],
  ['rocket', '01712345678', '01712345678'],
  ['rocket', '017123456789', '017123456789'],
  ['rocket', '+88017123456789', '017123456789'],
  ['bkash', '017123456789', null],
  ['bkash', '01212345678', null],
  ['bkash', '01012345678', null],
  ['bkash', '0171234567', null],
  ['bkash', '+911712345678', null],
  ['bkash', '01712345678x', null],
  ['bkash', '', null],
  ['rocket', '0171234567890', null],
];

test.each(table)('%s %j is %j', (kind, typed, expected) => {
  expect(walletNumberOf(kind, typed)).toBe(expected);
});

test.each([
  ['01712345678', '017•••••678'],
  ['017123456789', '017••••••789'],
])('%s is shown as %s', (walletNumber, masked) => {
  expect(maskedNumber(walletNumber)).toBe(masked);
});
