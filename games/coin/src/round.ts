import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import { computePay, FLIPS, parseView } from '@khelaghor/engine-coin/public.ts';
import type { CoinSide } from '@khelaghor/engine-coin/public.ts';
import { computeNextPay } from '@khelaghor/game-sdk/next-pay.ts';
import type { NextPay } from '@khelaghor/game-sdk/next-pay.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';

/**
 * What became of a flip: guessed `right` or `wrong`; `next` to be guessed; `ahead` of it; `left`
 * when the round ended before it.
 */
export type FlipMark = 'right' | 'wrong' | 'next' | 'ahead' | 'left';

/** A flip as it is shown. */
export type Flip = {
  /** From 1. */
  readonly number: number;
  /** What the round pays when this flip is the last right one. */
  readonly pays: Ratio;
  /** Null: not flipped yet. */
  readonly side: CoinSide | null;
  readonly mark: FlipMark;
};

/** The flips that a round shows. Throws when it cannot be read. */
function readShown({ shown, betId }: StepRound): NonNullable<ReturnType<typeof parseView>> {
  const view = parseView(shown);
  if (!view) throw new Error(`round ${betId} shows no flips`);
  return view;
}

/** How many flips a round has had. */
export const countFlips = (round: StepRound): number => readShown(round).flipped;

/** How the coin fell last; null before the first flip. */
export function getLastSide(round: StepRound): CoinSide | null {
  const { flips, flipped } = readShown(round);
  return flips[flipped - 1] ?? null;
}

function getMark(index: number, flipped: number, state: StepRound['state'] | null): FlipMark {
  if (index < flipped) return index === flipped - 1 && state === 'lost' ? 'wrong' : 'right';
  if (state !== null && state !== 'open') return 'left';
  return index === flipped ? 'next' : 'ahead';
}

/** Every flip in order; all lie ahead while there is no round. */
export function listFlips(round: StepRound | null): readonly Flip[] {
  const { flips, flipped } = round ? readShown(round) : { flips: [], flipped: 0 };
  return Array.from({ length: FLIPS }, (_, index) => ({
    number: index + 1,
    pays: computePay(index + 1),
    side: flips[index] ?? null,
    mark: getMark(index, flipped, round && round.state),
  }));
}

/** What one more right guess would pay; null when the round is over. */
export function getNextFlip(round: StepRound): NextPay | null {
  if (round.state !== 'open') return null;
  return computeNextPay(round, computePay(countFlips(round) + 1));
}
