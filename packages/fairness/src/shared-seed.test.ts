import { expect, test } from 'vitest';
import { recordedRounds } from './recorded-rounds.suite.ts';
import { computeCommitment, parseSeed } from './seed.ts';
import { formatAnnouncedSeed, getSharedSeed, isCommitmentOfChain } from './shared-seed.ts';

const round = { game: 'crash', number: 7 };

test('a round announces its round of the beacon, and is decided by its number', () => {
  const [beacon] = recordedRounds;
  expect(formatAnnouncedSeed(round, beacon.round)).toBe('drand-quicknet/2');
  expect(getSharedSeed(round, beacon)).toBe(beacon.randomness);
});

test('without a beacon the number of the round takes its place', () => {
  expect(formatAnnouncedSeed(round, null)).toBe('crash/7');
  expect(getSharedSeed(round, null)).toBe('crash/7');
});

test('the commitment of a round leads back to the head of its chain, from its own index only', () => {
  const hash = (hex: string): string => {
    const parsed = parseSeed(hex);
    if (!parsed.ok) throw new Error(parsed.refusal);
    return computeCommitment(parsed.value);
  };
  // Three server seeds: the last is random, each other the hash of the next.
  const seeds = ['2a'.repeat(32)];
  for (let more = 0; more < 2; more += 1) seeds.unshift(hash(seeds[0] ?? ''));
  const [first, second, last] = seeds.map(hash);
  const head = first ?? '';
  expect(isCommitmentOfChain(head, { head, index: 1 })).toBe(true);
  expect(isCommitmentOfChain(second ?? '', { head, index: 2 })).toBe(true);
  expect(isCommitmentOfChain(last ?? '', { head, index: 3 })).toBe(true);
  expect(isCommitmentOfChain(last ?? '', { head, index: 2 })).toBe(false);
  expect(isCommitmentOfChain('00'.repeat(32), { head, index: 3 })).toBe(false);
  for (const index of [0, -1, 1.5, 10_001, Number.NaN])
    expect(isCommitmentOfChain(head, { head, index })).toBe(false);
  expect(isCommitmentOfChain('no hash', { head, index: 1 })).toBe(false);
});
