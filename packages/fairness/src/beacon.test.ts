// Goal: only what the network made is a round of it. Method: rounds 2 and 3 as the network made
// them in 2023, and forgeries of them.
import { sha256 } from '@noble/hashes/sha2.js';
import { expect, test } from 'vitest';
import { getFirstRoundFrom, getRoundTimeMs } from './beacon.ts';
import { findRoundFault } from './beacon-signature.ts';
import { toHex } from './seed.ts';
import { recordedRounds } from './recorded-rounds.suite.ts';

const [second, third] = recordedRounds;
const noPoint = 'ff'.repeat(48);

test('a round has the time defined by its network', () => {
  expect(new Date(getRoundTimeMs(1)).toISOString()).toBe('2023-08-23T15:09:27.000Z');
  expect(getRoundTimeMs(2) - getRoundTimeMs(1)).toBe(3_000);
});

test.each([
  ['at its time', getRoundTimeMs(900), 900],
  ['a millisecond after its time', getRoundTimeMs(900) + 1, 901],
  ['a millisecond before its time', getRoundTimeMs(900) - 1, 900],
  ['before the network began', 0, 1],
])('the first round from a moment: %s', (_, timeMs, round) => {
  expect(getFirstRoundFrom(timeMs)).toBe(round);
});

test.each(recordedRounds)('round $round is signed by the network', (round) => {
  expect(findRoundFault(round)).toBeNull();
});

test.each([
  [
    'randomness of another round',
    { ...third, randomness: second.randomness },
    'randomness_differs',
  ],
  [
    'the signature of another round',
    { ...third, signature: second.signature },
    'randomness_differs',
  ],
  ['a round moved to another number', { ...second, round: 3 }, 'signature_forged'],
  ['a number that is none', { ...second, round: 0.5 }, 'signature_forged'],
  ['a signature that is no hex', { ...second, signature: 'zz' }, 'signature_forged'],
  [
    'a signature that is no point of the curve',
    { round: 3, signature: noPoint, randomness: toHex(sha256(new Uint8Array(48).fill(0xff))) },
    'signature_forged',
  ],
])('%s: %s', (_, forged, fault) => {
  expect(findRoundFault(forged)).toBe(fault);
});
