import { PRICE_MIN } from '@khelaghor/engine-crash/public.ts';
import { PRICE_MAX } from '@khelaghor/engine-crash/price.ts';
import { toLatinDigits } from '@khelaghor/money/digits.ts';

/**
 * A typed price such as "2.5" or "2.50×", in Bengali or Latin digits, as the nearest valid one in
 * hundredths; 0 for an empty field: the bet is taken by hand. Null when it is no number.
 */
export function parseAuto(text: string): number | null {
  const typed = toLatinDigits(text).replace(/[\s,×x]/gu, '');
  if (typed === '') return 0;
  const groups = /^(?<whole>[0-9]{0,9})(?:\.(?<part>[0-9]*))?$/u.exec(typed)?.groups;
  if (!groups || typed === '.') return null;
  const part = (groups['part'] ?? '').slice(0, 2).padEnd(2, '0');
  const price = Number(`${groups['whole']}${part}`);
  return Math.max(PRICE_MIN, Math.min(PRICE_MAX, price));
}
