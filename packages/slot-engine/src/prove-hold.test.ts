// Goal: a hold that can be worked out with a pencil is proven to have these figures.
import { ratio } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import { findFinals, listSums } from './hold-finals.ts';
import { buildSlot } from './play-round.ts';
import { proveSlot } from './prove-slot.ts';
import type { SlotSheet } from './slot-sheet.ts';

const name = { bn: '', en: '' };

/**
 * Two cells. Of four stops, one holds both at once; two hold one, and one respin holds the other
 * with chance 1/2; one has none and pays nothing.
 */
const pencil: SlotSheet = {
  code: 'pencil',
  scope: 'pencil/1',
  title: name,
  rows: 1,
  symbols: [
    { letter: 'A', name, pays: {} },
    { letter: 'S', name, pays: {} },
  ],
  reels: ['AS', 'AS'],
  lines: [[0, 0]],
  scatter: { letter: 'S', pays: {}, freeSpins: {} },
  hold: { from: 1, respins: 1, amounts: [100], blanks: 1, full: 500 },
  top: 500,
};

test.each([
  [500, '2.750000000000', 0.5],
  // The full window pays 4 in place of 5 with chance 1/2.
  [400, '2.250000000000', 0.5],
])('a hold with a top of %d returns %s', (top, returned, topChance) => {
  const proof = proveSlot({ ...pencil, top }, 'hash');
  expect(proof).toMatchObject({ uncapped: '11/4', hits: '3/4', features: '3/4', stops: '4' });
  expect([proof.returnLeast, proof.returnMost]).toEqual([returned, returned]);
  expect(proof.topChance).toBeCloseTo(topChance, 12);
});

test('a cell that lands begins the respins anew', () => {
  const hold = { from: 1, respins: 2, amounts: [100], blanks: 1, full: 0 };
  // With one free cell, two respins fill it with 3/4. With two free cells and one respin left, both
  // are filled with 1/4 + 1/2 * 3/4 = 5/8; with two left, with 5/8 + 1/4 * 5/8 = 25/32.
  const finals = findFinals(hold, 3)(1);
  expect(finals).toEqual(
    new Map([
      [1, ratio(1n, 16n)],
      [2, ratio(5n, 32n)],
      [3, ratio(25n, 32n)],
    ]),
  );
});

test('sums of amounts are counted', () => {
  const sums = listSums({ from: 1, respins: 1, amounts: [100, 100, 300], blanks: 1, full: 0 }, 2);
  expect(sums[2]).toEqual({
    ways: 9n,
    counts: new Map([
      [200, 4n],
      [400, 4n],
      [600, 1n],
    ]),
  });
});

test('a sheet that holds cells and has another feature is refused', () => {
  expect(() => buildSlot({ ...pencil, factors: [1, 2] })).toThrow('has another feature');
  const { scatter: _, ...plain } = pencil;
  expect(() => buildSlot(plain)).toThrow('holds cells of no scatter');
});
