/**
 * Hi-Lo for server and browser: the cards, the chances, and where a round stands.
 *
 * A card lies open. The player guesses how the next one compares with it: a right guess multiplies
 * what the round pays by one over its chance, a wrong one ends the round with nothing. A card can
 * be skipped, which shows the next one and changes nothing else. The whole is multiplied once by
 * 0.99, so that guessing and leaving in whatever way returns 99 %.
 *
 * All cards are drawn when the round is opened, each from the whole deck. No function here draws a
 * number by itself: an outcome cannot depend on a balance, a player, a history or the time.
 */
import type { Plain, Unchecked } from '@khelaghor/game-engine/game-engine.ts';
import type { StepEngine } from '@khelaghor/game-engine/step-engine.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { DECK, RANKS } from './cards.ts';
import { describeOutcome, explainRound } from './explain.ts';
import { countRightRanks, GUESSES, MOVES } from './guesses.ts';
import type { HiloStep } from './guesses.ts';
import {
  CARDS,
  computeFirstPay,
  findStepRefusal,
  getRankAt,
  getStanding,
  payOfStep,
} from './round.ts';

export { DECK, describeCard, formatCard, formatRank, getRank, getSuit, RANKS } from './cards.ts';
export { countRightRanks, describeGuess, GUESSES, isRight, MOVES } from './guesses.ts';
export type { HiloGuess, HiloStep } from './guesses.ts';
export { CARDS, computeFirstPay, RETURN } from './round.ts';

/**
 * The cards that may be seen: their numbers from 0 to 51 with commas, in order. Of an open round
 * those that lie open, of one that is over all of them; `shown` says how many lay open.
 */
export type HiloView = { readonly cards: string; readonly shown: number };

/** The cards that a view shows, and how many of them lay open; null when it is no view. */
export function parseView({ cards, shown }: Unchecked): {
  readonly cards: readonly number[];
  readonly shown: number;
} | null {
  if (typeof cards !== 'string' || !/^\d{1,2}(?:,\d{1,2}){0,51}$/u.test(cards)) return null;
  const numbers = cards.split(',').map(Number);
  if (!numbers.every((card) => card < DECK)) return null;
  if (typeof shown !== 'number' || !Number.isInteger(shown)) return null;
  return shown >= 1 && shown <= numbers.length ? { cards: numbers, shown } : null;
}

/** Numbers with commas. As JSON without its brackets: `join` takes twice as long. */
const formatNumbers = (numbers: readonly number[]): string => JSON.stringify(numbers).slice(1, -1);

function findStep(raw: unknown): HiloStep | null {
  const move = MOVES.find((each) => each === raw);
  return move ? { move } : null;
}

/** As many cards as a round has. */
const ACES: readonly number[] = Array.from({ length: CARDS }, () => 0);

const SKIP: HiloStep = { move: 'skip' };

/** Hi-Lo as every other program knows it. There is nothing to choose before the first card. */
export const hiloEngine: StepEngine<Plain, HiloStep> = {
  code: 'hilo',
  scope: 'hilo/1',
  limits: { stakeMin: minor(100n), stakeMax: minor(1_000_000n), payoutMax: minor(100_000_000n) },
  parseChoice: () => ({}),
  formatSelection: () => 'cards',
  choiceWords: () => ({ bn: 'উঁচু না নিচু', en: 'Higher or lower' }),
  parseStep: (raw) => findStep(raw['move']),
  formatStep: ({ move }) => move,
  readStep: findStep,
  layOut(_, random) {
    // A copy of an array of this length: an array that grows is copied several times.
    const cards = [...ACES];
    for (let card = 0; card < CARDS; card += 1) cards[card] = random.below(DECK);
    return cards;
  },
  findStepRefusal,
  getStanding,
  payOfStep,
  // After a seven, in the middle, even the likelier guess is right on 7 ranks only. A stake that
  // leaves room for its pay can guess on every first card.
  firstPay: () => computeFirstPay((RANKS - 1) / 2, 'higher'),
  view: (_, layout, steps, isOver): HiloView => ({
    cards: formatNumbers(isOver ? layout : layout.slice(0, steps.length + 1)),
    shown: steps.length + 1,
  }),
  outcomeWords: describeOutcome,
  explain: explainRound,
  // Skips until the rank of the play lies open, guesses once, and leaves.
  chooseStep(play, layout, steps) {
    if ((steps.at(-1) ?? SKIP).move !== 'skip') return null;
    const isOpen = getRankAt(layout, steps.length) === play['rank'];
    const step = isOpen ? findStep(play['guess']) : SKIP;
    return step && (findStepRefusal(play, layout, steps, step) === null ? step : null);
  },
  // Every guess after every card. A longer round multiplies these chances, and one over each of
  // them, and has 0.99 once: it returns the same.
  *plays() {
    for (let rank = 0; rank < RANKS; rank += 1) {
      for (const guess of GUESSES) {
        const ways = BigInt(countRightRanks(rank, guess));
        if (ways === 0n) continue;
        const wins = [{ ways, pays: computeFirstPay(rank, guess) }];
        yield { choice: { steps: 1, rank, guess }, ways: BigInt(RANKS), wins };
      }
    }
  },
};
