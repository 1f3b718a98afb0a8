import { TARGET_MAX, TARGET_MIN } from '@khelaghor/engine-limbo/public.ts';
import { readDecimal } from '@khelaghor/typed-text/decimal.ts';

/** Reads a typed target such as "2.5" or "2.50×" in hundredths; null: it is refused. */
export function readTarget(typed: string): number | null {
  const read = readDecimal(typed, { decimals: 2, unit: '×', min: TARGET_MIN, max: TARGET_MAX });
  return read.ok ? read.value : null;
}

/** The target whose chance is nearest to a typed percentage, "49.5"; null: it is refused. */
export function readChanceTarget(typed: string): number | null {
  const read = readDecimal(typed, { decimals: 4, unit: '%', min: 1 });
  if (!read.ok) return null;
  const target = Math.round(99_000_000 / read.value);
  return target >= TARGET_MIN && target <= TARGET_MAX ? target : null;
}
