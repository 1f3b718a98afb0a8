import { useLingui } from '@lingui/react/macro';
import { toDigits } from '@khelaghor/money/digits.ts';
import { FilterChips } from '@khelaghor/ui/chips/chips.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import type { RangeKey } from './date-range.ts';

type RangeChipsProps = {
  readonly value: RangeKey;
  readonly onChange: (range: RangeKey) => void;
  /** A record without totals can also be asked for a whole year. */
  readonly hasYear?: boolean;
};

/** Which days a record shows. */
export function DateRangeFilter({ value, onChange, hasYear = false }: RangeChipsProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const [week, month] = [toDigits('7', digits), toDigits('30', digits)];
  const year = toDigits('365', digits);
  return (
    <FilterChips
      label={t`Days`}
      value={value}
      onChange={onChange}
      choices={[
        { key: 'today', text: t`Today` },
        { key: 'yesterday', text: t`Yesterday` },
        { key: 'week', text: t`Last ${week} days` },
        { key: 'month', text: t`Last ${month} days` },
        ...(hasYear ? [{ key: 'year', text: t`Last ${year} days` } as const] : []),
      ]}
    />
  );
}
