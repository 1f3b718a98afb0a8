import type { LimitKind, LimitPeriod } from '@khelaghor/contract/account/responsible-gaming.ts';
import { isOfKind } from '@khelaghor/contract/account/time-limits.ts';
import { readAmountText, readCount } from '../../shared/read-figures.ts';

type Wanted = { readonly kind: LimitKind; readonly period: LimitPeriod };

/** Reads a limit in taka as minor units, or one on time in minutes; null: it is refused. */
export function readRestriction(typed: string, { kind, period }: Wanted): string | null {
  if (kind !== 'time') return readAmountText(typed) ?? null;
  const amount = String(readCount(typed, { min: 1, max: 99_999 }) ?? '');
  return amount !== '' && isOfKind({ kind, period, amount }) ? amount : null;
}
