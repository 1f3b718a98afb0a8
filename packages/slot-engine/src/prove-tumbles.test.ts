// Goal: tumbling slots that can be worked out with a pencil are proven to have these figures.
import { expect, test } from 'vitest';
import { proveTumbles } from './prove-tumbles.ts';
import type { TumbleSheet } from './tumble-sheet.ts';

const name = { bn: '', en: '' };

/** Three A pay the stake. Above the second A of a strip is the first, above that the B. */
const pencil: TumbleSheet = {
  code: 'pencil',
  scope: 'pencil/1',
  title: name,
  rows: 1,
  symbols: [
    { letter: 'A', name, pays: { 3: 100 } },
    { letter: 'B', name, pays: {} },
  ],
  reels: ['AAB', 'AAB', 'AAB'],
  wins: 'anywhere',
  trail: [1, 2],
  top: 1_000,
};

test('of 27 stops, 8 pay once, and one of these twice as much again', () => {
  const proof = proveTumbles(pencil, 'hash');
  expect(proof).toMatchObject({ uncapped: '10/27', hits: '8/27', stops: '27', features: '0/1' });
  expect(Number(proof.returnLeast)).toBeCloseTo(10 / 27, 9);
  expect(proof.deviation).toBeCloseTo(Math.sqrt((7 + 9) / 27 - (10 / 27) ** 2), 9);
});

test.each(['clusters', 'anywhere', [[0, 0, 0]]] as const)('pays alike by %j', (wins) => {
  expect(proveTumbles({ ...pencil, wins }, '').uncapped).toBe('10/27');
});

test('what is above the top is not paid', () => {
  const proof = proveTumbles({ ...pencil, top: 200 }, '');
  expect(Number(proof.returnMost)).toBeCloseTo(9 / 27, 9);
  expect(proof.topChance).toBeCloseTo(1 / 27, 9);
});

test('free spins that pay twice are added, and counted as often as they give others', () => {
  // S stands for the B of one reel: one stop of three gives a free spin. It pays as well.
  const symbols = [...pencil.symbols, { letter: 'S', name, pays: {} }];
  const reels = ['AAB', 'AAB', 'AAS'];
  const scatter = { letter: 'S', pays: { 1: 10 }, freeSpins: { 1: 1 } };
  const proof = proveTumbles(
    { ...pencil, symbols, reels, scatter, freeSpins: { factor: 2, reels } },
    '',
  );
  // The S is in the last window of 9 stops that win nothing, and of 5 of those that win.
  expect(proof.features).toBe('14/27');
  // A spin pays (1,000 + 14 · 10) / 27 hundredths, and leads to 14/27 / (1 - 14/27) at twice that.
  expect(proof.uncapped).toBe('779/585');
});

test('strips that win for ever are refused, and those with a symbol of no meaning', () => {
  expect(() => proveTumbles({ ...pencil, reels: ['A', 'A', 'A'] }, '')).toThrow('no end');
  expect(() => proveTumbles({ ...pencil, reels: ['AX', 'A', 'A'] }, '')).toThrow('another symbol');
});
