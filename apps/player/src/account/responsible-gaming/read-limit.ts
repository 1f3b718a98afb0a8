import type { LimitKind, LimitPeriod } from '@khelaghor/contract/account/responsible-gaming.ts';
import { isOfKind } from '@khelaghor/contract/account/time-limits.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import { readPositiveAmount } from '@khelaghor/typed-text/amount.ts';
import { readWholeNumber } from '@khelaghor/typed-text/whole-number.ts';

type Wanted = { readonly kind: LimitKind; readonly period: LimitPeriod };

/** Reads a limit in taka as minor units, or one on time in minutes; null: it is refused. */
export function readLimit(typed: string, { kind, period }: Wanted): string | null {
  if (kind !== 'time') {
    const taka = readPositiveAmount(typed);
    return taka.ok ? formatMinor(taka.value) : null;
  }
  const minutes = readWholeNumber(typed);
  if (!minutes.ok) return null;
  const amount = String(minutes.value);
  return isOfKind({ kind, period, amount }) ? amount : null;
}
