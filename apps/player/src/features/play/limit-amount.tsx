import type { LimitKind } from '@khelaghor/contract/play-limits.ts';
import { minorFromText } from '@khelaghor/money/minor.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useMinutesText } from './minutes.ts';

type LimitAmountProps = {
  readonly kind: LimitKind;
  /** Of a limit on time whole minutes, else minor units. */
  readonly amount: bigint;
  readonly decimals?: boolean;
};

/** What a limit is of: money, or time. */
export function LimitAmount({ kind, amount, decimals = true }: LimitAmountProps) {
  const minutesText = useMinutesText();
  if (kind === 'time') return minutesText(Number(amount));
  return <Money minor={minorFromText(String(amount))} decimals={decimals} />;
}
