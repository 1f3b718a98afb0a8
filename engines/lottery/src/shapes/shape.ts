/**
 * A shape is how a play is bet: what a player chooses, and into how many lines a choice expands.
 * Lines are counted by formulas, for selections of a hundred thousand lines as for one; that the
 * formulas agree with the lines themselves is tested for every play.
 */
import type { Ratio } from '@khelaghor/money/ratio.ts';
import type { Fact, Measure } from '../draws/measure.ts';
import type { LotteryResult } from '../draws/draw.ts';

/** The chosen values, group by group, each group rising. */
export type Selection = readonly (readonly number[])[];

/** What became of a line: how many times it won in each tier, or that its stake is returned. */
export type Outcome = 'tie' | readonly number[];

/** When a line wins: a fact of the result, and what it means for the line. */
export type LineEvent = {
  readonly measure: Measure;
  readonly judge: (fact: Fact) => Outcome;
};

/** Lines of a selection with the same price and the same outcome, which is not a loss. */
export type WonLines = {
  /** The price of these lines, by its key within the play. */
  readonly priced: string;
  readonly outcome: Outcome;
  readonly lines: number;
};

/** One row or grid of values of which a player chooses some. */
export type FormGroup = {
  /**
   * What the group is: `numbers`, `bankers`, `pairs`, `sums`, `spans`, `places`, `zodiacs` or
   * `tails`; a place as `place:3`, the first ball of a parlay as `ball:0`, or the first digit of a
   * typed number as `digit:0`.
   */
  readonly label: string;
  readonly values: readonly number[];
  /** What the values are called, as keys of `option-words.ts`; absent: by their numbers. */
  readonly words?: readonly string[];
  readonly least: number;
  readonly most: number;
};

/** What a player is asked for. */
export type PlayForm =
  | { readonly kind: 'options'; readonly options: readonly string[] }
  /** Typed numbers with so many digits, each a line. */
  | { readonly kind: 'numbers'; readonly width: number }
  | { readonly kind: 'groups'; readonly groups: readonly FormGroup[] };

/** A way in which lines of a play bet. */
export type BetKind = {
  /** The same in all plays that have lines of this kind; null: only this play has such lines. */
  readonly key: string | null;
  /** Tells its numbers from those of the play's other kinds: "1+3"; '' where numbers do. */
  readonly label: string;
  /** The number as lines have it: "079" for "907" in any order; undefined: no line has it. */
  readonly read: (text: string) => string | undefined;
};

/** One line of a selection. */
export type Line = {
  /** The price of the line, by its key within the play. */
  readonly priced: string;
  /** The index of its kind among those of the shape. */
  readonly kind: number;
  /** What it bets on, unique within its kind: "0123", or the code of an option. */
  readonly number: string;
  readonly event: LineEvent;
};

export type Shape = {
  readonly form: PlayForm;
  /** The kinds of bets that lines may be. */
  readonly kinds: readonly BetKind[];
  /** Whether a selection is one group with an entry for each line. */
  readonly isListed: boolean;
  /** Whether a result lets only one number win in the play. */
  readonly isWonByOne: boolean;
  /**
   * Reads the text of a selection; undefined when it is none. Where the order of values means
   * nothing any order is read. `format` writes the normal form, which is what tickets keep.
   */
  readonly parse: (text: string) => Selection | undefined;
  readonly format: (selection: Selection) => string;
  readonly countLines: (selection: Selection) => number;
  /** The keys of all prices of the play, in the order in which they are shown. */
  readonly prices: readonly string[];
  /** The event of a line with a price. */
  readonly getEvent: (priced: string) => LineEvent;
  /**
   * The share of each tier in what a line with a price returns; absent: those of the play. A tier
   * in which the line cannot win has none.
   */
  readonly getShares?: (priced: string) => readonly Ratio[];
  /** The lines of a selection by their price. */
  readonly countPriced: (selection: Selection) => ReadonlyMap<string, number>;
  /** The lines that win, or whose stake is returned. */
  readonly countWon: (selection: Selection, result: LotteryResult) => readonly WonLines[];
  /**
   * The most that a selection can be paid, when lines are paid as told. Lines that cannot win
   * together are not added up; where that is not known exactly, it is more rather than less.
   */
  readonly findMost: (selection: Selection, pay: (won: WonLines) => bigint) => bigint;
  /** Lists the lines, one by one. */
  readonly listLines: (selection: Selection) => Iterable<Line>;
};

/** The key of the price of plays whose lines all have the same chance. */
export const onePrice = 'line';

/** Whether an outcome is a loss. */
export const isLost = (outcome: Outcome): boolean =>
  outcome !== 'tie' && outcome.every((times) => times === 0);

const won = [1] as const;
const lost = [0] as const;

/** The outcome of a line that can be won once, in one tier. */
export const winIf = (isWon: boolean): Outcome => (isWon ? won : lost);

/** The greatest of some amounts; 0 without any. */
export const findGreatest = (amounts: Iterable<bigint>): bigint => {
  let most = 0n;
  for (const amount of amounts) if (amount > most) most = amount;
  return most;
};
