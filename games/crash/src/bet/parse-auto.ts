import { PRICE_MIN } from '@khelaghor/engine-crash/public.ts';
import { PRICE_MAX } from '@khelaghor/engine-crash/price.ts';
import { parseDecimal } from '@khelaghor/game-sdk/bet/parse-decimal.ts';

/**
 * A typed price such as "2.5" or "2.50×" as the nearest valid one in hundredths; 0 for an empty
 * field: the bet is taken by hand. Null when it is no number.
 */
export function parseAuto(text: string): number | null {
  if (text.trim() === '') return 0;
  const price = parseDecimal(text, 2);
  return price === null ? null : Math.max(PRICE_MIN, Math.min(PRICE_MAX, price));
}
