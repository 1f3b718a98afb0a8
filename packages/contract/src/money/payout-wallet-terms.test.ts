import { expect, test } from 'vitest';
import type { WalletKind } from './payout-wallet-terms.ts';
import { parseWalletNumber } from './payout-wallet-terms.ts';

const table: [WalletKind, string, string | null][] = [
  ['bkash', '01712345678', '01712345678'],
  ['bkash', '+8801712345678', '01712345678'],
  ['bkash', '8801712345678', '01712345678'],
  ['bkash', '008801712345678', '01712345678'],
  ['bkash', '+880 01712-345678', '01712345678'],
  ['bkash', '+880 1712-345678', '01712345678'],
  ['bkash', '+88 01712 345678', '01712345678'],
  ['bkash', '１７１２３４５６７８', '01712345678'],
  ['bkash', '＋８８０ １７１２－３４５６７８', '01712345678'],
  ['bkash', '1712345678', '01712345678'],
  ['nagad', '০১৭১২-৩৪৫৬৭৮', '01712345678'],
  ['nagad', '+৮৮০ ১৭১২ ৩৪৫ ৬৭৮', '01712345678'],
  ['nagad', ' 01712\u00a0345\u200b678 ', '01712345678'],
  ['nagad', '০১৭১২৩৪৫৬৭৮', '01712345678'],
  ['upay', '1712345678', '01712345678'],
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
  ['bkash', 'bKash 01712345678', null],
  ['bkash', '01712/345678', '01712345678'],
  ['bkash', '\u202a01712345678\u202c', '01712345678'],
  ['bkash', '', null],
  ['rocket', '0171234567890', null],
];

test.each(table)('reads the %s number %j as %j', (kind, typed, expected) => {
  expect(parseWalletNumber(kind, typed)).toBe(expected);
});
