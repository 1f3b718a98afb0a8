// Stakes and payouts of every in-house game: the limits, and the only place where a payout is
// rounded.
import { minor, ZERO } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { payout } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import type { GameLimits } from './game-engine.ts';

/** Why a stake is refused, in the order of the checks. */
export type StakeRefusal = 'stake_below_minimum' | 'stake_above_maximum' | 'payout_above_maximum';

/** A payout, stake included, rounded down to a whole minor unit. The pages say so. */
export const computePayout = (stake: Minor, pays: Ratio): Minor => payout(stake, pays, 'floor');

/** The first reason to refuse a stake on a choice that pays at most `topPay`; null: none. */
export function findStakeRefusal(
  stake: Minor,
  topPay: Ratio,
  limits: GameLimits,
): StakeRefusal | null {
  if (stake < limits.stakeMin || stake <= 0n) return 'stake_below_minimum';
  if (stake > limits.stakeMax) return 'stake_above_maximum';
  return computePayout(stake, topPay) > limits.payoutMax ? 'payout_above_maximum' : null;
}

/** The maximum stake on a choice that pays at most `topPay`; zero when there is none. */
export function computeLargestStake({ num, den }: Ratio, limits: GameLimits): Minor {
  // The payout is rounded down, so it stays within payoutMax until stake x price reaches one more.
  const byPayout = ((limits.payoutMax + 1n) * den - 1n) / num;
  const stake = byPayout < limits.stakeMax ? byPayout : limits.stakeMax;
  return stake < limits.stakeMin || stake <= 0n ? ZERO : minor(stake);
}
