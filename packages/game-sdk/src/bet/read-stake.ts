import type { Minor } from '@khelaghor/money/minor.ts';
import { readAmount } from '@khelaghor/typed-text/amount.ts';

/** Reads a stake; null: it is refused. */
export function readStake(typed: string): Minor | null {
  const read = readAmount(typed);
  return read.ok ? read.value : null;
}

/** Reads a sum in minor units, 0 for an empty field; null: it is refused. */
export function readSum(typed: string): number | null {
  const read = readAmount(typed);
  if (!read.ok) return read.refusal === 'number_empty' ? 0 : null;
  const sum = Number(read.value);
  return Number.isSafeInteger(sum) ? sum : null;
}
