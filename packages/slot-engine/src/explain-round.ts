// A round in words, for players who check it: each spin, its window, and each of its wins.
import type { ExplainedStep, Words } from '@khelaghor/game-engine/game-engine.ts';
import { explainHold } from './explain-hold.ts';
import { formatMultiple } from './format-multiple.ts';
import type { PlayedRound, PlayedSpin } from './play-round.ts';
import { findSymbol } from './slot-sheet.ts';
import type { SlotSheet } from './slot-sheet.ts';
import { listWindow, listWins } from './spin-wins.ts';
import type { SpinWin } from './spin-wins.ts';

/** One win as a sentence: "Line 3: 4 × Mango, 0.80×". */
export function describeWin(sheet: SlotSheet, win: SpinWin): Words {
  const { name } = findSymbol(sheet, win.letter);
  const pay = formatMultiple(win.hundredths);
  const what = { bn: `${win.count} × ${name.bn}`, en: `${win.count} × ${name.en}` };
  switch (win.kind) {
    case 'line':
      return {
        bn: `${win.place} নম্বর লাইনে ${what.bn}: ${pay}`,
        en: `Line ${win.place}: ${what.en}, ${pay}`,
      };
    case 'ways':
      return {
        bn: `${win.place} পথে ${what.bn}: ${pay}`,
        en: `${win.place} way${win.place === 1 ? '' : 's'}: ${what.en}, ${pay}`,
      };
    case 'scatter':
      return { bn: `যেকোনো জায়গায় ${what.bn}: ${pay}`, en: `Anywhere: ${what.en}, ${pay}` };
    case 'expanded':
      return {
        bn: `${win.count} রিল জুড়ে ${name.bn}, সব লাইনে: ${pay}`,
        en: `${name.en} fills ${win.count} reels, on all lines: ${pay}`,
      };
  }
}

/** Joins words in each language. */
export const joinWords = (words: readonly Words[], between: string): Words => ({
  bn: words.map(({ bn }) => bn).join(between),
  en: words.map(({ en }) => en).join(between),
});

/** The window of a spin, row by row. */
export function describeWindow(
  sheet: Pick<SlotSheet, 'code' | 'symbols' | 'rows'>,
  window: readonly (readonly string[])[],
): Words {
  const rows = Array.from({ length: sheet.rows }, (_, row) =>
    joinWords(
      window.map((column) => findSymbol(sheet, column[row] ?? '').name),
      ' · ',
    ),
  );
  return joinWords(rows, ' / ');
}

function explainFactor(factor: number): Words[] {
  if (factor === 1) return [];
  return [{ bn: `সব দর ${factor} গুণ`, en: `All pays times ${factor}` }];
}

/** The free spins that a spin gives; none: nothing. */
export function explainAward(awarded: number): Words[] {
  if (awarded === 0) return [];
  return [{ bn: `${awarded}টি ফ্রি স্পিন`, en: `${awarded} free spin${awarded === 1 ? '' : 's'}` }];
}

export const noWin: Words = { bn: 'কিছু মেলেনি', en: 'No win' };

/** A spin: its stops, its window and its wins. `number`: 0 for the spin of the stake. */
function explainSpin(
  sheet: SlotSheet,
  spin: PlayedSpin,
  number: number,
  expanding: string | null,
): ExplainedStep {
  const reels = spin.isFree ? (sheet.freeSpins?.reels ?? []) : sheet.reels;
  const window = listWindow(reels, spin.stops, sheet.rows);
  const wins = listWins(sheet, window, spin.factor, spin.isFree ? expanding : null);
  const shown = describeWindow(sheet, window);
  const found = [
    ...wins.map((win) => describeWin(sheet, win)),
    ...explainFactor(wins.length > 0 ? spin.factor : 1),
    ...explainAward(spin.awarded),
  ];
  const stops = spin.stops.join(', ');
  return {
    title:
      number === 0
        ? { bn: 'স্পিন', en: 'The spin' }
        : { bn: `ফ্রি স্পিন ${number}`, en: `Free spin ${number}` },
    rule: {
      bn: `রিলগুলো ${stops} নম্বর ঘরে থামে, যা জানালার উপরের সারি। সারি ধরে: ${shown.bn}`,
      en: `The reels stop at ${stops}, which is the upper row of the window. Row by row: ${shown.en}`,
    },
    result: joinWords(found.length > 0 ? found : [noWin], '; '),
  };
}

function explainExpanding(sheet: SlotSheet, letter: string | null): ExplainedStep[] {
  if (letter === null) return [];
  return [
    {
      title: { bn: 'যে প্রতীক ছড়ায়', en: 'The symbol that expands' },
      rule: {
        bn: 'ফ্রি স্পিনের আগে একটি সংখ্যা টানা হয়; তালিকায় সেই জায়গার প্রতীক ছড়ায়।',
        en: 'One number is drawn before the free spins: the symbol at that place of the list expands.',
      },
      result: findSymbol(sheet, letter).name,
    },
  ];
}

/** The first step: what the round pays in all. */
export function explainWhole(top: number, hundredths: number): ExplainedStep {
  const pay = formatMultiple(hundredths);
  return {
    title: { bn: 'মোট', en: 'The whole round' },
    rule: {
      bn: `রাউন্ডের সব দরের যোগফল, সর্বোচ্চ ${formatMultiple(top)}।`,
      en: `The sum of all that the round pays, ${formatMultiple(top)} at most.`,
    },
    result: { bn: pay, en: pay },
  };
}

/** All steps of a round: what it pays, and how each spin adds to it. */
export function explainRound(
  sheet: SlotSheet,
  round: PlayedRound,
): readonly [ExplainedStep, ...ExplainedStep[]] {
  const steps = round.spins.map((spin, number) =>
    explainSpin(sheet, spin, number, round.expanding),
  );
  return [
    explainWhole(sheet.top, round.hundredths),
    ...steps.slice(0, 1),
    ...explainExpanding(sheet, round.expanding),
    ...steps.slice(1),
    ...explainHold(sheet, round.hold),
  ];
}
