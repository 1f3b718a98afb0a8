import { expect, test } from 'vitest';
import { getSafeNext } from './paths.ts';

test.each([
  [undefined, null],
  ['', null],
  ['/member/deposit', '/member/deposit'],
  ['/game?gameId=dice', '/game?gameId=dice'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['/a\nb', null],
])('%j leads to %j', (next, address) => {
  expect(getSafeNext(next)).toBe(address);
});
