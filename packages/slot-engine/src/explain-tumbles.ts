// A round of a tumbling slot in words: each spin, each of its tumbles, and each win.
import type { ExplainedStep, Words } from '@khelaghor/game-engine/game-engine.ts';
import { explainAward, explainWhole, joinWords, describeWindow, noWin } from './explain-round.ts';
import { formatMultiple } from './format-multiple.ts';
import type { TumbleRound, TumbleSpin } from './play-tumbles.ts';
import { findSymbol } from './slot-sheet.ts';
import type { TumbleSheet } from './tumble-sheet.ts';
import { listTumbles } from './tumble-windows.ts';
import type { Tumble, TumbleWin } from './tumble-windows.ts';

/** The windows of a spin of a round. */
export const listSpinTumbles = (sheet: TumbleSheet, spin: TumbleSpin): readonly Tumble[] =>
  listTumbles(sheet, spin.isFree ? (sheet.freeSpins?.reels ?? []) : sheet.reels, spin.stops);

/** One win as a sentence: "Cluster of 7 × Hilsa, 8.00×". */
export function describeTumbleWin(sheet: TumbleSheet, win: TumbleWin): Words {
  const { name } = findSymbol(sheet, win.letter);
  const pay = formatMultiple(win.hundredths);
  const what = { bn: `${win.count} × ${name.bn}`, en: `${win.count} × ${name.en}` };
  switch (win.kind) {
    case 'line':
      return {
        bn: `${win.place} নম্বর লাইনে ${what.bn}: ${pay}`,
        en: `Line ${win.place}: ${what.en}, ${pay}`,
      };
    case 'cluster':
      return { bn: `পাশাপাশি ${what.bn}: ${pay}`, en: `Side by side: ${what.en}, ${pay}` };
    case 'anywhere':
    case 'scatter':
      return { bn: `যেকোনো জায়গায় ${what.bn}: ${pay}`, en: `Anywhere: ${what.en}, ${pay}` };
  }
}

const nameSpin = (number: number): Words =>
  number === 0
    ? { bn: 'স্পিন', en: 'The spin' }
    : { bn: `ফ্রি স্পিন ${number}`, en: `Free spin ${number}` };

/** How the window came about: from the stops, or by what fell into it. */
function describeOrigin(spin: TumbleSpin, tumble: number): Words {
  if (tumble > 0)
    return {
      bn: 'মেলা প্রতীকগুলো সরে যায়, উপরেরগুলো নামে, রিলের আগের ঘরগুলো জায়গা নেয়।',
      en: 'The symbols that won vanish, those above fall, and the strips go on from above.',
    };
  const stops = spin.stops.join(', ');
  return {
    bn: `রিলগুলো ${stops} নম্বর ঘরে থামে, যা জানালার উপরের সারি।`,
    en: `The reels stop at ${stops}, which is the upper row of the window.`,
  };
}

function explainTrail({ wins, factor }: Tumble): Words[] {
  if (factor === 1 || !wins.some(({ kind }) => kind !== 'scatter')) return [];
  return [
    { bn: `প্রতিটিতে ধাপের গুণ ${factor} ধরা আছে`, en: `each with the trail's factor ${factor}` },
  ];
}

/** What the end of a spin adds: its tiles, its factor and the free spins. */
function explainEnd(spin: TumbleSpin): Words[] {
  const { tiles, sum, factor, hundredths, awarded } = spin;
  const numbers = tiles.map((value) => `×${value}`).join(' + ');
  return [
    ...(tiles.length > 0 ? [{ bn: `ফলক ${numbers}`, en: `Tiles ${numbers}` }] : []),
    ...(sum > 0 && spin.isFree ? [{ bn: `জমা ফলক ×${sum}`, en: `Tiles kept: ×${sum}` }] : []),
    ...(hundredths > 0 && factor > 1
      ? [
          {
            bn: `স্পিনের সব দর ${factor} গুণ: ${formatMultiple(hundredths)}`,
            en: `All pays of the spin times ${factor}: ${formatMultiple(hundredths)}`,
          },
        ]
      : []),
    ...explainAward(awarded),
  ];
}

/** The steps of a spin, one for each window. `number`: 0 for the spin of the stake. */
function explainSpin(sheet: TumbleSheet, spin: TumbleSpin, number: number): ExplainedStep[] {
  const tumbles = listSpinTumbles(sheet, spin);
  return tumbles.map((tumble, index) => {
    const found = [
      ...tumble.wins.map((win) => describeTumbleWin(sheet, win)),
      ...explainTrail(tumble),
      ...(index === tumbles.length - 1 ? explainEnd(spin) : []),
    ];
    const name = nameSpin(number);
    const shown = describeWindow(sheet, tumble.window);
    const origin = describeOrigin(spin, index);
    return {
      title:
        index === 0 ? name : { bn: `${name.bn}: পতন ${index}`, en: `${name.en}: tumble ${index}` },
      rule: {
        bn: `${origin.bn} সারি ধরে: ${shown.bn}`,
        en: `${origin.en} Row by row: ${shown.en}`,
      },
      result: joinWords(found.length > 0 ? found : [noWin], '; '),
    };
  });
}

/** All steps of a round: what it pays, and how each window of each spin adds to it. */
export const explainTumbles = (
  sheet: TumbleSheet,
  round: TumbleRound,
): readonly [ExplainedStep, ...ExplainedStep[]] => [
  explainWhole(sheet.top, round.hundredths),
  ...round.spins.flatMap((spin, number) => explainSpin(sheet, spin, number)),
];
