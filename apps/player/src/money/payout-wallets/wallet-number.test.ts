import { expect, test } from 'vitest';
import { tidyWalletNumber } from './wallet-number.ts';

test.each([
  ['bkash', '01712345678', '01712345678'],
  ['bkash', '+880 1712-345678', '01712345678'],
  ['bkash', '+88 01712 345678', '01712345678'],
  ['nagad', '০১৭১২৩৪৫৬৭৮', '01712345678'],
  ['upay', '1712345678', '01712345678'],
  ['rocket', '017123456789', '017123456789'],
  ['bkash', '017123456789', null],
  ['bkash', '01212345678', null],
  ['bkash', '', null],
] as const)('%s %j is %j', (kind, typed, expected) => {
  expect(tidyWalletNumber(kind, typed)).toBe(expected);
});
