import { MULTIPLIER_MIN } from '@khelaghor/engine-crash/public.ts';
import { MULTIPLIER_MAX } from '@khelaghor/engine-crash/multiplier.ts';
import { readDecimal } from '@khelaghor/typed-text/decimal.ts';

/**
 * Reads a typed multiplier such as "2.5" or "2.50×" in hundredths; 0 for an empty field: no auto
 * cash-out. Null: it is refused.
 */
export function readAuto(typed: string): number | null {
  const bounds = { min: MULTIPLIER_MIN, max: MULTIPLIER_MAX };
  const read = readDecimal(typed, { decimals: 2, unit: '×', ...bounds });
  if (read.ok) return read.value;
  return read.refusal === 'number_empty' ? 0 : null;
}
