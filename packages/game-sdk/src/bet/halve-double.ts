import { minor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';

type Range = { readonly stakeMin: Minor; readonly stakeMax: Minor };

const within = (stake: bigint, { stakeMin, stakeMax }: Range): Minor => {
  if (stake < stakeMin) return stakeMin;
  return stake > stakeMax ? stakeMax : minor(stake);
};

/** Half the stake, rounded down to a whole minor unit, at least the minimum. */
export const halveStakeWithin = (stake: Minor, range: Range): Minor => within(stake / 2n, range);

/** Twice the stake, at most the maximum. */
export const doubleStakeWithin = (stake: Minor, range: Range): Minor => within(stake * 2n, range);
