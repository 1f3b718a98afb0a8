import { formatPercent } from '@khelaghor/money/format-money.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';

/** Writes a return to the player, given in hundredths of a percent: 9900 is "99.00%". */
export function useRtpText(): (hundredths: number) => string {
  const { lang, digits, grouping } = useFormat();
  return (hundredths) =>
    formatPercent(ratio(BigInt(hundredths), 10_000n), {
      lang,
      digits,
      grouping,
      rounding: 'floor',
    });
}
