import { computePayout } from '@khelaghor/game-engine/game-bet.ts';
import type { FinishedGame } from '@khelaghor/game-engine/finished-game.ts';
import type { GameLimits } from '@khelaghor/game-engine/game-engine.ts';
import { compareRatio, ratio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { toObject } from './round-values.ts';

/** Why limits cannot be those of a game, and at which of them. */
export type LimitFault = {
  readonly field: keyof GameLimits;
  readonly code: 'limits_contradict' | 'limits_outside' | 'top_pay_above_limit';
};

const topPays = new Map<string, Ratio>();

/** The top pay among results that a round can come to: of many steps, those of the first. */
function computeTopPay({ plays }: FinishedGame): Ratio {
  let top = ratio(0n);
  for (const { choice, wins } of plays()) {
    const { steps } = toObject(choice);
    if (steps !== undefined && steps !== 1) continue;
    for (const { pays } of wins) if (compareRatio(pays, top) > 0) top = pays;
  }
  return top;
}

/**
 * The highest multiple that a bet of any choice must leave room for: the top award of a game, and
 * of games with many steps the highest pay of a first step, since later ones beyond the limit of
 * the round are not offered.
 */
export function getTopPay(game: FinishedGame): Ratio {
  const known = topPays.get(game.code) ?? computeTopPay(game);
  topPays.set(game.code, known);
  return known;
}

/**
 * The first fault of limits that an operator wants for a game; null: none. With its least stake
 * every choice of the game can be played, whatever it may win.
 */
export function findLimitFault(
  outer: GameLimits,
  wanted: GameLimits,
  topPay: Ratio,
): LimitFault | null {
  const { stakeMin, stakeMax, payoutMax } = wanted;
  if (stakeMin < outer.stakeMin) return { field: 'stakeMin', code: 'limits_outside' };
  if (stakeMax > outer.stakeMax) return { field: 'stakeMax', code: 'limits_outside' };
  if (payoutMax > outer.payoutMax) return { field: 'payoutMax', code: 'limits_outside' };
  if (stakeMax < stakeMin) return { field: 'stakeMax', code: 'limits_contradict' };
  if (payoutMax < stakeMax) return { field: 'payoutMax', code: 'limits_contradict' };
  const isAbove = computePayout(stakeMin, topPay) > payoutMax;
  return isAbove ? { field: 'payoutMax', code: 'top_pay_above_limit' } : null;
}
