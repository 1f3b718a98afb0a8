// Goal: a slot that can be worked out with a pencil is proven to have these figures.
import { expect, test } from 'vitest';
import { proveSlot } from './prove-slot.ts';
import type { SlotSheet } from './slot-sheet.ts';

const name = { bn: '', en: '' };

/**
 * Of eight stops, one has three A and pays the stake; two have two scatters, pay the stake and give
 * a free spin. So k stakes or more are paid with chance 3/8 times 1/4 to the power of k - 1.
 */
const reels = ['AS', 'AS', 'AB'];
const pencil: SlotSheet = {
  code: 'pencil',
  scope: 'pencil/1',
  title: name,
  rows: 1,
  symbols: [
    { letter: 'A', name, pays: { 3: 100 } },
    { letter: 'B', name, pays: {} },
    { letter: 'S', name, pays: {} },
  ],
  reels,
  lines: [[0, 0, 0]],
  scatter: { letter: 'S', pays: { 2: 100 }, freeSpins: { 2: 1 } },
  freeSpins: { factor: 1, reels },
  top: 300,
};

test('free spins that give free spins are summed up, and the cap is taken off', () => {
  const proof = proveSlot(pencil, 'hash');
  expect(proof).toMatchObject({ uncapped: '1/2', hits: '3/8', features: '1/4', stops: '8' });
  const capped = (3 / 8) * (1 + 1 / 4 + 1 / 16);
  expect(Number(proof.returnLeast)).toBeLessThanOrEqual(capped);
  expect(Number(proof.returnMost)).toBeGreaterThanOrEqual(capped);
  expect(Number(proof.returnMost) - Number(proof.returnLeast)).toBeLessThan(1e-8);
  expect(proof.topChance).toBeCloseTo(3 / 128, 8);
  expect(proof.gains).toBeCloseTo(3 / 32, 8);
  // E(x²) = the sum of (2k - 1) times the chance of k or more.
  const squares = (3 / 8) * (1 + 3 / 4 + 5 / 16);
  expect(proof.deviation).toBeCloseTo(Math.sqrt(squares - capped ** 2), 8);
  expect(proof.bands.map(({ above, most, average }) => [above, most, average])).toEqual([
    [50, 100, '100000000'],
    [100, 200, '200000000'],
    [299, 300, '300000000'],
  ]);
});

test('free spins whose factor climbs are followed from factor to factor', () => {
  const proof = proveSlot({ ...pencil, freeSpins: { factor: 1, climbsTo: 2, reels } }, 'hash');
  // The first free spin pays 3/8 and leads on with 1/4 to spins that pay twice as much.
  expect(proof.uncapped).toBe('17/32');
  // Of what follows two scatters: 5/8 pay 1 in all, 1/8 pay 2, and 1/4 pay 2 or, with 3/8, the top.
  const capped = 1 / 8 + (1 / 4) * (5 / 8 + 2 / 8 + (1 / 4) * ((5 / 8) * 2 + (3 / 8) * 3));
  expect(Number(proof.returnLeast)).toBeLessThanOrEqual(capped);
  expect(Number(proof.returnMost)).toBeGreaterThanOrEqual(capped);
  expect(proof.topChance).toBeCloseTo(3 / 128, 8);
});

test('a climb with awards of two sizes is refused', () => {
  const scatter = { letter: 'S', pays: { 1: 100, 2: 100 }, freeSpins: { 1: 2, 2: 1 } };
  const climbing = { ...pencil, scatter, freeSpins: { factor: 1, climbsTo: 2, reels } };
  expect(() => proveSlot(climbing, '')).toThrow('awards of one size');
});

test('a slot without free spins is proven by its stops alone', () => {
  const { freeSpins: _, scatter: __, ...plain } = pencil;
  const proof = proveSlot(plain, 'hash');
  expect(proof).toMatchObject({ uncapped: '1/8', hits: '1/8', features: '0/1' });
  expect(proof.topChance).toBe(0);
});

test.each([
  ['give free spins that never end', { pays: { 2: 100 }, freeSpins: { 2: 4 } }, 'never end'],
  ['give free spins and no pay', { pays: {}, freeSpins: { 2: 1 } }, 'no pay'],
])('scatters that %s are refused', (_, scatter, message) => {
  expect(() => proveSlot({ ...pencil, scatter: { letter: 'S', ...scatter } }, '')).toThrow(message);
});

test('a strip with a symbol of no meaning is refused', () => {
  expect(() => proveSlot({ ...pencil, reels: ['AS', 'AX', 'AB'] }, '')).toThrow('another symbol');
});
