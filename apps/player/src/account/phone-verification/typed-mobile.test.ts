import { expect, test } from 'vitest';
import { isMobileNumber } from './typed-mobile.ts';

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
