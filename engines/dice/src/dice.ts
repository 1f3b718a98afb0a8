/**
 * The server's door to Dice. A browser never imports this file: it receives the roll, and
 * recomputes it with `public.ts` once the seed is revealed.
 */
import type { DiceBet, DiceSettlement, DiceStream } from './public.ts';
import { rollOf, settleBet } from './public.ts';

/**
 * Rolls once for a bet that `validateBet` has accepted and whose stake has been taken. It takes
 * exactly one number from the stream. Throws a `RangeError` for a chance that was never valid.
 */
export function rollDice(stream: DiceStream, bet: DiceBet): DiceSettlement {
  return settleBet(bet, rollOf(stream));
}
