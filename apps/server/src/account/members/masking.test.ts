import { expect, test } from 'vitest';
import { maskUsername } from './masking.ts';

test.each([
  ['rahimul', 'ra***l'],
  ['abcde', 'ab***e'],
  ['abcd', 'a***'],
  ['a', 'a***'],
  ['', '***'],
])('%s is shown as %s', (account, masked) => {
  expect(maskUsername(account)).toBe(masked);
});
