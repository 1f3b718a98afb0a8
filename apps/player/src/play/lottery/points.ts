import {
  computePointStake,
  isPaidPerHit,
  type LotteryGame,
  type Ticket,
} from '@khelaghor/engine-lottery/public.ts';
import { minor, type Minor } from '@khelaghor/money/minor.ts';
import type { LotteryTerms } from './issue-state.ts';

/** A typed figure is read as taka: one point is 100. */
const pointText = 100n;

/**
 * Whether the stake is typed in points: the lottery is sold in them, and all that is chosen pays
 * for each hit.
 */
export function isInPoints(
  { family }: LotteryGame,
  { stakeUnit }: Pick<LotteryTerms, 'stakeUnit'>,
  lines: readonly { readonly play: string }[],
): boolean {
  if (stakeUnit !== 'points' || lines.length === 0) return false;
  return lines.every(({ play: code }) => {
    const play = family.plays.get(code);
    return play !== undefined && isPaidPerHit(play);
  });
}

/** How many points were typed; null where they are not whole ones, or none. */
export const readPoints = (typed: bigint): bigint | null =>
  typed > 0n && typed % pointText === 0n ? typed / pointText : null;

/** What a point of a ticket costs on a line. */
export function getPointStake({ family }: LotteryGame, { play: code, series }: Ticket): Minor {
  const play = family.plays.get(code);
  return play ? computePointStake(play, series) : minor(0n);
}
