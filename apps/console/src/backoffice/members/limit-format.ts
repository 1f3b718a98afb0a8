import { useLingui } from '@lingui/react/macro';
import type { LimitKind } from '@khelaghor/contract/account/responsible-gaming.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { useNumberFormat } from '../../shared/number-format.ts';

/** Writes what a limit is of: money in minor units, or whole minutes. */
export function useLimitFormat(): (
  limit: { readonly kind: LimitKind; readonly currency: Currency | null },
  amount: string,
) => string {
  const { t } = useLingui();
  const { money, count } = useNumberFormat();
  return ({ kind, currency }, amount) => {
    // A change from before limits had a currency is shown as taka, as it was then.
    if (kind !== 'time') return money(amount, currency ?? 'BDT');
    const minutes = count(Number(amount));
    return t`${minutes} min`;
  };
}
