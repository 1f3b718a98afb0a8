// Goal: ids that are unique, valid and in the order in which they were made, also when the clock
// stands or goes back. Method: many ids under a clock that the test moves.
import { validate, version } from 'uuid';
import { afterEach, expect, test, vi } from 'vitest';
import { systemRandom } from './random.ts';

afterEach(() => vi.useRealTimers());

const many = (count: number): string[] => Array.from({ length: count }, () => systemRandom.id());

test('ids are UUIDs of version 7, each unlike the others and behind those before it', () => {
  const ids = many(20_000);
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
});

test('a clock that stands or goes back does not disturb their order', () => {
  const nowMs = Date.now() + 60_000;
  vi.useFakeTimers({ now: nowMs, toFake: ['Date'] });
  const standing = many(1_000);
  vi.setSystemTime(nowMs - 3_600_000);
  const back = many(1_000);
  vi.setSystemTime(nowMs + 1);
  const on = many(1_000);
  const ids = [...standing, ...back, ...on];
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test('ids of two moments share no tail', () => {
  const tails = many(2_000).map((id) => id.slice(-11));
  expect(new Set(tails).size).toBe(tails.length);
});
