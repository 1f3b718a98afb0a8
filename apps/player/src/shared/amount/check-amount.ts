import type { Minor } from '@khelaghor/money/minor.ts';
import { readAmount } from '@khelaghor/typed-text/amount.ts';

/** What a typed amount has to be within. A limit that is null or missing is not checked. */
export type AmountLimits = {
  readonly minimum?: Minor | null;
  readonly maximum?: Minor | null;
  /** What there is to take from; null when it is not known. */
  readonly available?: Minor | null;
};

export type AmountRefusal =
  | 'empty'
  | 'malformed'
  | 'below_minimum'
  | 'above_maximum'
  | 'above_available';

export type CheckedAmount =
  | { readonly ok: true; readonly value: Minor }
  | { readonly ok: false; readonly refusal: AmountRefusal };

/**
 * Reads a typed amount and checks it. Nothing counts as empty where there is no minimum. The server
 * decides by the same limits; this saves a call.
 */
export function checkAmount(
  typed: string,
  { minimum, maximum, available }: AmountLimits,
): CheckedAmount {
  const refuse = (refusal: AmountRefusal): CheckedAmount => ({ ok: false, refusal });
  const parsed = readAmount(typed);
  if (!parsed.ok) return refuse(parsed.refusal === 'number_empty' ? 'empty' : 'malformed');
  const { value } = parsed;
  const hasMinimum = minimum !== undefined && minimum !== null;
  if (hasMinimum && value < minimum) return refuse('below_minimum');
  if (!hasMinimum && value <= 0n) return refuse('empty');
  if (isAbove(value, maximum)) return refuse('above_maximum');
  if (isAbove(value, available)) return refuse('above_available');
  return { ok: true, value };
}

const isAbove = (value: Minor, limit: Minor | null | undefined): boolean =>
  limit !== undefined && limit !== null && value > limit;
