import { MULTIPLIER_MIN } from '@khelaghor/engine-crash/public.ts';
import { MULTIPLIER_MAX } from '@khelaghor/engine-crash/multiplier.ts';
import { parseDecimal } from '@khelaghor/game-sdk/bet/parse-decimal.ts';

/**
 * A typed multiplier such as "2.5" or "2.50×" as the nearest valid one in hundredths; 0 for an
 * empty field: no auto cash-out. Null when it is no number.
 */
export function parseAuto(text: string): number | null {
  if (text.trim() === '') return 0;
  const multiplier = parseDecimal(text, 2);
  return multiplier === null
    ? null
    : Math.max(MULTIPLIER_MIN, Math.min(MULTIPLIER_MAX, multiplier));
}
