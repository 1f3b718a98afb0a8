import { useLingui } from '@lingui/react/macro';
import type { CashCurrency } from '@khelaghor/money/currency.ts';

/** Returns what names a currency of balances. */
export function useCurrencyName(): (currency: CashCurrency) => string {
  const { t } = useLingui();
  return (currency) => (currency === 'PLAY' ? t`Play money` : t`Taka`);
}
