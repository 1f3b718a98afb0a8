// Goal: every slot pays what its sheet says, returns what its kept proof says, and has no proof of
// another sheet or of other code.
import { computeLowestReturn } from '@khelaghor/game-engine/game-return.ts';
import { addRatio, formatDecimal, ratio, toFloat } from '@khelaghor/money/ratio.ts';
import { buildSlot, playRound } from '@khelaghor/slot-engine/play-round.ts';
import { proveSlot } from '@khelaghor/slot-engine/prove-slot.ts';
import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';
import { buildSpinTable } from '@khelaghor/slot-engine/spin-table.ts';
import { listWindow, listWins } from '@khelaghor/slot-engine/spin-wins.ts';
import { computeSymbolChances, readFeatureChance } from '@khelaghor/slot-engine/symbol-chances.ts';
import { expect, test } from 'vitest';
import {
  createNumbers,
  decideRounds,
  getPromise,
  measureRounds,
  readShare,
} from './slot-checks.ts';
import { hashSlot, listProvable } from './slot-proofs.ts';
import { slotEngines, tumbleEngines } from './slot-list.ts';
import { holdSlowly, paySlowly } from './slow-spin.ts';

/** All windows that a slot can show: those of the stake's spin and those of free spins. */
const listReels = ({ reels, freeSpins }: SlotSheet) =>
  freeSpins ? [reels, freeSpins.reels] : [reels];

const slots = slotEngines.map((engine) => {
  const { code, sheet, proof } = engine;
  return { code, engine, sheet, proof, promise: getPromise(code) };
});

/** Those whose symbols fall as well. */
const allSlots = [...slotEngines, ...tumbleEngines].map((engine) => {
  const { code, sheet, proof } = engine;
  return { code, engine, sheet, proof, promise: getPromise(code) };
});

test.each(allSlots)('$code has the kept proof of its sheet', ({ code, sheet, proof }) => {
  const provable = listProvable().find((each) => each.code === code);
  expect(proof.hash).toBe(provable?.hash);
  expect(proof.scope).toBe(sheet.scope);
});

test.each(allSlots)('$code returns, hits and varies as promised', ({ sheet, proof, promise }) => {
  for (const bound of [proof.returnLeast, proof.returnMost])
    expect(Math.abs(100 * Number(bound) - promise.rtp)).toBeLessThanOrEqual(0.05);
  expect(Number(proof.returnMost) - Number(proof.returnLeast)).toBeLessThanOrEqual(1e-9);
  const hits = 100 * readShare(proof.hits);
  expect(hits).toBeGreaterThanOrEqual(promise.hits[0]);
  expect(hits).toBeLessThanOrEqual(promise.hits[1]);
  expect(proof.deviation).toBeGreaterThanOrEqual(promise.deviation[0]);
  expect(proof.deviation).toBeLessThanOrEqual(promise.deviation[1]);
  expect(sheet.top).toBe(100 * promise.top);
  expect(proof.topChance).toBeGreaterThan(0);
});

test.each(allSlots)(
  '$code lists plays with the return, hit rate and deviation of its proof',
  ({ engine, proof, promise }) => {
    const listed = Number(formatDecimal(computeLowestReturn(engine), 12, 'half_even'));
    expect(listed).toBeCloseTo(Number(proof.returnLeast), 8);
    const [play] = engine.plays();
    const wins = [...(play?.wins ?? [])].map(({ ways, pays }) => ({
      chance: toFloat({ num: ways, den: play?.ways ?? 1n }),
      pays: toFloat(pays),
    }));
    expect(wins.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(readShare(proof.hits), 9);
    const squares = wins.reduce((sum, { chance, pays }) => sum + chance * pays ** 2, 0);
    expect(Math.sqrt(squares - listed ** 2)).toBeCloseTo(proof.deviation, 6);
    expect(Math.max(...wins.map(({ pays }) => pays))).toBe(promise.top);
  },
);

test.each(slots)(
  '$code pays by table what its wins add up to, and what a slow count finds',
  ({ sheet }) => {
    const numbers = createNumbers(11);
    for (const reels of listReels(sheet)) {
      const table = buildSpinTable(sheet, reels);
      for (let round = 0; round < 1_500; round += 1) {
        const stops = reels.map((strip) => numbers.below(strip.length));
        const window = listWindow(reels, stops, sheet.rows);
        const wins = listWins(sheet, window, 1, null);
        const paid = table.pay(stops);
        expect(wins.reduce((sum, { hundredths }) => sum + hundredths, 0)).toBe(paid);
        expect(paySlowly(sheet, window, null)).toBe(paid);
      }
    }
  },
);

test.each(slots)('$code shows symbols and features as often as computed', ({ sheet, proof }) => {
  const slot = buildSlot(sheet);
  const numbers = createNumbers(3);
  const rounds = 20_000;
  const shown = new Map<string, number>();
  let features = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { spins, hold } = playRound(slot, numbers);
    if (spins.length > 1 || hold) features += 1;
    for (const letter of listWindow(sheet.reels, spins[0]?.stops ?? [], sheet.rows).flat())
      shown.set(letter, (shown.get(letter) ?? 0) + 1);
  }
  const chances = computeSymbolChances(sheet);
  expect(chances.map(({ chance }) => chance).reduce(addRatio)).toEqual(ratio(1n));
  const cells = sheet.reels.length * sheet.rows;
  for (const { letter, chance, deviation } of chances)
    expect(
      Math.abs((shown.get(letter) ?? 0) / rounds - cells * toFloat(chance)),
    ).toBeLessThanOrEqual((4.5 * deviation) / Math.sqrt(rounds));
  const feature = toFloat(readFeatureChance(proof));
  expect(Math.abs(features / rounds - feature)).toBeLessThanOrEqual(
    4.5 * Math.sqrt((feature * (1 - feature)) / rounds),
  );
});

