import { minor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';

type Range = {
  readonly stakeMin: Minor;
  readonly stakeMax: Minor;
  /** Stakes are multiples of it; without it, whole minor units. */
  readonly step?: Minor | undefined;
};

const within = (stake: bigint, { stakeMin, stakeMax, step = minor(1n) }: Range): Minor => {
  if (stake < stakeMin) return stakeMin;
  const most = stake > stakeMax ? stakeMax : stake;
  return minor(most - (most % step));
};

/** Half the stake, rounded down to a step, at least the minimum. */
export const halveStakeWithin = (stake: Minor, range: Range): Minor => within(stake / 2n, range);

/** Twice the stake, rounded down to a step, at most the maximum. */
export const doubleStakeWithin = (stake: Minor, range: Range): Minor => within(stake * 2n, range);
