/**
 * An in-house game whose rounds all players share: a multiplier climbs from 1.00, and the round
 * ends at a crash point that no player knows. A bet that cashes out before is paid its stake times
 * the multiplier; the others are paid nothing. An engine is pure: the crash point follows from the
 * fair stream alone, and the multiplier from the time since the start, both in whole numbers.
 *
 * Multipliers are in hundredths of the stake, times in whole milliseconds.
 */
import type {
  ExplainedStep,
  GameLimits,
  Plain,
  Play,
  RandomNumbers,
  Unchecked,
  Words,
} from './game-engine.ts';

/** One in-house game of shared rounds. */
export type SharedEngine<Choice extends Plain = Plain> = {
  /** The code of its product, such as "crash". */
  readonly code: string;
  /** Game and version of its rules, which goes into the fair stream and the receipt: "crash/1". */
  readonly scope: string;
  readonly limits: GameLimits;
  /** The lowest multiplier of a cash-out: cashing out at once must not return the stake. */
  readonly multiplierMin: number;
  /** At this multiplier every bet that is left cashes out. */
  readonly multiplierMax: number;
  /** Reads a choice; null when the game has no such choice. What else the object holds is left. */
  parseChoice(raw: Unchecked): Choice | null;
  /** The canonical text of a choice, which the receipt is signed over. It never changes. */
  formatSelection(choice: Choice): string;
  /** The choice, as a record shows it. */
  choiceWords(choice: Choice): Words;
  /** Returns the auto cash-out that a choice names; null: the player cashes out by hand. */
  getOwnAutoCashOut(choice: Choice): number | null;
  /** Draws the crash point of a round: the highest multiplier that it reaches. */
  drawCrashPoint(random: RandomNumbers): bigint;
  /** Returns the multiplier so long after the start. */
  getMultiplier(elapsedMs: number): number;
  /** Returns how long after the start a multiplier is reached. */
  getDueMs(multiplier: number): number;
  /** Explains the crash point step by step; the first step is the crash point itself. */
  explain(crashPoint: bigint): readonly [ExplainedStep, ...ExplainedStep[]];
  /** Lists auto cash-outs with their chances, from which the return is computed. */
  plays(): Iterable<Play<Choice>>;
};
