// What a bet in a shared round comes to, for server, page, verifier and simulator.
import { ZERO } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { computeCashOutPayout, getEndMs } from './shared-bet.ts';
import type { SharedEngine } from './shared-engine.ts';

/** A bet in a shared round. Multipliers are in hundredths. */
export type SharedStake = {
  readonly stake: Minor;
  /** Its auto cash-out: the player's own, or the highest that the limit of payouts leaves. */
  readonly autoCashOut: number;
  /** The multiplier at which its player cashed out; null: they did not. */
  readonly cashedOut: number | null;
};

/** How a shared round ended. */
export type SharedEnd = {
  readonly crashPoint: bigint;
  /**
   * The multiplier at which a round before decision 0099 was interrupted; null: it was not. What
   * had not cashed out by then was returned.
   */
  readonly interruptedAt: number | null;
};

export type SharedSettlement =
  | { readonly result: 'cashed_out'; readonly multiplier: number; readonly payout: Minor }
  | { readonly result: 'lost'; readonly multiplier: null; readonly payout: Minor }
  | { readonly result: 'returned'; readonly multiplier: null; readonly payout: Minor };

const isBetween = (multiplier: number, min: number, max: bigint): boolean =>
  Number.isInteger(multiplier) && multiplier >= min && BigInt(multiplier) <= max;

/** Whether an interruption cut a round short: one at or above its crash point did not. */
export const isInterrupted = ({ crashPoint, interruptedAt }: SharedEnd): boolean =>
  interruptedAt !== null && crashPoint > BigInt(interruptedAt);

/**
 * Settles a bet: a cash-out of its player pays its multiplier, an auto cash-out that the round
 * reached pays its own, and every other bet loses. The payout is rounded down.
 *
 * Returns null for a bet that no round with this end can have: one that cashed out above the crash
 * point, above its auto cash-out or below the lowest multiplier, or whose auto cash-out lies
 * outside those of the game.
 */
export function settleSharedBet(
  { multiplierMin, multiplierMax }: SharedEngine,
  { stake, autoCashOut, cashedOut }: SharedStake,
  end: SharedEnd,
): SharedSettlement | null {
  const { crashPoint, interruptedAt } = end;
  if (!isBetween(autoCashOut, multiplierMin, BigInt(multiplierMax))) return null;
  const pay = (multiplier: number): SharedSettlement => {
    return { result: 'cashed_out', multiplier, payout: computeCashOutPayout(stake, multiplier) };
  };
  if (cashedOut !== null) {
    const highest = crashPoint < BigInt(autoCashOut) ? crashPoint : BigInt(autoCashOut);
    return isBetween(cashedOut, multiplierMin, highest) ? pay(cashedOut) : null;
  }
  const isCut = isInterrupted(end);
  const reached = isCut ? BigInt(interruptedAt ?? 0) : crashPoint;
  if (BigInt(autoCashOut) <= reached) return pay(autoCashOut);
  return { result: isCut ? 'returned' : 'lost', multiplier: null, payout: ZERO };
}

/** Why a cash-out request is refused. */
type CashOutRefusal = 'too_soon' | 'cash_out_too_late';

/**
 * Judges a cash-out request that arrived so long after the start: the multiplier at which it cashes
 * the bet out, or a refusal. A bet past its auto cash-out had cashed out there.
 */
export function judgeCashOut(
  engine: SharedEngine,
  { crashPoint, autoCashOut }: { readonly crashPoint: bigint; readonly autoCashOut: number },
  elapsedMs: number,
): number | CashOutRefusal {
  if (elapsedMs >= getEndMs(engine, crashPoint)) return 'cash_out_too_late';
  const multiplier = engine.getMultiplier(Math.max(0, elapsedMs));
  return multiplier < engine.multiplierMin ? 'too_soon' : Math.min(multiplier, autoCashOut);
}
