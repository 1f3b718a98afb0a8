import type { SharedBet, SharedRound } from '@khelaghor/contract/play/shared-rounds.ts';
import { expect, test } from 'vitest';
import { getBetView, getMultiplierNow, getPayout } from './bet-view.ts';

const hex = '00'.repeat(32);
const startsAt = '2026-11-26T06:00:00.000Z';
const startsMs = Date.parse(startsAt);
const round: SharedRound = {
  roundId: '00000000-0000-7000-8000-000000000001',
  number: 7,
  phase: 'running',
  commitment: hex,
  chain: { head: hex, length: 10_000, index: 7 },
  beaconRound: null,
  closesAt: '2026-11-26T05:59:59.000Z',
  startsAt,
  endedAt: null,
  clientSeed: 'crash/7',
  serverSeed: null,
  beacon: null,
  crashPoint: null,
  voided: null,
  interruptedAt: null,
};
const bet: SharedBet = {
  betId: '00000000-0000-7000-8000-000000000002',
  round: 7,
  seat: 1,
  choice: { auto: 200 },
  currency: 'PLAY',
  stake: '1000',
  at: startsAt,
  autoCashOut: 200,
  cashedOut: null,
  receipt: '',
};
const ended: SharedRound = { ...round, phase: 'ended', crashPoint: '3.00' };

test.each([
  ['before the start', { phase: 'betting', startsAt: null }, {}, 0, { name: 'waits' }],
  ['in a running round', {}, {}, 5_000, { name: 'running' }],
  // The multiplier is due at 11,553 ms: an end just before could still be on its way.
  ['just past its auto cash-out', {}, {}, 11_700, { name: 'running' }],
  ['surely past its auto cash-out', {}, {}, 12_000, { name: 'cashed_out', multiplier: 200 }],
  [
    'that its player cashed out',
    {},
    { cashedOut: 134 },
    5_000,
    { name: 'cashed_out', multiplier: 134 },
  ],
  [
    'whose round ended above its auto cash-out',
    ended,
    {},
    0,
    { name: 'cashed_out', multiplier: 200 },
  ],
  ['whose round ended below it', { ...ended, crashPoint: '1.99' }, {}, 0, { name: 'lost' }],
  [
    'whose round was interrupted below it',
    { ...ended, interruptedAt: 150 },
    {},
    0,
    { name: 'returned' },
  ],
  [
    'whose round was interrupted above it',
    { ...ended, interruptedAt: 250 },
    {},
    0,
    { name: 'cashed_out', multiplier: 200 },
  ],
  ['in a void round', { phase: 'void' }, {}, 0, { name: 'returned' }],
] as const)('a bet %s is shown so', (_, overRound, overBet, elapsedMs, view) => {
  const shown: SharedRound = { ...round, ...overRound };
  expect(getBetView({ ...bet, ...overBet }, shown, startsMs + elapsedMs)).toEqual(view);
});

test('the multiplier now is that of the engine, and 1.00 before the start', () => {
  expect(getMultiplierNow(round, startsMs - 500)).toBe(100);
  expect(getMultiplierNow(round, startsMs + 11_553)).toBe(200);
  expect(getMultiplierNow(ended, startsMs)).toBeNull();
  expect(getMultiplierNow(null, startsMs)).toBeNull();
});

test('a bet is never shown to pay above its auto cash-out', () => {
  expect(getPayout(bet, 150)).toBe(1_500n);
  expect(getPayout(bet, 250)).toBe(2_000n);
});
