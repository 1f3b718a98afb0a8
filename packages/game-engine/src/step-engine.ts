/**
 * An in-house game of many steps: a stake opens a round, each step may lose it or raise what it
 * pays, and the player takes that when they want. An engine is pure, like one that decides at once:
 * the layout of a round is drawn whole when it is opened, so that no step can change what lies
 * ahead, and everything else follows from the choice, the layout and the steps.
 */
import type { Ratio } from '@khelaghor/money/ratio.ts';
import type {
  ExplainedStep,
  GameLimits,
  Plain,
  Play,
  RandomNumbers,
  Unchecked,
  Words,
} from './game-engine.ts';

/** The numbers that were drawn for a round, in the order in which they were drawn. Secret. */
export type Layout = readonly number[];

/**
 * Where a round stands. `open`: another step can be taken. `topped`: every step is taken, and the
 * round is paid. `lost`: it pays nothing.
 */
export type Standing = {
  readonly state: 'open' | 'topped' | 'lost';
  /** The multiple of the stake that taking pays now; zero: nothing can be taken. */
  readonly pays: Ratio;
};

/** Why a step is refused: another one can be taken. */
export type StepRefusal = 'choice_invalid' | 'cell_taken';

/** One in-house game of many steps. */
export type StepEngine<Choice extends Plain = Plain, Step extends Plain = Plain> = {
  /** The code of its product, such as "mines". */
  readonly code: string;
  /** Game and version of its rules, which goes into the fair stream and the receipt: "mines/1". */
  readonly scope: string;
  readonly limits: GameLimits;
  /** Reads a choice; null when the game has no such choice. What else the object holds is left. */
  parseChoice(raw: Unchecked): Choice | null;
  /** The canonical text of a choice, which the receipt is signed over. It never changes. */
  formatSelection(choice: Choice): string;
  /** The choice, as a record shows it. */
  choiceWords(choice: Choice): Words;
  /** Reads a step; null when the game has no such step. */
  parseStep(raw: Unchecked): Step | null;
  /** The canonical text of a step, stored and signed; without spaces. It never changes. */
  formatStep(step: Step): string;
  /** Reads what `formatStep` wrote; null when it did not. */
  readStep(text: string): Step | null;
  /** Draws all that a round of this choice can show, whatever steps follow. */
  layOut(choice: Choice, random: RandomNumbers): Layout;
  /** Why a step cannot follow these; null: it can. The round is open. */
  findStepRefusal(
    choice: Choice,
    layout: Layout,
    steps: readonly Step[],
    step: Step,
  ): StepRefusal | null;
  /** Where a round stands after these steps, none of which is refused. */
  getStanding(choice: Choice, layout: Layout, steps: readonly Step[]): Standing;
  /**
   * The highest multiple of the stake that the round can pay if this step is taken and wins. A step
   * that could pay above the limit is not offered.
   */
  payOfStep(choice: Choice, layout: Layout, steps: readonly Step[], step: Step): Ratio;
  /** The lowest multiple that a winning first step pays: a stake must leave room for it. */
  firstPay(choice: Choice): Ratio;
  /**
   * The view of the player after these steps: of an open round only what the steps have opened,
   * of one that is over all of it. Flat, and told apart by name from the choice.
   */
  view(choice: Choice, layout: Layout, steps: readonly Step[], isOver: boolean): Plain;
  /** The outcome, as a record shows it. */
  outcomeWords(choice: Choice, layout: Layout, steps: readonly Step[]): Words;
  /** The steps that lead to the outcome, the first of which is the outcome itself. */
  explain(
    choice: Choice,
    layout: Layout,
    steps: readonly Step[],
  ): readonly [ExplainedStep, ...ExplainedStep[]];
  /**
   * Every choice with every number of steps after which it can be taken: of equally likely ways,
   * how many pay what. Where steps differ in their chances, every step, as if it were the only
   * one. The return of the game is computed from them.
   */
  plays(): Iterable<Play<Choice & { readonly steps: number }>>;
  /**
   * The next step of a simulated player who keeps to one of the plays; null: they leave. Of the
   * layout it reads only what the steps have opened.
   */
  chooseStep(
    play: Choice & { readonly steps: number },
    layout: Layout,
    steps: readonly Step[],
  ): Step | null;
};
