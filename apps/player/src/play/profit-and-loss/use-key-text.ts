import type { ProfitGrouping, ProfitRow } from '@khelaghor/contract/play/profit-and-loss.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { parseDay } from '@khelaghor/time/dhaka.ts';
import type { WeekStart } from '@khelaghor/time/week.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useLingui } from '@lingui/react/macro';
import { categoryLooks } from '../../shared/category.ts';
import { useLocalText } from '../../shared/local-text.ts';
import type { DateRange } from '../../shared/records/date-range.ts';
import { getLastDay } from './chart-bars.ts';

const locales = { bn: 'bn-BD-u-nu-latn', en: 'en-GB-u-nu-latn' } as const;
const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const dayOfMonth = { day: 'numeric', month: 'short' } as const;
const month = { month: 'long', year: 'numeric' } as const;

const isCategory = (key: string): key is keyof typeof categoryLooks =>
  Object.hasOwn(categoryLooks, key);

/** Returns what writes a line's period, kind of games or game in words. */
export function useKeyText(
  range: DateRange,
  by: ProfitGrouping,
  weekStart: WeekStart,
): (row: Pick<ProfitRow, 'key' | 'title'>) => string {
  const { i18n } = useLingui();
  const { lang, digits } = useFormat();
  const text = useLocalText();
  const write = (day: number, options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locales[lang], { timeZone: 'UTC', ...options });
    return toDigits(format.format(day * dayMs), digits);
  };
  return ({ key, title }) => {
    if (title !== null) return text(title);
    if (isCategory(key)) return i18n._(categoryLooks[key].name);
    const first = parseDay(key);
    if (by === 'month') return write(first, month);
    if (by !== 'week') return write(first, date);
    const last = Math.min(getLastDay(first, by, weekStart), range.last);
    return last === first
      ? write(first, date)
      : `${write(first, dayOfMonth)} – ${write(last, date)}`;
  };
}
