import { useLingui } from '@lingui/react/macro';
import { formatNumber, formatPercent } from '@khelaghor/money/format-money.ts';
import { ratio, roundRatio } from '@khelaghor/money/ratio.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';

/** A chance as it is read: in percent, and from one in a thousand as "1 in 65,536". */
export function useChance(): (ways: bigint, total: bigint) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (ways, total) => {
    if (ways * 1_000n > total)
      return formatPercent(ratio(ways, total), { ...format, rounding: 'half_up' });
    const count = formatNumber(roundRatio(ratio(total, ways), 'half_up'), format);
    return t`1 in ${count}`;
  };
}
