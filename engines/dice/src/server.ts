/**
 * The server's entry point of Dice. A browser never imports this file: it receives the roll, and
 * recomputes it with `public.ts` once the seed is revealed.
 */
import type { RandomNumbers } from '@khelaghor/game-engine/game-engine.ts';
import type { DiceBet, DiceSettlement } from './public.ts';
import { readRoll, settleBet } from './public.ts';

/**
 * Rolls once for a bet that `validateBet` accepted and whose stake was taken. It reads exactly
 * one number from the stream. Throws a `RangeError` for an invalid chance.
 */
export function rollDice(stream: RandomNumbers, bet: DiceBet): DiceSettlement {
  return settleBet(bet, readRoll(stream));
}
