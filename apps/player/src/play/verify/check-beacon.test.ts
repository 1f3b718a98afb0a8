import { getRoundTimeMs } from '@khelaghor/fairness/beacon.ts';
import { recordedRounds } from '@khelaghor/fairness/recorded-rounds.suite.ts';
import { expect, test } from 'vitest';
import { checkBeacon, isBeaconFine } from './check-beacon.ts';

const [beacon, other] = recordedRounds;
const closesAt = new Date(getRoundTimeMs(beacon.round) - 2_000).toISOString();
const lateClose = new Date(getRoundTimeMs(beacon.round)).toISOString();
const unknown = { round: beacon.round, randomness: null, signature: null };

test.each([
  ['a round of the network', { beacon, closesAt }, 'true'],
  ['no round', { beacon: null, closesAt }, 'none'],
  ['a round that is not made yet', { beacon: unknown, closesAt }, 'waiting'],
  ['another number', { beacon: { ...beacon, round: 3 }, closesAt }, 'forged'],
  [
    'another randomness',
    { beacon: { ...beacon, randomness: other.randomness }, closesAt },
    'forged',
  ],
  ['a round made when the sale ended', { beacon, closesAt: lateClose }, 'early'],
  ['a round announced for that time', { beacon: unknown, closesAt: lateClose }, 'early'],
] as const)('%s is %s', async (_, issue, check) => {
  expect(await checkBeacon(issue)).toBe(check);
});

test('a forged and an early round are not fine, all others are', () => {
  expect((['none', 'waiting', 'true', undefined] as const).every(isBeaconFine)).toBe(true);
  expect((['forged', 'early'] as const).some(isBeaconFine)).toBe(false);
});
