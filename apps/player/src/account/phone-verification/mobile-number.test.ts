import { expect, test } from 'vitest';
import { getInternational, isMobileNumber } from './mobile-number.ts';

test.each([
  ['01712345678', '880', '+8801712345678'],
  ['1712 345 678', '880', '+8801712345678'],
  ['+880 1712-345678', '880', '+8801712345678'],
  ['8801712345678', '880', '+8801712345678'],
  ['00880 1712345678', '880', '+8801712345678'],
  ['০১৭১২৩৪৫৬৭৮', '880', '+8801712345678'],
  ['\u200f01712345678', '880', '+8801712345678'],
  ['98765 43210', '91', '+919876543210'],
  ['+91 98765 43210', '91', '+919876543210'],
])('%j behind %s is %s', (typed, dialingCode, number) => {
  expect(getInternational(typed, dialingCode)).toBe(number);
});

test.each([
  ['01712345678', '880', true],
  ['1712 345 678', '880', true],
  ['+880 1712-345678', '880', true],
  ['০১৭১২৩৪৫৬৭৮', '880', true],
  ['01212345678', '880', false],
  ['0171234567', '880', false],
  ['', '880', false],
  ['seven', '880', false],
  ['98765 43210', '91', true],
  ['123', '91', false],
  ['1'.repeat(16), '91', false],
])('%j behind %s: %s', (typed, dialingCode, looks) => {
  expect(isMobileNumber(typed, dialingCode)).toBe(looks);
});
