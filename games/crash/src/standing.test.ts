import type { SharedBet, SharedRound } from '@khelaghor/contract/play/shared-rounds.ts';
import { expect, test } from 'vitest';
import { getPayout, getPriceNow, getStanding } from './standing.ts';

const hex = '00'.repeat(32);
const fliesAt = '2026-11-26T06:00:00.000Z';
const fliesMs = Date.parse(fliesAt);
const round: SharedRound = {
  roundId: '00000000-0000-7000-8000-000000000001',
  number: 7,
  phase: 'flight',
  seal: hex,
  chain: { head: hex, length: 10_000, place: 7 },
  beaconRound: null,
  closesAt: '2026-11-26T05:59:59.000Z',
  fliesAt,
  endedAt: null,
  clientSeed: 'crash/7',
  link: null,
  beacon: null,
  point: null,
  voided: null,
  brokenAt: null,
};
const bet: SharedBet = {
  betId: '00000000-0000-7000-8000-000000000002',
  round: 7,
  seat: 1,
  choice: { auto: 200 },
  currency: 'PLAY',
  stake: '1000',
  at: fliesAt,
  takenBy: 200,
  pressed: null,
  receipt: '',
};
const ended: SharedRound = { ...round, phase: 'ended', point: '3.00' };

test.each([
  ['before the flight', { phase: 'betting', fliesAt: null }, {}, 0, { name: 'waits' }],
  ['in the air', {}, {}, 5_000, { name: 'flies' }],
  // Its price is due at 11,553 ms: an end just before could still be on its way.
  ['just past its price', {}, {}, 11_700, { name: 'flies' }],
  ['surely past its price', {}, {}, 12_000, { name: 'taken', price: 200 }],
  ['pressed', {}, { pressed: 134 }, 5_000, { name: 'taken', price: 134 }],
  ['ended above its price', ended, {}, 0, { name: 'taken', price: 200 }],
  ['ended below its price', { ...ended, point: '1.99' }, {}, 0, { name: 'lost' }],
  ['broken below its price', { ...ended, brokenAt: 150 }, {}, 0, { name: 'returned' }],
  ['broken above its price', { ...ended, brokenAt: 250 }, {}, 0, { name: 'taken', price: 200 }],
  ['void', { phase: 'void' }, {}, 0, { name: 'returned' }],
] as const)('a bet %s stands so', (_, overRound, overBet, elapsedMs, standing) => {
  const shown: SharedRound = { ...round, ...overRound };
  expect(getStanding({ ...bet, ...overBet }, shown, fliesMs + elapsedMs)).toEqual(standing);
});

test('the price now is that of the engine, and 1.00 before take-off', () => {
  expect(getPriceNow(round, fliesMs - 500)).toBe(100);
  expect(getPriceNow(round, fliesMs + 11_553)).toBe(200);
  expect(getPriceNow(ended, fliesMs)).toBeNull();
  expect(getPriceNow(null, fliesMs)).toBeNull();
});

test('a bet is never shown to pay above its own price', () => {
  expect(getPayout(bet, 150)).toBe(1_500n);
  expect(getPayout(bet, 250)).toBe(2_000n);
});
