// Goal: comparing times exposes a statement whose round came after it or long before it.
// Method: rounds around the time of a statement.
import { getRoundTimeMs } from '@khelaghor/fairness/beacon.ts';
import { expect, test } from 'vitest';
import { checkRoundTime } from './beacon.ts';

const randomness = 'ab'.repeat(32);
const round = 657_413;
const atMs = getRoundTimeMs(round);
const beacon = { name: 'drand-quicknet', round, randomness };

test.each([
  [-1, 'misfit'],
  [0, 'fits'],
  [300_000, 'fits'],
  [300_001, 'misfit'],
])('%d ms after its round a statement %s', (laterMs, check) => {
  expect(checkRoundTime(beacon, atMs + laterMs)).toBe(check);
});

test('unknown beacons get no verdict', () => {
  expect(checkRoundTime({ ...beacon, name: 'another' }, atMs)).toBe('unknown');
});