test.each(slots)(
  '$code returns in a million rounds what its proof says',
  ({ sheet, proof, promise }) => {
    const slot = buildSlot(sheet);
    const numbers = createNumbers(5);
    const play = () => playRound(slot, numbers).hundredths;
    const { pays, returnError, hitError } = measureRounds({ proof, promise }, 1_000_000, play);
    expect(returnError).toBeLessThan(1);
    expect(hitError).toBeLessThan(1);
    /** What each 100 rounds paid together. */
    const hundreds = Array.from({ length: pays.length / 100 }, (_, hundred) =>
      pays.subarray(100 * hundred, 100 * hundred + 100).reduce((sum, pay) => sum + pay, 0),
    );
    const { low, middle, high } = proof.hundredSpins;
    const getShare = (isIn: (sum: number) => boolean): number =>
      hundreds.filter(isIn).length / hundreds.length;
    // 4.5 standard deviations, and a little for the sums that are equal to the percentile.
    const within = (chance: number) => 4.5 * Math.sqrt((chance * (1 - chance)) / hundreds.length);
    expect(Math.abs(getShare((sum) => sum <= low) - 0.05)).toBeLessThan(within(0.05) + 0.005);
    expect(Math.abs(getShare((sum) => sum <= middle) - 0.5)).toBeLessThan(within(0.5) + 0.005);
    expect(Math.abs(getShare((sum) => sum >= high) - 0.05)).toBeLessThan(within(0.05) + 0.005);
  },
);

test.each(slots)(
  '$code explains rounds whose spins add up, and reads only rounds that it can play',
  ({ engine, sheet }) => {
    for (const { draws, round, steps } of decideRounds(engine, 400)) {
      const spins = round.spins.map((spin) => {
        const reels = spin.isFree ? (sheet.freeSpins?.reels ?? []) : sheet.reels;
        const window = listWindow(reels, spin.stops, sheet.rows);
        const expanding = spin.isFree ? round.expanding : null;
        const wins = listWins(sheet, window, spin.factor, expanding);
        expect(paySlowly(sheet, window, expanding) * spin.factor).toBe(spin.hundredths);
        return wins.reduce((sum, { hundredths }) => sum + hundredths, 0);
      });
      expect(spins).toEqual(round.spins.map(({ hundredths }) => hundredths));
      const held = round.hold?.hundredths ?? 0;
      expect(round.hold ? holdSlowly(sheet, draws) : 0).toBe(held);
      const sum = spins.reduce((total, hundredths) => total + hundredths, held);
      expect(round.hundredths).toBe(Math.min(sum, sheet.top));
      const ofHold = round.hold ? round.hold.respins.length + 2 : 0;
      expect(steps).toHaveLength(spins.length + (round.expanding === null ? 0 : 1) + ofHold);
      for (const { title, rule, result } of steps)
        expect([title.bn, rule.bn, result.bn, title.en, rule.en, result.en]).not.toContain('');
    }
    expect(engine.parseOutcome({ draws: '999,0,0,0,0' })).toBeNull();
    expect(() => engine.outcomeWords({ draws: '' })).toThrow(RangeError);
  },
);

test.each(slots)(
  '$code refuses the proof of a sheet with another symbol or pay',
  ({ sheet, proof }) => {
    const [strip = '', ...others] = sheet.reels;
    const moved = `${strip.slice(1)}${strip.slice(0, 1)}`;
    const other = sheet.symbols.findLast(({ letter }) => letter !== strip[0])?.letter ?? '';
    const changed = [moved, other + strip.slice(1)].map((each) => ({
      ...sheet,
      reels: [each, ...others],
    }));
    const symbols = sheet.symbols.map((symbol, index) =>
      index > 1 ? symbol : { ...symbol, pays: { ...symbol.pays, 3: (symbol.pays[3] ?? 0) + 10 } },
    );
    const { hold } = sheet;
    const holds = hold ? [{ ...sheet, hold: { ...hold, blanks: hold.blanks - 1 } }] : [];
    for (const each of [...changed, ...holds, { ...sheet, symbols }])
      expect(hashSlot(each)).not.toBe(proof.hash);
  },
);

test('a table that pays 2 % too much is found', () => {
  const [aam] = slotEngines;
  if (!aam) throw new Error('no slots');
  const symbols = aam.sheet.symbols.map((symbol) => ({
    ...symbol,
    pays: { 3: Math.round((symbol.pays[3] ?? 0) * 1.02) },
  }));
  const { returnLeast } = proveSlot({ ...aam.sheet, symbols }, '');
  expect(Number(returnLeast)).toBeGreaterThan(0.965 * 1.01);
});
