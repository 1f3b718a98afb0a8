// What a spin pays, win by win: for explanations and pages. `spin-table.ts` computes the same sum
// faster; the tests compare the two, and both with a third way of counting.
import { findSymbol, getByCount, listColumn } from './slot-sheet.ts';
import type { SlotSheet, SlotSymbol } from './slot-sheet.ts';

/** One win of a spin. `hundredths`: of the stake, with all factors of the spin. */
export type SpinWin = {
  readonly kind: 'line' | 'ways' | 'scatter' | 'expanded';
  readonly letter: string;
  /** How many of the symbol: on a line, on reels side by side, in the window, on reels. */
  readonly count: number;
  /** The line from 1; for ways how many of them, each as often as its wilds multiply it. */
  readonly place: number;
  readonly hundredths: number;
};

const stands = (on: SlotSymbol, symbol: SlotSymbol): boolean =>
  on.letter === symbol.letter || on.isWild === true;

/** The best pay of a line, from its letters left to right; null: the line pays nothing. */
function findLineWin(sheet: SlotSheet, letters: readonly string[]): Omit<SpinWin, 'place'> | null {
  let best: Omit<SpinWin, 'place'> | null = null;
  for (const symbol of sheet.symbols) {
    if (symbol.letter === sheet.scatter?.letter && !symbol.isWild) continue;
    const end = letters.findIndex((letter) => !stands(findSymbol(sheet, letter), symbol));
    const count = end < 0 ? letters.length : end;
    const hundredths = getByCount(symbol.pays, count);
    if (hundredths > (best?.hundredths ?? 0))
      best = { kind: 'line', letter: symbol.letter, count, hundredths };
  }
  return best;
}

/** The wins of all ways, one for each symbol that pays. */
function listWays(sheet: SlotSheet, window: readonly (readonly string[])[]): SpinWin[] {
  return sheet.symbols.flatMap((symbol) => {
    if (symbol.isWild || symbol.letter === sheet.scatter?.letter) return [];
    let [ways, count] = [1, 0];
    for (const column of window) {
      const weight = column
        .map((letter) => findSymbol(sheet, letter))
        .filter((on) => stands(on, symbol))
        .reduce((sum, on) => sum + (on.factor ?? 1), 0);
      if (weight === 0) break;
      ways *= weight;
      count += 1;
    }
    const hundredths = ways * getByCount(symbol.pays, count);
    if (hundredths === 0) return [];
    return [{ kind: 'ways', letter: symbol.letter, count, place: ways, hundredths }];
  });
}

function listLines(sheet: SlotSheet, window: readonly (readonly string[])[]): SpinWin[] {
  if (sheet.lines === 'ways') return listWays(sheet, window);
  return sheet.lines.flatMap((rows, index) => {
    const letters = window.map((column, reel) => column[rows[reel] ?? 0] ?? '');
    const win = findLineWin(sheet, letters);
    return win ? [{ ...win, place: index + 1 }] : [];
  });
}

/** How many of a letter are in the window. */
const countLetter = (window: readonly (readonly string[])[], letter: string): number =>
  window.flat().filter((each) => each === letter).length;

function listScatters(sheet: SlotSheet, window: readonly (readonly string[])[]): SpinWin[] {
  if (!sheet.scatter) return [];
  const { letter, pays } = sheet.scatter;
  const count = countLetter(window, letter);
  const hundredths = getByCount(pays, count);
  return hundredths === 0 ? [] : [{ kind: 'scatter', letter, count, place: 0, hundredths }];
}

/** The win of the symbol that expands. */
function listExpanded(
  sheet: SlotSheet,
  window: readonly (readonly string[])[],
  letter: string,
): SpinWin[] {
  const count = window.filter((column) => column.includes(letter)).length;
  const pay = getByCount(findSymbol(sheet, letter).pays, count);
  const hundredths = sheet.lines === 'ways' ? 0 : pay * sheet.lines.length;
  return hundredths === 0 ? [] : [{ kind: 'expanded', letter, count, place: 0, hundredths }];
}

/** The window of a spin: the letters of each reel, from the top. */
export const listWindow = (
  reels: readonly string[],
  stops: readonly number[],
  rows: number,
): readonly (readonly string[])[] =>
  reels.map((strip, reel) => listColumn(strip, stops[reel] ?? 0, rows));

/** All wins of a spin, each times the factor. `expanding`: the symbol that expands, if any. */
export function listWins(
  sheet: SlotSheet,
  window: readonly (readonly string[])[],
  factor: number,
  expanding: string | null,
): readonly SpinWin[] {
  return [
    ...listLines(sheet, window),
    ...listScatters(sheet, window),
    ...(expanding === null ? [] : listExpanded(sheet, window, expanding)),
  ].map((win) => ({ ...win, hundredths: win.hundredths * factor }));
}
