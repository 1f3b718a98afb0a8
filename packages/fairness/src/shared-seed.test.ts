import { expect, test } from 'vitest';
import { recordedRounds } from './recorded-rounds.suite.ts';
import { computeCommitment, parseSeed } from './seed.ts';
import { formatAnnouncedSeed, getSharedSeed, isSealOfChain } from './shared-seed.ts';

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

test('the seal of a round leads back to the first seal of its chain, from its own place only', () => {
  const hash = (hex: string): string => {
    const parsed = parseSeed(hex);
    if (!parsed.ok) throw new Error(parsed.refusal);
    return computeCommitment(parsed.value);
  };
  // Three links: the last is the secret, each other the hash of the next.
  const links = ['2a'.repeat(32)];
  for (let more = 0; more < 2; more += 1) links.unshift(hash(links[0] ?? ''));
  const [first, second, last] = links.map(hash);
  const head = first ?? '';
  expect(isSealOfChain(head, { head, place: 1 })).toBe(true);
  expect(isSealOfChain(second ?? '', { head, place: 2 })).toBe(true);
  expect(isSealOfChain(last ?? '', { head, place: 3 })).toBe(true);
  expect(isSealOfChain(last ?? '', { head, place: 2 })).toBe(false);
  expect(isSealOfChain('00'.repeat(32), { head, place: 3 })).toBe(false);
  for (const place of [0, -1, 1.5, 10_001, Number.NaN])
    expect(isSealOfChain(head, { head, place })).toBe(false);
  expect(isSealOfChain('no seal', { head, place: 1 })).toBe(false);
});
