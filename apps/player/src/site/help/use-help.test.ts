import { expect, test } from 'vitest';
import { normalizeQuestion, isSlug } from './use-help.ts';

test.each<[string, string]>([
  ['  টাকা   জমা \n', 'টাকা জমা'],
  ['', ''],
  [' \t\n', ''],
  ['x'.repeat(10_000), 'x'.repeat(200)],
])('%j', (text, asked) => {
  expect(normalizeQuestion(text)).toBe(asked);
});

test.each([
  ['deposit-play-money', true],
  ['k3', true],
  ['', false],
  ['-k3', false],
  ['../x', false],
  ['Deposit', false],
  ['x'.repeat(60), true],
  ['x'.repeat(61), false],
])('%j can name an article: %s', (text, can) => {
  expect(isSlug(text)).toBe(can);
});
