import { expect, test } from 'vitest';
import { createNewest } from './lazy-pictures.ts';

test('the newest entries stay, and using one makes it new', () => {
  const newest = createNewest(3);
  for (const entry of ['a', 'b', 'c']) newest.add(entry);
  expect(newest.has('a')).toBe(true);
  newest.add('d');
  expect(['a', 'b', 'c', 'd'].map((entry) => newest.has(entry))).toEqual([true, false, true, true]);
  expect(newest.size).toBe(3);
});

test('it never holds more than it may, and the same one twice is one', () => {
  const newest = createNewest(200);
  for (let index = 0; index < 1_000; index += 1) newest.add(String(index % 300));
  expect(newest.size).toBe(200);
});
