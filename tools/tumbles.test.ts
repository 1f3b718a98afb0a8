// Goal: every tumbling slot pays what its sheet says, in each of its windows, and returns what its
// kept proof says. `slots.test.ts` holds the proofs against what the slots promise.
import { describeTumbleWin, listSpinTumbles } from '@khelaghor/slot-engine/explain-tumbles.ts';
import { buildTumbles, playTumbles } from '@khelaghor/slot-engine/play-tumbles.ts';
import { proveTumbles } from '@khelaghor/slot-engine/prove-tumbles.ts';
import { buildTumbleTable } from '@khelaghor/slot-engine/tumble-table.ts';
import { listTumbles } from '@khelaghor/slot-engine/tumble-windows.ts';
import type { TumbleSheet } from '@khelaghor/slot-engine/tumble-sheet.ts';
import { expect, test } from 'vitest';
import { createNumbers, decideRounds, getPromise, measureRounds } from './slot-checks.ts';
import { tumbleEngines } from './slot-list.ts';
import { hashTumbles } from './slot-proofs.ts';
import { payTumblesSlowly } from './slow-tumble.ts';

const slots = tumbleEngines.map((engine) => {
  const { code, sheet, proof } = engine;
  return { code, engine, sheet, proof, promise: getPromise(code) };
});

/** The strips of the stake's spin and those of free spins. */
const listReels = ({ reels, freeSpins }: TumbleSheet): readonly (readonly string[])[] =>
  freeSpins ? [reels, freeSpins.reels] : [reels];

test.each(slots)(
  '$code pays by table what its tumbles add up to, and what a slow count finds',
  ({ sheet }) => {
    const numbers = createNumbers(11);
    for (const reels of listReels(sheet)) {
      const table = buildTumbleTable(sheet, reels);
      for (let round = 0; round < 400; round += 1) {
        const stops = reels.map((strip) => numbers.below(strip.length));
        const { pay, scatters, tiles } = table.spin(stops);
        const wins = listTumbles(sheet, reels, stops).flatMap((tumble) => tumble.wins);
        expect(wins.reduce((sum, { hundredths }) => sum + hundredths, 0)).toBe(pay);
        expect(payTumblesSlowly(sheet, reels, stops)).toEqual({ pay, scatters, tiles });
      }
    }
  },
);

test.each(slots)(
  '$code returns in half a million rounds what its proof says',
  ({ sheet, proof, promise }) => {
    const slot = buildTumbles(sheet);
    const numbers = createNumbers(5);
    const play = () => playTumbles(slot, numbers).hundredths;
    const { returnError, hitError } = measureRounds({ proof, promise }, 500_000, play);
    expect(returnError).toBeLessThan(1);
    expect(hitError).toBeLessThan(1);
  },
);

test.each(slots)(
  '$code explains each window of its rounds, and reads only rounds that it can play',
  ({ engine, sheet }) => {
    for (const { round, steps } of decideRounds(engine, 300)) {
      const tumbles = round.spins.map((spin) => listSpinTumbles(sheet, spin));
      const sum = round.spins.reduce((total, spin, index) => {
        const wins = (tumbles[index] ?? []).flatMap((tumble) => tumble.wins);
        const plain = wins.reduce((all, { hundredths }) => all + hundredths, 0);
        expect(plain * spin.factor).toBe(spin.hundredths);
        return total + spin.hundredths;
      }, 0);
      expect(round.hundredths).toBe(Math.min(sum, sheet.top));
      expect(steps.map(({ result }) => result)).toHaveLength(tumbles.flat().length);
      for (const [index, tumble] of tumbles.flat().entries())
        for (const win of tumble.wins) {
          const { bn, en } = describeTumbleWin(sheet, win);
          expect(steps[index]?.result.bn).toContain(bn);
          expect(steps[index]?.result.en).toContain(en);
        }
    }
  },
);

test.each(slots)(
  '$code refuses the proof of a sheet with another symbol, pay or trail',
  ({ sheet, proof }) => {
    const [strip = '', ...others] = sheet.reels;
    const moved = `${strip.slice(1)}${strip.slice(0, 1)}`;
    const other = sheet.symbols.findLast(({ letter }) => letter !== strip[0])?.letter ?? '';
    const symbols = sheet.symbols.map((symbol, index) =>
      index === 3 ? { ...symbol, pays: { ...symbol.pays, 5: 1 } } : symbol,
    );
    for (const changed of [
      { ...sheet, reels: [moved, ...others] },
      { ...sheet, reels: [other + strip.slice(1), ...others] },
      { ...sheet, symbols },
      { ...sheet, trail: [...sheet.trail, 6] },
    ])
      expect(hashTumbles(changed)).not.toBe(proof.hash);
  },
);

/** The sheet with the beginnings of its strips, which are proven quickly. */
const shorten = (sheet: TumbleSheet, length: number): TumbleSheet => ({
  ...sheet,
  reels: sheet.reels.map((strip) => strip.slice(0, length)),
});

test('a table that pays 2 % too much is found', () => {
  const [ilish] = tumbleEngines;
  if (!ilish) throw new Error('no slots');
  const sheet = shorten(ilish.sheet, 9);
  const symbols = sheet.symbols.map((symbol) => ({
    ...symbol,
    pays: Object.fromEntries(
      Object.entries(symbol.pays).map(([count, pay]) => [count, Math.round((pay ?? 0) * 1.02)]),
    ),
  }));
  const [right, wrong] = [sheet, { ...sheet, symbols }].map((each) =>
    Number(proveTumbles(each, '').returnLeast),
  );
  expect((wrong ?? 0) / (right ?? 1)).toBeGreaterThan(1.01);
});
