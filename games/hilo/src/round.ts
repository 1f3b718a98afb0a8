import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import {
  countRightRanks,
  getRank,
  GUESSES,
  hiloEngine,
  parseView,
  RANKS,
} from '@khelaghor/engine-hilo/public.ts';
import type { HiloGuess, HiloStep } from '@khelaghor/engine-hilo/public.ts';
import { computeNextPay } from '@khelaghor/game-sdk/next-pay.ts';
import type { NextPay } from '@khelaghor/game-sdk/next-pay.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';

/**
 * How a card came to lie open: as the `first`, guessed `right` or `wrong`, or `skipped` to. `left`
 * when the round ended before it.
 */
export type DrawMark = 'first' | 'right' | 'wrong' | 'skipped' | 'left';

/** A card of a round as it is shown. */
export type Draw = {
  /** From 1. */
  readonly number: number;
  readonly card: number;
  /** What the player did on the card before; null on the first card and on those that are left. */
  readonly move: HiloStep['move'] | null;
  readonly mark: DrawMark;
  /** What taking paid when this card lay open. */
  readonly pays: Ratio;
};

/** A guess that the open card allows. */
export type GuessPay = NextPay & {
  readonly guess: HiloGuess;
  /** How likely it is right. */
  readonly chance: Ratio;
};

/** The cards that a round shows. Throws when it cannot be read. */
function readShown({ shown, betId }: StepRound): NonNullable<ReturnType<typeof parseView>> {
  const view = parseView(shown);
  if (!view) throw new Error(`round ${betId} shows no cards`);
  return view;
}

function readSteps({ steps, betId }: StepRound): readonly HiloStep[] {
  return steps
    .filter(({ act }) => act === 'step')
    .map(({ step }) => {
      const read = hiloEngine.readStep(step);
      if (!read) throw new Error(`round ${betId} has a step that is none of Hi-Lo`);
      return read;
    });
}

function getMark(move: HiloStep['move'] | null, isOpened: boolean, isLost: boolean): DrawMark {
  if (!isOpened) return 'left';
  if (move === null) return 'first';
  if (move === 'skip') return 'skipped';
  return isLost ? 'wrong' : 'right';
}

/** The cards of a round in order: of an open one those that lie open, of one that is over all. */
export function listDraws(round: StepRound): readonly Draw[] {
  const { cards, shown } = readShown(round);
  const steps = readSteps(round);
  return cards.map((card, index) => {
    const move = steps[index - 1]?.move ?? null;
    const { state, pays } = hiloEngine.getStanding({}, cards, steps.slice(0, index));
    return {
      number: index + 1,
      card,
      move,
      mark: getMark(move, index < shown, state === 'lost'),
      pays,
    };
  });
}

/** The card that lies open, or lay open at the end. */
export function getOpenCard(round: StepRound): number {
  const { cards, shown } = readShown(round);
  return cards[shown - 1] ?? 0;
}

/** What the player did last; null: nothing yet. */
export const getLastMove = (round: StepRound): HiloStep['move'] | null =>
  readSteps(round).at(-1)?.move ?? null;

/** The guesses of an open round, each with its chance and what it would pay. */
export function listGuesses(round: StepRound): readonly GuessPay[] {
  const { cards } = readShown(round);
  const steps = readSteps(round);
  const rank = getRank(getOpenCard(round));
  return GUESSES.filter((guess) => countRightRanks(rank, guess) > 0).map((guess) => ({
    ...computeNextPay(round, hiloEngine.payOfStep({}, cards, steps, { move: guess })),
    guess,
    chance: ratio(BigInt(countRightRanks(rank, guess)), BigInt(RANKS)),
  }));
}

/** Whether the open card can be skipped: the last one can only be guessed. */
export function canSkip(round: StepRound): boolean {
  const { cards } = readShown(round);
  return hiloEngine.findStepRefusal({}, cards, readSteps(round), { move: 'skip' }) === null;
}
