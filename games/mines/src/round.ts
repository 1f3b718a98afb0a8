import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import { CELL_COUNT, getPay, minesEngine, readView } from '@khelaghor/engine-mines/public.ts';
import { computeNextPay } from '@khelaghor/game-sdk/next-pay.ts';
import type { NextPay } from '@khelaghor/game-sdk/next-pay.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';

/** What a cell shows. `left`: it hid no mine, and was not opened. */
export type CellFace = 'closed' | 'asking' | 'flower' | 'hit' | 'mine' | 'left';

/** What the next cell without a mine would pay, and how likely the next cell hides none. */
export type FlowerPay = NextPay & { readonly chance: Ratio };

/** The number of mines of a round. Throws when it is none of this game. */
function readMines({ choice, betId }: StepRound): number {
  const parsed = minesEngine.parseChoice(choice);
  if (!parsed) throw new Error(`round ${betId} is none of Mines`);
  return parsed.mines;
}

/** How many cells without a mine a round has opened. */
export function countFlowers({ shown }: StepRound): number {
  const { opened, mined } = readView(shown);
  return opened.filter((cell) => !mined.includes(cell)).length;
}

/** What every cell shows, in order; all are closed while there is no round. */
export function listFaces(round: StepRound | null, asking: number | null): readonly CellFace[] {
  const { opened, mined } = round ? readView(round.shown) : { opened: [], mined: [] };
  const isOver = round !== null && round.state !== 'open';
  return Array.from({ length: CELL_COUNT }, (_, cell): CellFace => {
    if (opened.includes(cell)) return mined.includes(cell) ? 'hit' : 'flower';
    if (isOver) return mined.includes(cell) ? 'mine' : 'left';
    return cell === asking ? 'asking' : 'closed';
  });
}

/** What one more flower would pay; null when there is none to be found. */
export function getNextPay(round: StepRound): FlowerPay | null {
  const mines = readMines(round);
  const opened = countFlowers(round);
  const safe = CELL_COUNT - mines - opened;
  if (round.state !== 'open' || safe <= 0) return null;
  return {
    ...computeNextPay(round, getPay(mines, opened + 1)),
    chance: ratio(BigInt(safe), BigInt(CELL_COUNT - opened)),
  };
}
