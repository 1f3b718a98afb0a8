/**
 * The interface of a lottery game. All games share the code for tickets, prices and settlement
 * (`ticket.ts`); a game adds only its results and plays.
 */
import { type Ratio, ratio } from '@khelaghor/money/ratio.ts';

/** A result: numbers in drawn order. */
export type LotteryResult = readonly number[];

/** The selection of a line: numbers in the play's order; empty for a play without selection. */
export type Selection = readonly number[];

/** A source of equally likely numbers from 0 to n - 1, such as the fair stream. */
export type LotteryStream = { below(n: number): number };

/** One possible bet, with its exact chance. */
export type LotteryLine = {
  readonly selection: Selection;
  readonly chance: Ratio;
  /** Whether a result wins. The result is its only input. */
  readonly wins: (result: LotteryResult) => boolean;
};

/** A bet type: all its lines, by the key of their selection. */
export type LotteryPlay<Code extends string = string> = {
  readonly code: Code;
  readonly lines: ReadonlyMap<string, LotteryLine>;
};

/** All game kinds. */
export type LotteryKind = 'k3';

/** A lottery game. */
export type LotteryGame = {
  readonly kind: LotteryKind;
  /** Game and version, as it goes into the fair stream and the receipt. */
  readonly scope: string;
  readonly plays: ReadonlyMap<string, LotteryPlay>;
  /**
   * One result of each class that some play distinguishes, so that they cover every outcome of a
   * ticket. Fewer than all results where the order does not matter.
   */
  readonly distinctResults: readonly LotteryResult[];
  /** Whether numbers are a result of this game. */
  readonly isResult: (numbers: readonly number[]) => boolean;
  /** Draws a result. The same stream always gives the same result. */
  readonly draw: (stream: LotteryStream) => LotteryResult;
};

/** The key of a selection within its play; equal selections have equal keys. */
export function getSelectionKey(selection: Selection): string {
  return selection.join('+');
}

/**
 * Creates a play from its selections and its winning rule. The chance of a line is counted over
 * `results`, which must contain every equally likely result once.
 */
export function definePlay<Code extends string>(play: {
  readonly code: Code;
  readonly selections: readonly Selection[];
  readonly results: readonly LotteryResult[];
  readonly wins: (selection: Selection, result: LotteryResult) => boolean;
}): LotteryPlay<Code> {
  const lines = play.selections.map((selection): [string, LotteryLine] => {
    const wins = (result: LotteryResult) => play.wins(selection, result);
    const chance = ratio(BigInt(play.results.filter(wins).length), BigInt(play.results.length));
    return [getSelectionKey(selection), { selection, chance, wins }];
  });
  return { code: play.code, lines: new Map(lines) };
}
