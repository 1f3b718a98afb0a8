// Goal: free spins that keep their tiles return what a pencil says, and what deciding all rounds
// gives.
import { measureMeanPay } from '@khelaghor/game-engine/game-return.ts';
import { ratio, toFloat } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import { buildTumbles, playTumbles } from './play-tumbles.ts';
import { proveTumbles } from './prove-tumbles.ts';
import type { TumbleSheet } from './tumble-sheet.ts';

const name = { bn: '', en: '' };

/**
 * The first reel shows an A, which pays and makes room for the B, or the B. The second shows a tile
 * of 2 or an S, which pays and gives two free spins, three in all. The sum ends at 4.
 */
const reels = ['AB', 'TS'];
const pencil: TumbleSheet = {
  code: 'pencil',
  scope: 'pencil/1',
  title: name,
  rows: 1,
  symbols: [
    { letter: 'A', name, pays: { 1: 100 } },
    { letter: 'B', name, pays: {} },
    { letter: 'S', name, pays: {} },
    { letter: 'T', name, pays: {} },
  ],
  reels,
  wins: 'anywhere',
  trail: [1],
  scatter: { letter: 'S', pays: { 1: 100 }, freeSpins: { 1: 2 } },
  tiles: { letter: 'T', values: [2], keptTo: 4 },
  freeSpins: { factor: 1, most: 3, reels },
  top: 10_000,
};

const measure = (sheet: TumbleSheet) => {
  const slot = buildTumbles(sheet);
  return measureMeanPay((random) => ratio(BigInt(playTumbles(slot, random).hundredths), 100n));
};

test('a spin pays 1.25; series of two or three at sums of 0, 2 and 4 pay 4.6875', () => {
  const proof = proveTumbles(pencil, '');
  expect(proof.uncapped).toBe('115/32');
  expect(measure(pencil)).toEqual(ratio(115n, 32n));
  expect(proof).toMatchObject({ features: '1/2', hits: '3/4' });
});

test.each([
  ['a low top', { ...pencil, top: 500 }],
  ['two values', { ...pencil, tiles: { letter: 'T', values: [2, 2, 3], keptTo: 5 } }],
  ['two tiles', { ...pencil, reels: ['AT', 'TS'], freeSpins: { factor: 1, most: 4, reels } }],
])('with %s, the proof returns what deciding all rounds gives', (_, sheet) => {
  const { returnLeast, returnMost } = proveTumbles(sheet, '');
  const exact = toFloat(measure(sheet));
  expect(exact).toBeGreaterThanOrEqual(Number(returnLeast));
  expect(exact).toBeLessThanOrEqual(Number(returnMost));
  expect(Number(returnMost) - Number(returnLeast)).toBeLessThan(1e-10);
});

const twoSizes = { letter: 'S', pays: { 1: 100 }, freeSpins: { 1: 2, 2: 3 } };

test.each([
  ['of two sizes', { ...pencil, scatter: twoSizes }],
  ['without an end', { ...pencil, freeSpins: { factor: 1, reels } }],
])('awards %s are refused', (_, sheet) => {
  expect(() => proveTumbles(sheet, '')).toThrow('awards of one size');
});
