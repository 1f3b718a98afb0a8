import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';
import { findSymbol } from '@khelaghor/slot-engine/slot-sheet.ts';
import type { SpinWin } from '@khelaghor/slot-engine/spin-wins.ts';

export type Cell = { readonly reel: number; readonly row: number };

/** The letters of each reel in the window, from the top. */
export type Window = readonly (readonly string[])[];

const listAll = (window: Window): readonly (Cell & { letter: string })[] =>
  window.flatMap((column, reel) => column.map((letter, row) => ({ reel, row, letter })));

/** The rows of a line, reel by reel; none for a win that is on no line. */
export const listLineRows = (sheet: SlotSheet, { kind, place }: SpinWin): readonly number[] =>
  kind === 'line' && sheet.lines !== 'ways' ? (sheet.lines[place - 1] ?? []) : [];

/** The symbols in the window that a win is made of. */
export function listWinCells(sheet: SlotSheet, window: Window, win: SpinWin): readonly Cell[] {
  const { kind, letter, count } = win;
  const stands = (on: string) => on === letter || findSymbol(sheet, on).isWild === true;
  switch (kind) {
    case 'line':
      return listLineRows(sheet, win)
        .slice(0, count)
        .map((row, reel) => ({ reel, row }));
    case 'ways':
      return listAll(window).filter((cell) => cell.reel < count && stands(cell.letter));
    case 'scatter':
      return listAll(window).filter((cell) => cell.letter === letter);
    case 'expanded':
      return listAll(window).filter(({ reel }) => window[reel]?.includes(letter) === true);
  }
}
