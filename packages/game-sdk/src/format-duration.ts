import { toDigits } from '@khelaghor/money/digits.ts';
import type { Digits } from '@khelaghor/money/digits.ts';

/** Time that has passed as h:mm:ss, e.g. "0:04:59", "12:00:00". Negative counts as nothing. */
export function formatDuration(ms: number, digits: Digits): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const pair = (value: number) => String(value).padStart(2, '0');
  const text = `${Math.floor(seconds / 3_600)}:${pair(Math.floor(seconds / 60) % 60)}:${pair(seconds % 60)}`;
  return toDigits(text, digits);
}
