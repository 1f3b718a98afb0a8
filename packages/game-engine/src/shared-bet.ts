// Bets in a shared round: when its flight ends, the pay of a press, and the price at which a bet is
// taken without one.
import type { Minor } from '@khelaghor/money/minor.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { computePayout, findStakeRefusal } from './game-bet.ts';
import type { StakeRefusal } from './game-bet.ts';
import type { Plain } from './game-engine.ts';
import type { SharedEngine } from './shared-engine.ts';

/** A price in hundredths as a multiple of the stake. */
export const toPays = (price: number): Ratio => ratio(BigInt(price), 100n);

/** The payout of a stake at a price, stake included. */
export const computePricePayout = (stake: Minor, price: number): Minor =>
  computePayout(stake, toPays(price));

/**
 * The first reason to refuse a stake; null: none. The price at which it is taken by itself must fit
 * into the limit of payouts, and without one the lowest price.
 */
export const findSharedRefusal = (
  engine: SharedEngine,
  choice: Plain,
  stake: Minor,
): StakeRefusal | null =>
  findStakeRefusal(stake, toPays(engine.getAutoPrice(choice) ?? engine.priceMin), engine.limits);

/**
 * The price at which a bet is taken without its player: the one they chose, else the highest that
 * the limit of payouts leaves to the stake, so that no round pays above it.
 */
export function getTakenPrice(engine: SharedEngine, choice: Plain, stake: Minor): number {
  const auto = engine.getAutoPrice(choice);
  if (auto !== null) return auto;
  const byPayout = ((engine.limits.payoutMax + 1n) * 100n - 1n) / stake;
  return byPayout < engine.priceMax ? Number(byPayout) : engine.priceMax;
}

/** How long after take-off a flight is over: a hundredth above its point would be due. */
export const getEndMs = (engine: SharedEngine, point: bigint): number =>
  engine.getDueMs(point >= engine.priceMax ? engine.priceMax : Number(point) + 1);

/** Why a press takes nothing. */
export type PressRefusal = 'too_soon' | 'flight_over';

/** Judges a press that arrived so long after take-off: the price that it takes, or a refusal. */
export function judgePress(
  engine: SharedEngine,
  point: bigint,
  elapsedMs: number,
): number | PressRefusal {
  if (elapsedMs >= getEndMs(engine, point)) return 'flight_over';
  const price = engine.getPrice(Math.max(0, elapsedMs));
  return price < engine.priceMin ? 'too_soon' : price;
}
