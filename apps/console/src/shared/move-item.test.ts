import { expect, test } from 'vitest';
import { moveItem } from './move-item.ts';

test.each<[number, -1 | 1, string]>([
  [0, 1, 'bac'],
  [1, -1, 'bac'],
  [2, -1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
  [9, 1, 'abc'],
])('what is at %i moves by %i', (index, by, order) => {
  expect(moveItem(['a', 'b', 'c'], index, by).join('')).toBe(order);
});
