import type { LimitKind } from '@khelaghor/contract/account/responsible-gaming.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useMinutesText } from '../../shared/minutes-text.ts';

type LimitAmountProps = {
  readonly kind: LimitKind;
  /** Null: of a limit on time, or not known. */
  readonly currency: Currency | null;
  /** Of a limit on time whole minutes, else minor units. */
  readonly amount: bigint;
  readonly decimals?: boolean;
};

/** What a limit is of: money, or time. */
export function LimitAmount({ kind, currency, amount, decimals = true }: LimitAmountProps) {
  const minutesText = useMinutesText();
  if (kind === 'time') return minutesText(Number(amount));
  const minor = parseMinorText(String(amount));
  return <Money minor={minor} currency={currency ?? undefined} decimals={decimals} />;
}
