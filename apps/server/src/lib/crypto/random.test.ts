// Goal: ids that are unique, valid and in the order in which they were made, also when the clock
// stands or goes back. Method: many ids under a clock that the test moves.
import { validate, version } from 'uuid';
import { expect, test } from 'vitest';
import { createIdSource, systemRandom } from './random.ts';

const many = (count: number, id: () => string = systemRandom.id): string[] =>
  Array.from({ length: count }, () => id());

test('ids are UUIDs of version 7, each unlike the others and behind those before it', () => {
  const ids = many(20_000);
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
});

test('a clock that stands or goes back does not disturb their order', () => {
  const startMs = Date.parse('2026-11-22T06:00:00Z');
  let nowMs = startMs;
  const id = createIdSource(() => nowMs);
  const standing = many(1_000, id);
  nowMs = startMs - 3_600_000;
  const back = many(1_000, id);
  nowMs = startMs + 1;
  const on = many(1_000, id);
  const ids = [...standing, ...back, ...on];
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test('ids of two moments share no tail', () => {
  const tails = many(2_000).map((id) => id.slice(-11));
  expect(new Set(tails).size).toBe(tails.length);
});
