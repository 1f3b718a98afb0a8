/**
 * Hold and win: enough scatters of the stake's spin stay where they are, each with an amount, and
 * the other cells of the window spin by themselves until so many respins in a row bring nothing.
 */
import type { RandomNumbers } from '@khelaghor/game-engine/game-engine.ts';
import { listColumn } from './slot-sheet.ts';
import type { Hold, SlotSheet } from './slot-sheet.ts';

/** A cell that is held, and its amount in hundredths of the stake. */
export type HeldCell = { readonly reel: number; readonly row: number; readonly amount: number };

export type Respin = {
  /** The cells that this respin adds. */
  readonly landed: readonly HeldCell[];
  /** How many cells were free before it. */
  readonly free: number;
  /** How many respins are left after it if nothing lands in them. */
  readonly left: number;
};

export type PlayedHold = {
  /** The scatters that began it. */
  readonly first: readonly HeldCell[];
  readonly respins: readonly Respin[];
  readonly isFull: boolean;
  /** What it pays in hundredths of the stake: the sum of all amounts, or that of a full window. */
  readonly hundredths: number;
};

/** All cells of the window in the order of their draws: reel by reel, each from the top. */
const listCells = ({ reels, rows }: SlotSheet) =>
  reels.flatMap((_, reel) => Array.from({ length: rows }, (__, row) => ({ reel, row })));

const isSame = (one: { reel: number; row: number }, other: { reel: number; row: number }) =>
  one.reel === other.reel && one.row === other.row;

/** The sum of the amounts of some cells. */
export const sumAmounts = (cells: readonly HeldCell[]): number =>
  cells.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Plays the feature from the stops of the stake's spin. The amounts of the first cells are drawn
 * together, then one number for each free cell of each respin; `draws` takes them.
 */
export function playHold(
  sheet: SlotSheet,
  hold: Hold,
  stops: readonly number[],
  { random, draws }: { readonly random: RandomNumbers; readonly draws: (readonly number[])[] },
): PlayedHold {
  const { amounts, blanks, respins: respinCount } = hold;
  const cells = listCells(sheet);
  const isScatter = ({ reel, row }: { reel: number; row: number }): boolean =>
    listColumn(sheet.reels[reel] ?? '', stops[reel] ?? 0, sheet.rows)[row] ===
    sheet.scatter?.letter;
  const begins = cells.filter(isScatter);
  const places = begins.map(() => random.below(amounts.length));
  draws.push(places);
  const first = begins.map((cell, index) => ({
    ...cell,
    amount: amounts[places[index] ?? 0] ?? 0,
  }));
  const held: HeldCell[] = [...first];
  const respins: Respin[] = [];
  for (let left = respinCount; left > 0 && held.length < cells.length;) {
    const free = cells.filter((cell) => !held.some((each) => isSame(each, cell)));
    const drawn = free.map(() => random.below(amounts.length + blanks));
    draws.push(drawn);
    const landed = free.flatMap((cell, index) => {
      const amount = amounts[drawn[index] ?? amounts.length];
      return amount === undefined ? [] : [{ ...cell, amount }];
    });
    left = landed.length > 0 ? respinCount : left - 1;
    held.push(...landed);
    respins.push({ landed, free: free.length, left });
  }
  const isFull = held.length === cells.length;
  return { first, respins, isFull, hundredths: isFull ? hold.full : sumAmounts(held) };
}
