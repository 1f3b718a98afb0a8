// The pay of a spin, counted as a player would with a finger on the window: slow and obvious.
import { findSymbol } from '@khelaghor/slot-engine/slot-sheet.ts';
import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';

type Window = readonly (readonly string[])[];

const isScatter = (sheet: SlotSheet, letter: string): boolean => letter === sheet.scatter?.letter;

/** Whether a letter in the window may stand for the symbol of another. */
const isStandIn = (sheet: SlotSheet, on: string, letter: string): boolean =>
  on === letter || findSymbol(sheet, on).isWild === true;

/** Tries each symbol and each number of them, and takes the best. */
function payLine(sheet: SlotSheet, letters: readonly string[]): number {
  let best = 0;
  for (const { letter, pays, isWild } of sheet.symbols)
    for (const [count, pay] of Object.entries(pays)) {
      const begins = letters.slice(0, Number(count));
      const all = begins.every((on) => isStandIn(sheet, on, letter));
      if (all && (isWild || !isScatter(sheet, letter))) best = Math.max(best, pay ?? 0);
    }
  return best;
}

/** Follows every way of one symbol from reel to reel, as far as it goes. */
function payWays(sheet: SlotSheet, window: Window, letter: string, reel: number): number {
  const pays = findSymbol(sheet, letter).pays;
  const next = (window[reel] ?? []).filter((on) => isStandIn(sheet, on, letter));
  if (next.length === 0) return pays[reel] ?? 0;
  return next
    .map((on) => (findSymbol(sheet, on).factor ?? 1) * payWays(sheet, window, letter, reel + 1))
    .reduce((sum, pay) => sum + pay, 0);
}

/** Pay of the window in hundredths of the stake, before factors. */
export function paySlowly(sheet: SlotSheet, window: Window, expanding: string | null): number {
  let sum = 0;
  const letters = window.flat();
  if (sheet.scatter) {
    const { letter, pays } = sheet.scatter;
    sum += pays[letters.filter((on) => on === letter).length] ?? 0;
  }
  if (sheet.lines === 'ways')
    for (const { letter, isWild } of sheet.symbols)
      sum += isWild || isScatter(sheet, letter) ? 0 : payWays(sheet, window, letter, 0);
  else
    for (const line of sheet.lines)
      sum += payLine(
        sheet,
        line.map((row, reel) => window[reel]?.[row] ?? ''),
      );
  if (expanding !== null && sheet.lines !== 'ways') {
    const reels = window.filter((column) => column.includes(expanding)).length;
    for (const _ of sheet.lines) sum += findSymbol(sheet, expanding).pays[reels] ?? 0;
  }
  return sum;
}

/** Reads what held cells pay from the text of a round's draws, cell by cell. */
export function holdSlowly(sheet: SlotSheet, draws: string): number {
  const [stops = [], first = [], ...respins] = draws
    .split(' ')
    .map((group) => group.split(',').map(Number));
  const { amounts, full } = sheet.hold ?? { amounts: [], full: 0 };
  const cells: (number | undefined)[] = [];
  for (const [reel, strip] of sheet.reels.entries())
    for (let row = 0; row < sheet.rows; row += 1) {
      const letter = strip.repeat(2)[(stops[reel] ?? 0) + row] ?? '';
      cells.push(isScatter(sheet, letter) ? amounts[first.shift() ?? 0] : undefined);
    }
  for (const numbers of respins)
    for (const [place, cell] of cells.entries())
      if (cell === undefined) cells[place] = amounts[numbers.shift() ?? amounts.length];
  const isFull = cells.every((cell) => cell !== undefined);
  return isFull ? full : cells.reduce((sum: number, cell) => sum + (cell ?? 0), 0);
}
