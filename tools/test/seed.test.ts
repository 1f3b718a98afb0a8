// Goal: the same commit has the same seed, and SEED repeats that of another run.
import { expect, test } from 'vitest';
import { getCommitSeed, readSeed } from './seed.ts';

test('a commit has the seed of its first seven digits', () => {
  expect(getCommitSeed('94cee4a6ffffffffffffffffffffffffffffffff')).toBe(0x94cee4a);
  expect(getCommitSeed('94cee4a6')).not.toBe(getCommitSeed('fba2307b'));
});

test('a program without a history has a seed', () => {
  expect(getCommitSeed('')).toBeGreaterThan(0);
});

test('SEED is taken as it is, and refused when it is no whole number', () => {
  expect(readSeed({ SEED: '42' })).toBe(42);
  expect(readSeed({})).toBe(readSeed({ SEED: '' }));
  expect(() => readSeed({ SEED: 'today' })).toThrow('SEED must be a whole number, not today');
});
