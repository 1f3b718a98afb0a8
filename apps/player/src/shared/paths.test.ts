import { expect, test } from 'vitest';
import { safeNext } from './paths.ts';

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
  expect(safeNext(next)).toBe(address);
});
