// Where a round stands after its steps, and what the next one can make of it.
import type { Plain } from '@khelaghor/game-engine/game-engine.ts';
import type { Layout, Standing, StepRefusal } from '@khelaghor/game-engine/step-engine.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { multiplyRatio, ratio } from '@khelaghor/money/ratio.ts';
import { getRank, RANKS } from './cards.ts';
import { countRightRanks, isRight } from './guesses.ts';
import type { HiloGuess, HiloStep } from './guesses.ts';

/** How many cards a round shows at most, the first one included. */
export const CARDS = 52;

/** The average return on all stakes, however the player guesses, skips and leaves: 99 %. */
export const RETURN: Ratio = ratio(99n, 100n);

const NOTHING = ratio(0n);

const RANK_COUNT = BigInt(RANKS);

/** The rank of a card of the layout, counted from 0. */
export const getRankAt = (layout: Layout, index: number): number => getRank(layout[index] ?? 0);

/** The factor by which a right guess raises the pay: 13 / right ranks. */
const computeFactor = (rank: number, guess: HiloGuess): Ratio =>
  ratio(RANK_COUNT, BigInt(countRightRanks(rank, guess)));

/**
 * The pay when the first guess was made on a card of this rank, and is right. Throws a
 * `RangeError` when there is no such guess on it.
 */
export const computeFirstPay = (rank: number, guess: HiloGuess): Ratio =>
  multiplyRatio(RETURN, computeFactor(rank, guess));

/** Where a round stands. Until a first guess it pays nothing, and cannot be taken. */
export function getStanding(_choice: Plain, layout: Layout, steps: readonly HiloStep[]): Standing {
  let { num, den } = RETURN;
  let hasGuess = false;
  for (let index = 0; index < steps.length; index += 1) {
    const move = steps[index]?.move ?? 'skip';
    if (move === 'skip') continue;
    const open = getRankAt(layout, index);
    if (!isRight(move, open, getRankAt(layout, index + 1))) return { state: 'lost', pays: NOTHING };
    num *= RANK_COUNT;
    den *= BigInt(countRightRanks(open, move));
    hasGuess = true;
  }
  const state = steps.length === CARDS - 1 ? 'topped' : 'open';
  // In lowest terms once: that takes longer than the products.
  return { state, pays: hasGuess ? ratio(num, den) : NOTHING };
}

/** The pay of the round when the next guess is right; a skip changes nothing. */
export function payOfStep(
  choice: Plain,
  layout: Layout,
  steps: readonly HiloStep[],
  { move }: HiloStep,
): Ratio {
  const { pays } = getStanding(choice, layout, steps);
  if (move === 'skip') return pays;
  const factor = computeFactor(getRankAt(layout, steps.length), move);
  return multiplyRatio(pays.num === 0n ? RETURN : pays, factor);
}

/** Why a move cannot follow; null: it can. */
export function findStepRefusal(
  _choice: Plain,
  layout: Layout,
  steps: readonly HiloStep[],
  { move }: HiloStep,
): StepRefusal | null {
  // The last card can only be guessed: a round of nothing but skips would end without a pay.
  if (move === 'skip') return steps.length < CARDS - 2 ? null : 'choice_invalid';
  return countRightRanks(getRankAt(layout, steps.length), move) > 0 ? null : 'choice_invalid';
}
