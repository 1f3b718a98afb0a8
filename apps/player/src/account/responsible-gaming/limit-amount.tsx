import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useLingui } from '@lingui/react/macro';
import type { LimitKind } from '@khelaghor/contract/account/responsible-gaming.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';

const hourMinutes = 60;

/** Words a length of time: "45 min", "2 h", "1 h 30 min". */
export function useMinutesText(): (minutes: number) => string {
  const { t } = useLingui();
  const { digits } = useFormat();
  return (all) => {
    const hours = toDigits(String(Math.floor(all / hourMinutes)), digits);
    const minutes = toDigits(String(all % hourMinutes), digits);
    if (all < hourMinutes) return t`${minutes} min`;
    return all % hourMinutes === 0 ? t`${hours} h` : t`${hours} h ${minutes} min`;
  };
}

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
