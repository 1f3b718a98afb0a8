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
import { CARDS, computeFirstPay, findStepRefusal, getStanding, payOfStep } from './round.ts';

export { DECK, describeCard, formatCard, formatRank, getRank, getSuit, RANKS } from './cards.ts';
export { countRightRanks, describeGuess, GUESSES, isRight, MOVES } from './guesses.ts';
export type { HiloGuess, HiloStep } from './guesses.ts';
export { CARDS, computeFirstPay, RETURN } from './round.ts';

/**
 * What may be seen of the cards: their numbers from 0 to 51 with commas, in order. Of an open round
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

function findStep(raw: unknown): HiloStep | null {
  const move = MOVES.find((each) => each === raw);
  return move ? { move } : null;
}

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
  layOut: (_, random) => Array.from({ length: CARDS }, () => random.below(DECK)),
  findStepRefusal,
  getStanding,
  payOfStep,
  // After a seven, in the middle, even the likelier guess is right on 7 ranks only. A stake that
  // leaves room for its pay can guess on every first card.
  firstPay: () => computeFirstPay((RANKS - 1) / 2, 'higher'),
  view: (_, layout, steps, isOver): HiloView => ({
    cards: layout.slice(0, isOver ? CARDS : steps.length + 1).join(),
    shown: steps.length + 1,
  }),
  outcomeWords: describeOutcome,
  explain: explainRound,
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
