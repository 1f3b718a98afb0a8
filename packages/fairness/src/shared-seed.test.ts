import { expect, test } from 'vitest';
import { recordedRounds } from './recorded-rounds.suite.ts';
import { announceSharedSeed, getSharedSeed } from './shared-seed.ts';

const round = { game: 'crash', number: 7 };

test('a round announces its round of the beacon, and is decided by its number', () => {
  const [beacon] = recordedRounds;
  expect(announceSharedSeed(round, beacon.round)).toBe('drand-quicknet/2');
  expect(getSharedSeed(round, beacon)).toBe(beacon.randomness);
});

test('without a beacon the number of the round takes its place', () => {
  expect(announceSharedSeed(round, null)).toBe('crash/7');
  expect(getSharedSeed(round, null)).toBe('crash/7');
});
