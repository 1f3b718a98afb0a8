/** Draws with many prizes: their numbers lie one after another, in the order of the prize list. */
import { defineDigits, type Draw } from '../draws/draw.ts';
import type { Cell } from '../draws/measure.ts';
import { listPlaces } from '../draws/measures.ts';
import type { DrawnPrize, Text } from '../play.ts';

/** A prize: how many numbers are drawn for it, and of how many digits. */
type PrizeRow = {
  readonly code: string;
  readonly label: Text;
  readonly count: number;
  readonly width: number;
};

/** The draw of some prizes, and the places of each. */
type PrizeTable<Code extends string> = {
  readonly draw: Draw;
  readonly prizes: readonly DrawnPrize[];
  readonly cells: Readonly<Record<Code, readonly Cell[]>>;
};

/** Lays out the numbers of some prizes. */
export function buildPrizes<const Code extends string>(
  rows: readonly (PrizeRow & { readonly code: Code })[],
): PrizeTable<Code> {
  let start = 0;
  const cells = {} as Record<Code, readonly Cell[]>;
  const prizes = rows.map(({ code, label, count, width }) => {
    const from = start;
    start += count * width;
    cells[code] = listPlaces(0, count).map((nth) => listPlaces(from + nth * width, width));
    return { code, label, cells: cells[code] };
  });
  return { draw: { parts: [defineDigits(start)] }, prizes, cells };
}

/** The last digits of each number that has so many. */
export const listTails = (cells: readonly Cell[], width: number): Cell[] =>
  cells.filter((cell) => cell.length >= width).map((cell) => cell.slice(-width));

/** The first digits of each number that has so many. */
export const listHeads = (cells: readonly Cell[], width: number): Cell[] =>
  cells.filter((cell) => cell.length >= width).map((cell) => cell.slice(0, width));
