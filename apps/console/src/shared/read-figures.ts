import { formatMinor } from '@khelaghor/money/minor.ts';
import { readAmount, readPositiveAmount } from '@khelaghor/typed-text/amount.ts';
import { readWholeNumber } from '@khelaghor/typed-text/whole-number.ts';

/** Reads an amount above zero in taka as minor units; undefined: it is refused. */
export function readAmountText(typed: string): string | undefined {
  const read = readPositiveAmount(typed);
  return read.ok ? formatMinor(read.value) : undefined;
}

/** Reads an amount that may be zero, which an empty field is; undefined: it is refused. */
export function readAmountOrZero(typed: string): string | undefined {
  const read = readAmount(typed);
  if (read.ok) return formatMinor(read.value);
  return read.refusal === 'number_empty' ? '0' : undefined;
}

/** Reads a limit above zero; null, none, for an empty field; undefined: it is refused. */
export function readLimitText(typed: string): string | null | undefined {
  const read = readPositiveAmount(typed);
  if (read.ok) return formatMinor(read.value);
  return read.refusal === 'number_empty' ? null : undefined;
}

/** Reads a whole number within bounds; undefined: it is refused. */
export function readCount(
  typed: string,
  bounds: { readonly min?: number; readonly max: number },
): number | undefined {
  const read = readWholeNumber(typed, bounds);
  return read.ok ? read.value : undefined;
}
