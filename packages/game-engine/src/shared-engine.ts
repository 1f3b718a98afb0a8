/**
 * An in-house game whose rounds all players share: a price climbs from the stake itself, and ends
 * at a point that no player knows. A bet that is taken before is paid the price; the others are
 * paid nothing. An engine is pure: the point follows from the fair stream alone, and the price from
 * the time since take-off, both in whole numbers.
 *
 * Prices are in hundredths of the stake, times in whole milliseconds.
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
  /** The lowest price that can be taken: taking at once must not return the stake. */
  readonly priceMin: number;
  /** At this price every bet that is left is taken. */
  readonly priceMax: number;
  /** Reads a choice; null when the game has no such choice. What else the object holds is left. */
  parseChoice(raw: Unchecked): Choice | null;
  /** The canonical text of a choice, which the receipt is signed over. It never changes. */
  formatSelection(choice: Choice): string;
  /** The choice, as a record shows it. */
  choiceWords(choice: Choice): Words;
  /** The price at which a choice is taken by itself; null: only its player takes it. */
  getAutoPrice(choice: Choice): number | null;
  /** Draws the point of a round: the last price that it reaches. */
  drawPoint(random: RandomNumbers): bigint;
  /** The price so long after take-off. */
  getPrice(elapsedMs: number): number;
  /** How long after take-off a price is reached first. */
  getDueMs(price: number): number;
  /** The steps from the random numbers to the point, the first of which is the point itself. */
  explain(point: bigint): readonly [ExplainedStep, ...ExplainedStep[]];
  /** Choices that are taken by themselves, with their chances: the return is computed from them. */
  plays(): Iterable<Play<Choice>>;
};
