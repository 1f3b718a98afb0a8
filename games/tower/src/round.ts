import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import {
  computePay,
  LEVELS,
  parseView,
  towerEngine,
  towerShapes,
} from '@khelaghor/engine-tower/public.ts';
import type { TowerDifficulty } from '@khelaghor/engine-tower/public.ts';
import { computeNextPay } from '@khelaghor/game-sdk/next-pay.ts';
import type { NextPay } from '@khelaghor/game-sdk/next-pay.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';

/** What a niche shows. `unlit`: it hid a lamp, and was not opened. */
export type NicheFace = 'closed' | 'asking' | 'lamp' | 'bite' | 'snake' | 'unlit';

/** A level as it is shown. */
export type Level = {
  /** From 1, the lowest. */
  readonly number: number;
  readonly pays: Ratio;
  readonly faces: readonly NicheFace[];
};

/** The difficulty of a round. Throws when it is none of this game. */
export function readDifficulty({ choice, betId }: StepRound): TowerDifficulty {
  const parsed = towerEngine.parseChoice(choice);
  if (!parsed) throw new Error(`round ${betId} is none of Tower`);
  return parsed.difficulty;
}

/** What was opened of a round, and its snakes once it is over. Throws when it cannot be read. */
function readShown({ shown, betId }: StepRound): NonNullable<ReturnType<typeof parseView>> {
  const view = parseView(shown);
  if (!view) throw new Error(`round ${betId} shows no tower`);
  return view;
}

/** How many levels an open round has passed. */
export const countPassed = (round: StepRound): number => readShown(round).opened.length;

function getFace(tile: number, opened: number | undefined, traps: readonly number[] | undefined) {
  const isTrap = traps?.includes(tile) === true;
  if (tile === opened) return isTrap ? 'bite' : 'lamp';
  if (!traps) return 'closed';
  return isTrap ? 'snake' : 'unlit';
}

/**
 * Every level, the highest first. `chosen` is the difficulty while no round is shown; `asking` is
 * the tile of the next level whose answer is awaited.
 */
export function listLevels(
  round: StepRound | null,
  chosen: TowerDifficulty,
  asking: number | null,
): readonly Level[] {
  const difficulty = round ? readDifficulty(round) : chosen;
  const { opened, traps } = round ? readShown(round) : { opened: [], traps: [] };
  const tiles = Array.from({ length: towerShapes[difficulty].tiles }, (_, tile) => tile);
  return Array.from({ length: LEVELS }, (_, below): Level => {
    const faces = tiles.map((tile): NicheFace => {
      const face = getFace(tile, opened[below], traps[below]);
      return face === 'closed' && below === opened.length && tile === asking ? 'asking' : face;
    });
    return { number: below + 1, pays: computePay(difficulty, below + 1), faces };
  }).toReversed();
}

/** What one more level would pay; null when the round is over. */
export function getNextLevel(round: StepRound): NextPay | null {
  const passed = countPassed(round);
  if (round.state !== 'open' || passed >= LEVELS) return null;
  return computeNextPay(round, computePay(readDifficulty(round), passed + 1));
}
