import type { SharedRound } from '@khelaghor/contract/play/shared-rounds.ts';
import { recordedRounds } from '@khelaghor/fairness/recorded-rounds.suite.ts';
import { expect, test } from 'vitest';
import { isGenuine, verifyRound } from './verify-round.ts';

const [beacon] = recordedRounds;
const serverSeed = '2a'.repeat(32);
/** The second vector of docs/games/crash.md. */
const round: SharedRound = {
  roundId: '00000000-0000-7000-8000-000000000001',
  number: 7,
  phase: 'ended',
  commitment: '544e62cee8033709e389e5b2755343d0d0fa8c4850215cfb6331717e80d1aea3',
  chain: { head: '00'.repeat(32), length: 10_000, index: 7 },
  beaconRound: beacon.round,
  closesAt: '2026-11-26T06:00:00.000Z',
  startsAt: '2026-11-26T06:00:03.000Z',
  endedAt: '2026-11-26T06:00:04.450Z',
  clientSeed: beacon.randomness,
  serverSeed,
  beacon,
  crashPoint: '1.09',
  voided: null,
  interruptedAt: null,
};

test('a round is genuine that comes out the same from its server seed and the beacon', () => {
  const checked = verifyRound(round);
  expect(checked).toEqual({
    commitment: true,
    beacon: true,
    crashPoint: '1.09',
    isSameCrashPoint: true,
  });
  expect(checked && isGenuine(checked)).toBe(true);
  // The first vector: without a beacon the number of the round takes its place.
  const alone = { ...round, number: 1, beaconRound: null, beacon: null, crashPoint: '1.03' };
  expect(
    verifyRound({
      ...alone,
      serverSeed: '00'.repeat(32),
      commitment: '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
    }),
  ).toEqual({ commitment: true, beacon: null, crashPoint: '1.03', isSameCrashPoint: true });
});

test.each([
  ['another server seed', { serverSeed: '2b'.repeat(32) }],
  ['another commitment', { commitment: '00'.repeat(32) }],
  ['another crash point', { crashPoint: '1.10' }],
  ['another round of the beacon', { beaconRound: beacon.round + 1 }],
  [
    'a number that is not the hash of its signature',
    { beacon: { ...beacon, randomness: serverSeed } },
  ],
  ['no number where one was announced', { beacon: null }],
])('a round with %s is not genuine', (_, over) => {
  const checked = verifyRound({ ...round, ...over });
  expect(checked && isGenuine(checked)).toBe(false);
});

test('a round that has not ended cannot be checked', () => {
  expect(
    verifyRound({ ...round, phase: 'running', serverSeed: null, crashPoint: null }),
  ).toBeNull();
});
