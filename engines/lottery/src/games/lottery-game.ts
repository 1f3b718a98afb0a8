/**
 * What every lottery game says about itself. Tickets, prices and settlement are the same code
 * for all of them and are written once, in `ticket.ts`; a game adds only its results and plays.
 */
import { type Ratio, ratio } from '@khelaghor/money/ratio.ts';

/** What was drawn: numbers in the order in which they came. */
export type LotteryResult = readonly number[];

/** What a line bets on: numbers in the order that its play asks for; empty for no choice. */
export type Selection = readonly number[];

/** A source of equally likely numbers from 0 to n - 1, such as the fair stream. */
export type LotteryStream = { below(n: number): number };

/** One thing that can be bet on, with its exact chance. */
export type LotteryLine = {
  readonly selection: Selection;
  readonly chance: Ratio;
  /** Whether a result of the game wins. It sees nothing but the result. */
  readonly wins: (result: LotteryResult) => boolean;
};

/** A way of betting: all the lines that it has, by the key of their selection. */
export type LotteryPlay<Code extends string = string> = {
  readonly code: Code;
  readonly lines: ReadonlyMap<string, LotteryLine>;
};

/** The games that there are. */
export type LotteryKind = 'k3';

/** A lottery game. */
export type LotteryGame = {
  readonly kind: LotteryKind;
  /** Game and version, as it goes into the fair stream and the receipt. */
  readonly scope: string;
  readonly plays: ReadonlyMap<string, LotteryPlay>;
  /**
   * At least one result of every sort that some play tells apart, so that whatever can happen to
   * a ticket happens in one of them. Fewer than all results where the order does not matter.
   */
  readonly resultSorts: readonly LotteryResult[];
  /** Whether numbers are a result of this game. */
  readonly isResult: (numbers: readonly number[]) => boolean;
  /** Draws a result. The same stream always gives the same result. */
  readonly draw: (stream: LotteryStream) => LotteryResult;
};

/** The key of a selection within its play. Two selections are the same when their keys are. */
export function selectionKey(selection: Selection): string {
  return selection.join('+');
}

/**
 * Makes a play of its selections and its winning rule. The chance of a line is counted over
 * `results`, which must hold every equally likely result once; no chance is ever typed in.
 */
export function playOf<Code extends string>(play: {
  readonly code: Code;
  readonly selections: readonly Selection[];
  readonly results: readonly LotteryResult[];
  readonly wins: (selection: Selection, result: LotteryResult) => boolean;
}): LotteryPlay<Code> {
  const lines = play.selections.map((selection): [string, LotteryLine] => {
    const wins = (result: LotteryResult) => play.wins(selection, result);
    const chance = ratio(BigInt(play.results.filter(wins).length), BigInt(play.results.length));
    return [selectionKey(selection), { selection, chance, wins }];
  });
  return { code: play.code, lines: new Map(lines) };
}
