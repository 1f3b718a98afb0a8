/**
 * In-house games as everything around them knows them. A game that is decided at once implements
 * `GameEngine`; server, verifier, records and pages know games only through it.
 *
 * An engine is pure: its only inputs are the choice and numbers from the fair stream. An outcome
 * cannot depend on a balance, a player, a history or the time.
 */
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';

/** A source of equally likely numbers from 0 to n - 1, such as the fair stream. */
export type RandomNumbers = { below(n: number): number };

/** A text in both languages, with Latin digits; pages write the digits that the reader chose. */
export type Words = { readonly bn: string; readonly en: string };

/**
 * A choice or an outcome as it is sent, stored and signed: flat, in JSON. The names of a game's
 * choice and of its outcome differ, because a bet keeps both in one object.
 */
export type Plain = { readonly [name: string]: string | number | boolean };

/** Input from outside, as an object whose values are not checked yet. */
export type Unchecked = { readonly [name: string]: unknown };

/** Limits of one bet in minor units. A bet that could pay above `payoutMax` is refused. */
export type GameLimits = {
  readonly stakeMin: Minor;
  readonly stakeMax: Minor;
  readonly payoutMax: Minor;
};

/** An outcome, and the multiple of the stake that it pays: zero for a loss, the stake included. */
export type Decided<Outcome> = { readonly outcome: Outcome; readonly pays: Ratio };

/** All results of one choice: of equally likely ways, how many pay what. The rest pays nothing. */
export type Play<Choice> = {
  readonly choice: Choice;
  readonly ways: bigint;
  readonly wins: readonly { readonly ways: bigint; readonly pays: Ratio }[];
};

/** A step from the random numbers to the outcome, for players who check a bet. */
export type ExplainedStep = {
  readonly title: Words;
  /** How this step follows, as a sentence. */
  readonly rule: Words;
  readonly result: Words;
};

/** One in-house game that is decided at once. */
export type GameEngine<Choice extends Plain = Plain, Outcome extends Plain = Plain> = {
  /** The code of its product, such as "dice". */
  readonly code: string;
  /** Game and version of its rules, which goes into the fair stream and the receipt: "dice/1". */
  readonly scope: string;
  readonly limits: GameLimits;
  /** Stakes must be multiples of this amount. Undefined: any stake within the limits. */
  readonly stakeStep?: Minor;
  /** Reads a choice; null when the game has no such choice. What else the object holds is left. */
  parseChoice(raw: Unchecked): Choice | null;
  /** Reads a stored outcome; null when the game has no such outcome. */
  parseOutcome(raw: Unchecked): Outcome | null;
  /** The canonical text of a choice, which the receipt is signed over. It never changes. */
  formatSelection(choice: Choice): string;
  /** The choice, as a record shows it. */
  choiceWords(choice: Choice): Words;
  /** The outcome, as a record shows it. */
  outcomeWords(outcome: Outcome): Words;
  /** The highest multiple of the stake that a choice can pay. */
  topPay(choice: Choice): Ratio;
  /** Decides a bet. What it reads of the numbers depends on nothing but the choice and them. */
  decide(choice: Choice, random: RandomNumbers): Decided<Outcome>;
  /** The steps that lead to an outcome, the first of which is the outcome itself. */
  explain(choice: Choice, outcome: Outcome): readonly [ExplainedStep, ...ExplainedStep[]];
  /**
   * Every choice with all of its results, from which the return of the game is computed. Of too
   * many choices some are listed: one for all with the same chances of the same pays, and the one
   * that returns least. The game's tests prove that they stand for the others.
   */
  plays(): Iterable<Play<Choice>>;
};
