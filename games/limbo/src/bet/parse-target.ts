import { TARGET_MAX, TARGET_MIN } from '@khelaghor/engine-limbo/public.ts';
import { parseDecimal } from '@khelaghor/game-sdk/bet/parse-decimal.ts';

const clampTarget = (target: number): number => Math.max(TARGET_MIN, Math.min(TARGET_MAX, target));

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
