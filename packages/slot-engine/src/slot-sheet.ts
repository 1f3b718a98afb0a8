/**
 * A slot as data: its symbols, strips, pays and features. The sheet is all there is to a slot; the
 * code of this package turns it into rounds, explanations, a proof and a document.
 *
 * Pays and awards are whole hundredths of the stake, so that on a stake in whole taka nothing is
 * rounded.
 */
import type { Words } from '@khelaghor/game-engine/game-engine.ts';

/** By how many of a symbol: what they pay, or how many free spins they give. Others: nothing. */
export type ByCount = Readonly<Partial<Record<number, number>>>;

export type SlotSymbol = {
  /** One letter, by which strips name the symbol. */
  readonly letter: string;
  readonly name: Words;
  /** Pays for so many on reels side by side, from the leftmost, in hundredths of the stake. */
  readonly pays: ByCount;
  /** A wild stands for every symbol that is no scatter. */
  readonly isWild?: true;
  /** A way through this wild pays so many times more. One by default; lines ignore it. */
  readonly factor?: number;
};

/** The symbol that counts anywhere in the window. */
export type Scatter = {
  readonly letter: string;
  /** Pays for so many in the window, in hundredths of the stake. */
  readonly pays: ByCount;
  /** How many free spins so many give, in a spin of the stake and in a free spin. */
  readonly freeSpins: ByCount;
};

export type FreeSpins = {
  /** What every pay of a free spin is multiplied by. */
  readonly factor: number;
  /** Each free spin that pays raises the factor of those after it by one, up to this. */
  readonly climbsTo?: number;
  /** The strips of free spins. */
  readonly reels: readonly string[];
  /**
   * Letters of which one is drawn when free spins are won. In each of them it fills every reel that
   * shows it when it is on enough reels to pay, and then pays on all lines, wherever the reels are.
   */
  readonly expanding?: readonly string[];
};

/**
 * Hold and win. Enough scatters in the stake's spin stay with an amount each, and every free cell
 * of the window spins by itself.
 */
export type Hold = {
  /** So many scatters begin it. */
  readonly from: number;
  /** It ends after so many respins in a row that bring nothing. */
  readonly respins: number;
  /** What a held cell can pay, in hundredths of the stake: each place is equally likely. */
  readonly amounts: readonly number[];
  /** A free cell draws one of the amounts or one of so many blanks. */
  readonly blanks: number;
  /** What a full window pays in place of the amounts, in hundredths of the stake. */
  readonly full: number;
};

export type SlotSheet = {
  /** The code of its product, such as "aam". */
  readonly code: string;
  /** Game and version of its rules: "aam/1". */
  readonly scope: string;
  readonly title: Words;
  /** How many symbols of a reel are in the window. */
  readonly rows: number;
  readonly symbols: readonly SlotSymbol[];
  /** One strip a reel, a letter a stop. Below the last letter comes the first. */
  readonly reels: readonly string[];
  /** The row of each reel on each line, from 0 at the top; "ways": all rows of all reels. */
  readonly lines: readonly (readonly number[])[] | 'ways';
  readonly scatter?: Scatter;
  /** A strip of numbers, one of which multiplies what the reels pay. */
  readonly factors?: readonly number[];
  readonly freeSpins?: FreeSpins;
  readonly hold?: Hold;
  /** A round pays this at most, in hundredths of the stake. */
  readonly top: number;
};

/** What so many of a symbol pay or give. */
export const getByCount = (table: ByCount, count: number): number => table[count] ?? 0;

/** The symbol of a letter. Throws a `RangeError` when the sheet has none. */
export function findSymbol(sheet: Pick<SlotSheet, 'code' | 'symbols'>, letter: string): SlotSymbol {
  const symbol = sheet.symbols.find((each) => each.letter === letter);
  if (!symbol) throw new RangeError(`${sheet.code} has no symbol ${letter}`);
  return symbol;
}

/** The letters of a reel in the window, from the top, when it stands at a stop. */
export const listColumn = (strip: string, stop: number, rows: number): readonly string[] =>
  Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] ?? '');
