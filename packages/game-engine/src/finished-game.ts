/**
 * An in-house game as its finished rounds show it, whichever way they were played: records, the
 * verifier and checks read rounds through it, and need not know whether a game is decided at once,
 * in many steps, or in rounds that all players share.
 */
import type { Minor } from '@khelaghor/money/minor.ts';
import { compareRatio, formatDecimal, ratio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import type {
  Decided,
  ExplainedStep,
  GameEngine,
  GameLimits,
  Plain,
  Play,
  RandomNumbers,
  Unchecked,
  Words,
} from './game-engine.ts';
import type { Layout, Standing, StepEngine } from './step-engine.ts';

/**
 * A round worked out anew. `isReturned`: it ended with nothing that could be taken and was not
 * lost, so that the stake went back.
 */
export type Replayed = Decided<Plain> & { readonly isReturned: boolean };

/** A game of any kind. Outcomes are those that its `parseOutcome` gave. */
export type FinishedGame = {
  readonly code: string;
  readonly scope: string;
  readonly limits: GameLimits;
  parseChoice(raw: Unchecked): Plain | null;
  parseOutcome(raw: Unchecked): Plain | null;
  formatSelection(choice: Plain): string;
  choiceWords(choice: Plain): Words;
  outcomeWords(choice: Plain, outcome: Plain): Words;
  /** The outcome in the fewest words, where a list shows it before everything else. */
  shortWords(choice: Plain, outcome: Plain): Words;
  explain(choice: Plain, outcome: Plain): readonly [ExplainedStep, ...ExplainedStep[]];
  /**
   * Plays again with the numbers. Of the outcome it reads what the player did, and no result. With
   * the stake it also checks what the limit of payouts allows.
   */
  replay(choice: Plain, outcome: Plain, random: RandomNumbers, stake?: Minor): Replayed;
  /** The plays that can be bet on, with their chances. */
  plays(): Iterable<Play<Plain>>;
};

/** A game that is decided at once. */
export const describeGame = (engine: GameEngine): FinishedGame => ({
  code: engine.code,
  scope: engine.scope,
  limits: engine.limits,
  parseChoice: (raw) => engine.parseChoice(raw),
  parseOutcome: (raw) => engine.parseOutcome(raw),
  formatSelection: (choice) => engine.formatSelection(choice),
  choiceWords: (choice) => engine.choiceWords(choice),
  outcomeWords: (_, outcome) => engine.outcomeWords(outcome),
  shortWords: (choice, outcome) => engine.explain(choice, outcome)[0].result,
  explain: (choice, outcome) => engine.explain(choice, outcome),
  replay: (choice, _, random) => ({ ...engine.decide(choice, random), isReturned: false }),
  plays: () => engine.plays(),
});

/** The outcome of a round of many steps: what was drawn and what was done, as texts. */
export type StepOutcome = { readonly layout: string; readonly steps: string };

const nothing = ratio(0n);

/** The texts of steps, one behind the other. */
const formatSteps = (engine: StepEngine, steps: readonly Plain[]): string =>
  steps.map((step) => engine.formatStep(step)).join(' ');

/** Reads what `formatSteps` wrote; null when it did not. */
function readSteps(engine: StepEngine, text: string): readonly Plain[] | null {
  const steps: Plain[] = [];
  for (const each of text === '' ? [] : text.split(' ')) {
    const step = engine.readStep(each);
    // Only the canonical text: it is what receipts are signed over.
    if (!step || engine.formatStep(step) !== each) return null;
    steps.push(step);
  }
  return steps;
}

const readLayout = (text: string): Layout | null =>
  /^\d{1,9}(?: \d{1,9})*$/u.test(text) ? text.split(' ').map(Number) : null;

function parseStepOutcome(engine: StepEngine, raw: Unchecked): StepOutcome | null {
  const { layout, steps } = raw;
  if (typeof layout !== 'string' || typeof steps !== 'string') return null;
  return readLayout(layout) && readSteps(engine, steps) ? { layout, steps } : null;
}

/** Layout and steps of an outcome that was parsed. */
export function openStepOutcome(engine: StepEngine, outcome: Plain) {
  const parsed = parseStepOutcome(engine, outcome);
  const layout = parsed && readLayout(parsed.layout);
  const steps = parsed && readSteps(engine, parsed.steps);
  if (!layout || !steps) throw new RangeError(`no outcome of ${engine.code}`);
  return { layout, steps };
}

/** The outcome of a round that is over. */
export const toStepOutcome = (
  engine: StepEngine,
  layout: Layout,
  steps: readonly Plain[],
): StepOutcome => ({ layout: layout.join(' '), steps: formatSteps(engine, steps) });

type Ended = Pick<Replayed, 'pays' | 'isReturned'>;

/** How a round ends that is not continued: what it pays, or that its stake goes back. */
function endStanding({ state, pays }: Standing): Ended {
  if (state === 'lost') return { pays: nothing, isReturned: false };
  return { pays, isReturned: pays.num === 0n };
}

/** Takes steps as far as the rules allow them: a step that is refused was never taken. */
function playAgain(
  engine: StepEngine,
  choice: Plain,
  layout: Layout,
  wanted: readonly Plain[],
): { steps: readonly Plain[]; standing: Standing } {
  const steps: Plain[] = [];
  let standing = engine.getStanding(choice, layout, steps);
  for (const step of wanted) {
    if (standing.state !== 'open') break;
    if (engine.findStepRefusal(choice, layout, steps, step)) break;
    steps.push(step);
    standing = engine.getStanding(choice, layout, steps);
  }
  return { steps, standing };
}

/** The pay of a round in few letters: "1.28×", without hundredths from a hundred on. */
function formatMultiple(pays: Ratio): Words {
  const decimals = compareRatio(pays, ratio(100n)) < 0 ? 2 : 0;
  const text = pays.num === 0n ? '0×' : `${formatDecimal(pays, decimals, 'floor')}×`;
  return { bn: text, en: text };
}

/** A game of many steps. */
export const describeStepGame = (engine: StepEngine): FinishedGame => {
  const tell = (choice: Plain, outcome: Plain): Words => {
    const { layout, steps } = openStepOutcome(engine, outcome);
    return engine.outcomeWords(choice, layout, steps);
  };
  return {
    code: engine.code,
    scope: engine.scope,
    limits: engine.limits,
    parseChoice: (raw) => engine.parseChoice(raw),
    parseOutcome: (raw) => parseStepOutcome(engine, raw),
    formatSelection: (choice) => engine.formatSelection(choice),
    choiceWords: (choice) => engine.choiceWords(choice),
    outcomeWords: tell,
    shortWords: (choice, outcome) => {
      const { layout, steps } = openStepOutcome(engine, outcome);
      const { pays } = endStanding(engine.getStanding(choice, layout, steps));
      return formatMultiple(pays);
    },
    explain(choice, outcome) {
      const { layout, steps } = openStepOutcome(engine, outcome);
      return engine.explain(choice, layout, steps);
    },
    replay(choice, outcome, random) {
      const layout = engine.layOut(choice, random);
      const wanted = openStepOutcome(engine, outcome).steps;
      const { steps, standing } = playAgain(engine, choice, layout, wanted);
      return { outcome: toStepOutcome(engine, layout, steps), ...endStanding(standing) };
    },
    plays: () => engine.plays(),
  };
};
