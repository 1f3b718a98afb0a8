import { TARGET_MAX, TARGET_MIN } from '@khelaghor/engine-limbo/public.ts';
import { toLatinDigits } from '@khelaghor/money/digits.ts';

const clampTarget = (target: number): number => Math.max(TARGET_MIN, Math.min(TARGET_MAX, target));

/**
 * A typed decimal number in Bengali or Latin digits, in whole parts of the last of some decimals:
 * "2.5" with two decimals is 250. Further decimals are left out. Null when it is no number.
 */
function parseDecimal(text: string, decimals: number): number | null {
  const typed = toLatinDigits(text).replace(/[\s,%×x]/gu, '');
  const groups = /^(?<whole>[0-9]{0,9})(?:\.(?<part>[0-9]*))?$/u.exec(typed)?.groups;
  if (!groups || typed === '' || typed === '.') return null;
  const part = (groups['part'] ?? '').slice(0, decimals).padEnd(decimals, '0');
  return Number(`${groups['whole']}${part}`);
}

/** A typed target such as "2.5" or "2.50×"; the nearest valid one. Null when it is no number. */
export function parseTarget(text: string): number | null {
  const target = parseDecimal(text, 2);
  return target === null ? null : clampTarget(target);
}

/** The valid target whose chance is nearest to a typed percentage, "49.5". Null: no number. */
export function parseChanceTarget(text: string): number | null {
  const millionths = parseDecimal(text, 4);
  if (millionths === null) return null;
  return millionths === 0 ? TARGET_MAX : clampTarget(Math.round(99_000_000 / millionths));
}
