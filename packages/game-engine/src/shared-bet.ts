// Bets in a shared round: their limits, their payouts, their auto cash-out, and when a round ends.
import type { Minor } from '@khelaghor/money/minor.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { computePayout, findStakeRefusal } from './game-bet.ts';
import type { StakeRefusal } from './game-bet.ts';
import type { Plain } from './game-engine.ts';
import type { SharedEngine } from './shared-engine.ts';

/** A multiplier in hundredths as a multiple of the stake. */
export const toPays = (multiplier: number): Ratio => ratio(BigInt(multiplier), 100n);

/** The payout of a stake that cashed out at a multiplier, stake included. */
export const computeCashOutPayout = (stake: Minor, multiplier: number): Minor =>
  computePayout(stake, toPays(multiplier));

/**
 * The first reason to refuse a stake; null: none. The auto cash-out of the choice must fit into the
 * limit of payouts, and without one the lowest multiplier.
 */
export const findSharedRefusal = (
  engine: SharedEngine,
  choice: Plain,
  stake: Minor,
): StakeRefusal | null =>
  findStakeRefusal(
    stake,
    toPays(engine.getOwnAutoCashOut(choice) ?? engine.multiplierMin),
    engine.limits,
  );

/**
 * Returns the auto cash-out of a bet: the player's own, else the highest multiplier that the limit
 * of payouts leaves to the stake, so that no round pays above it.
 */
export function getAutoCashOut(engine: SharedEngine, choice: Plain, stake: Minor): number {
  const own = engine.getOwnAutoCashOut(choice);
  if (own !== null) return own;
  const byPayout = ((engine.limits.payoutMax + 1n) * 100n - 1n) / stake;
  return byPayout < engine.multiplierMax ? Number(byPayout) : engine.multiplierMax;
}

/** How long after its start a round is over: a hundredth above its crash point would be due. */
export const getEndMs = (engine: SharedEngine, crashPoint: bigint): number =>
  engine.getDueMs(
    crashPoint >= engine.multiplierMax ? engine.multiplierMax : Number(crashPoint) + 1,
  );
