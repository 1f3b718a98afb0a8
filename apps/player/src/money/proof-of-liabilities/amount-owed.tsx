import { Trans } from '@lingui/react/macro';
import type { LiabilityTree } from '@khelaghor/contract/money/proof-of-liabilities.ts';
import { isCurrency } from '@khelaghor/money/currency.ts';
import { formatNumber } from '@khelaghor/money/format-money.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';

/** What kind of money a tree is about. */
export function PurposeWords({ purpose }: { readonly purpose: LiabilityTree['purpose'] }) {
  switch (purpose) {
    case 'real-money':
      return <Trans>Real money</Trans>;
    case 'play-money':
      return <Trans>Play money</Trans>;
    case 'points':
      return <Trans>Points</Trans>;
  }
}

type AmountOwedProps = { readonly amount: bigint; readonly currency: string };

/** An amount that is owed, in the currency of its tree. */
export function AmountOwed({ amount, currency }: AmountOwedProps) {
  return isCurrency(currency) ? (
    <Money minor={amount} currency={currency} />
  ) : (
    <Money minor={amount} />
  );
}

/** A whole number as the reader writes it. */
export function useCount(): (value: number) => string {
  const { lang, digits } = useFormat();
  return (value) => formatNumber(value, { lang, digits });
}
