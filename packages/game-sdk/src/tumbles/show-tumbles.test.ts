// Goal: the stage shows a tumbling round window by window as the engine decided it.
import { baulEngine } from '@khelaghor/engine-baul/public.ts';
import { ilishEngine } from '@khelaghor/engine-ilish/public.ts';
import { terracottaEngine } from '@khelaghor/engine-terracotta/public.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  getTumbleStanding,
  listTumbledSpins,
  listFirstPieces,
  sumFreeSpins,
  sumSpin,
} from './show-tumbles.ts';
import type { TumbledSpin } from './show-tumbles.ts';

const engines = [ilishEngine, baulEngine, terracottaEngine];

/** A round from random numbers. */
function openRound(at: number, numbers: readonly number[]) {
  const engine = engines[at] ?? ilishEngine;
  let drawn = 0;
  const { outcome } = engine.decide(
    {},
    {
      below: (count) => (numbers[drawn++ % numbers.length] ?? 0) % count,
    },
  );
  return { engine, round: engine.openRound(outcome) };
}

const anyRound = fc
  .tuple(
    fc.integer({ min: 0, max: engines.length - 1 }),
    fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 30, maxLength: 60 }),
  )
  .map(([at, numbers]) => openRound(at, numbers));

const atEnd = (spin: TumbledSpin) => ({ tumble: spin.tumbles.length - 1, isTold: true });

/** All reels of all windows of a round but the first of each spin, with what they were before. */
const listFalls = (spins: readonly TumbledSpin[]) =>
  spins.flatMap(({ pieces }) =>
    pieces
      .slice(1)
      .flatMap((reels, at) =>
        reels.map((column, reel) => ({ column, before: pieces[at]?.[reel] ?? [] })),
      ),
  );

test('pieces fill each window with its letters', () => {
  fc.assert(
    fc.property(anyRound, ({ engine, round }) => {
      for (const { tumbles, pieces } of listTumbledSpins(engine.sheet, round)) {
        const sorted = pieces.map((reels) =>
          reels.map((column) => column.toSorted((one, other) => one.row - other.row)),
        );
        const letters = sorted.map((reels) =>
          reels.map((column) => column.map(({ letter }) => letter)),
        );
        expect(letters).toEqual(tumbles.map(({ window }) => window));
        const rows = sorted.flatMap((reels) => reels.map((each) => each.map(({ row }) => row)));
        expect(new Set(rows.map((each) => each.join())).size).toBe(1);
      }
    }),
    { numRuns: 200 },
  );
});

test('a piece that stays keeps number and letter, and a new one falls from above', () => {
  fc.assert(
    fc.property(anyRound, ({ engine, round }) => {
      for (const { column, before } of listFalls(listTumbledSpins(engine.sheet, round))) {
        expect(new Set(column.map(({ id }) => id)).size).toBe(column.length);
        const old = new Map(before.map((piece) => [piece.id, piece]));
        const stays = column.filter(({ id }) => old.has(id));
        expect(stays.map(({ letter, from }) => [letter, from])).toEqual(
          stays.map(({ id }) => [old.get(id)?.letter, old.get(id)?.row]),
        );
        expect(stays.filter(({ row, from }) => from > row)).toEqual([]);
        expect(column.filter(({ id, from }) => !old.has(id) && from >= 0)).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});

test('the wins that are told add up to what each spin and the round pay', () => {
  fc.assert(
    fc.property(anyRound, ({ engine, round }) => {
      const { sheet } = engine;
      const spins = listTumbledSpins(sheet, round);
      const free = sheet.freeSpins?.factor ?? 1;
      for (const [index, spin] of spins.entries()) {
        const place = { ...atEnd(spin), spin: index };
        const won = spin.tumbles.flatMap(({ wins }) => wins.map((win) => win.hundredths));
        const all = won.reduce((sum, each) => sum + each, 0) * spin.factor;
        expect(sumSpin(spin, place, free)).toBe(all);
        expect(sumSpin(spin, { ...place, tumble: 0, isTold: false }, free)).toBe(0);
      }
      const paid = Math.min(sheet.top, spins[0]?.hundredths ?? 0) + sumFreeSpins(sheet, spins);
      expect(paid).toBe(round.hundredths);
    }),
    { numRuns: 200 },
  );
});

test('four lamps give ten free spins, counted one by one with their trail', () => {
  const free = Array.from({ length: 10 }, () => '20,11,26,18,0');
  const draws = ['4,17,17,15,6', ...free].join(' ');
  const { sheet } = baulEngine;
  const spins = listTumbledSpins(sheet, baulEngine.openRound({ draws }));
  const standing = (spin: number, tumble: number, isTold: boolean) =>
    getTumbleStanding(sheet, spins, { spin, tumble, isTold });
  expect(standing(0, 0, true)).toBeNull();
  const begun = { number: 1, count: 10, hundredths: 0, factor: 3 };
  expect(standing(1, 0, false)).toEqual(begun);
  expect(standing(1, 1, false)?.factor).toBe(6);
  const last = (spins[10]?.tumbles.length ?? 0) - 1;
  expect(standing(10, last, true)?.hundredths).toBe(10 * 3 * 3_275);
});

test('each tile of the last window has the number that the spin drew for it, in all windows', () => {
  fc.assert(
    fc.property(anyRound, ({ engine, round }) => {
      for (const [index, { pieces }] of listTumbledSpins(engine.sheet, round).entries()) {
        const isTile = ({ letter }: { letter: string }) => letter === engine.sheet.tiles?.letter;
        const numbered = pieces.map((reels) =>
          reels.flatMap((column) =>
            column.filter(isTile).toSorted((one, other) => one.row - other.row),
          ),
        );
        const last = (numbered.at(-1) ?? []).map(({ factor }) => factor);
        expect(last).toEqual(round.spins[index]?.tiles);
        expect(numbered.flat().filter(({ factor }) => factor === undefined)).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});

test('the window is full before the first round', () => {
  const first = listFirstPieces(ilishEngine.sheet);
  expect(first.map((column) => column.map(({ letter }) => letter).join(''))).toEqual([
    'DDBBB',
    'GEEDC',
    'CCFFE',
    'FGGGF',
    'FFHDC',
  ]);
});
