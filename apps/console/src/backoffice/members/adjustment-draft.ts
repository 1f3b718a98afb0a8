import { readAmountText } from '../../shared/read-figures.ts';

const digitsMax = 10;

/** Reads an amount in minor units with its direction; null: it is refused, or too large. */
export function readAdjustment(typed: string, direction: 'add' | 'take'): string | null {
  const digits = readAmountText(typed);
  if (digits === undefined || digits.length > digitsMax) return null;
  return direction === 'add' ? digits : `-${digits}`;
}
