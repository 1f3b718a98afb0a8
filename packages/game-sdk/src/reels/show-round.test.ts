// Goal: what the stage shows of a round is what the engine decided, by the sheet alone.
import { aamEngine } from '@khelaghor/engine-aam/public.ts';
import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';
import { expect, test } from 'vitest';
import { listFirstPlaces, listSpins } from './show-round.ts';

const { sheet } = aamEngine;

test.each(['11,2,4,9', '3,1,3,0', '0,0,0,23', '30,30,30,5'])('the draws %s stand so', (draws) => {
  const round = aamEngine.openRound({ draws });
  const [spin] = listSpins(sheet, round);
  const numbers = draws.split(',').map(Number);
  expect(spin?.places.slice(0, 3)).toEqual(numbers.slice(0, 3));
  const middle = ((spin?.places[3] ?? 0) + 1) % (sheet.factors?.length ?? 1);
  expect(sheet.factors?.[middle]).toBe(spin?.factor);
  const paid = (spin?.wins ?? []).reduce((sum, { hundredths }) => sum + hundredths, 0);
  expect(Math.min(paid, sheet.top)).toBe(round.hundredths);
  expect(spin?.isWin).toBe(round.hundredths > 0);
  expect(spin?.anticipated).toEqual([false, false, false, false]);
});

test('the reels stand somewhere before the first round, with the first factor in the middle', () => {
  expect(listFirstPlaces(sheet)).toEqual([0, 0, 0, 23]);
});

const name = { bn: '', en: '' };

const scattered: SlotSheet = {
  code: 'small',
  scope: 'small/1',
  title: name,
  rows: 1,
  symbols: [
    { letter: 'A', name, pays: { 3: 100 } },
    { letter: 'S', name, pays: {} },
  ],
  reels: ['AS', 'AS', 'AS'],
  lines: [[0, 0, 0]],
  scatter: { letter: 'S', pays: {}, freeSpins: { 3: 1 } },
  freeSpins: { factor: 2, reels: ['AA', 'AS', 'AS'] },
  top: 10_000,
};

test('free spins follow on their own strips, and the last reel is waited for', () => {
  const base = { factor: 1, hundredths: 0 };
  const spins = listSpins(scattered, {
    draws: [
      [1, 1, 1],
      [0, 0, 0],
    ],
    spins: [
      { ...base, stops: [1, 1, 1], isFree: false, awarded: 1 },
      { stops: [0, 0, 0], factor: 2, isFree: true, hundredths: 200, awarded: 0 },
    ],
    expanding: null,
    hundredths: 200,
  });
  expect(spins.map(({ strips }) => strips[0])).toEqual(['AS', 'AA']);
  expect(spins.map(({ anticipated }) => anticipated)).toEqual([
    [false, false, true],
    [false, false, false],
  ]);
  expect(spins[1]?.wins).toMatchObject([{ kind: 'line', letter: 'A', hundredths: 200 }]);
});
