import { Plural, useLingui } from '@lingui/react/macro';
import { toDigits } from '@khelaghor/money/digits.ts';
import { formatDay, parseDay } from '@khelaghor/time/dhaka.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { FilterChips } from '@khelaghor/ui/chips/chips.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { changeEnd, countDays, formatRange, getNamedRange, shiftRange } from './date-range.ts';
import type { DateRange } from './date-range.ts';

type DateRangeFilterProps = {
  readonly range: DateRange;
  readonly today: number;
  /** Called with the range as the address writes it. */
  readonly onChange: (days: string) => void;
  /** A record without totals can also be asked for a whole year. */
  readonly hasYear?: boolean;
};

/** Which days a record shows: named ranges, days of the reader's own, and steps back and forth. */
export function DateRangeFilter({ range, today, onChange, hasYear = false }: DateRangeFilterProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const [week, month] = [toDigits('7', digits), toDigits('30', digits)];
  const year = toDigits('365', digits);
  const choose = (key: DateRange['key']) =>
    onChange(formatRange(key === 'own' ? { ...range, key } : getNamedRange(key, today)));
  return (
    <div className="date-range">
      <FilterChips<DateRange['key']>
        label={t`Days`}
        value={range.key}
        onChange={choose}
        choices={[
          { key: 'today', text: t`Today` },
          { key: 'yesterday', text: t`Yesterday` },
          { key: 'week', text: t`Last ${week} days` },
          { key: 'month', text: t`Last ${month} days` },
          ...(hasYear ? [{ key: 'year', text: t`Last ${year} days` } as const] : []),
          { key: 'own', text: t`Choose days` },
        ]}
      />
      {range.key === 'own' && <OwnDays range={range} today={today} onChange={onChange} />}
      <RangeSteps range={range} today={today} onChange={onChange} />
    </div>
  );
}

type RangeProps = Omit<DateRangeFilterProps, 'hasYear'>;

function OwnDays({ range, today, onChange }: RangeProps) {
  const { t } = useLingui();
  const change = (end: 'first' | 'last', text: string) => {
    const day = parseDay(text);
    // A date that is half typed is none yet.
    if (Number.isNaN(day) || day > today || day < 0) return;
    const changed = changeEnd(range, end === 'first' ? { first: day } : { last: day });
    onChange(formatRange({ ...changed, last: Math.min(changed.last, today) }));
  };
  return (
    <div className="date-range__own">
      <TextField
        type="date"
        label={t`From`}
        value={formatDay(range.first)}
        max={formatDay(today)}
        onChange={({ target }) => change('first', target.value)}
      />
      <TextField
        type="date"
        label={t({ message: 'To', comment: 'the last day of a range' })}
        value={formatDay(range.last)}
        max={formatDay(today)}
        onChange={({ target }) => change('last', target.value)}
      />
    </div>
  );
}

function RangeSteps({ range, today, onChange }: RangeProps) {
  const { digits } = useFormat();
  const days = countDays(range);
  const shown = toDigits(String(days), digits);
  const isLatest = range.last >= today;
  const step = (way: -1 | 1) => onChange(formatRange(shiftRange(range, way, today)));
  return (
    <div className="date-range__steps">
      <Button size="small" icon="chevron-back" onClick={() => step(-1)}>
        <Plural value={days} one="Previous day" other={`Previous ${shown} days`} />
      </Button>
      <Button
        size="small"
        className="date-range__next"
        icon="chevron"
        disabled={isLatest}
        onClick={() => step(1)}
      >
        <Plural value={days} one="Next day" other={`Next ${shown} days`} />
      </Button>
    </div>
  );
}
