import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { settingsAdminGet } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { formatMoney, formatNumber } from '@khelaghor/money/format-money.ts';
import type { NumberFormat } from '@khelaghor/money/format-money.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { callOrThrow } from './api.ts';

/** Settings change only by an operator's hand, and the console that changes them knows at once. */
const settingsStaleMs = 5 * 60_000;

export const settingsQuery = {
  queryKey: ['settings'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callOrThrow(settingsAdminGet, {}, signal),
  staleTime: settingsStaleMs,
} as const;

/** What an operator compares with phones and bank statements is always in Latin digits. */
const digits = 'latn';
const timeZone = 'Asia/Dhaka';
const getLocale = (language: Language): string =>
  language === 'bn' ? 'bn-BD-u-nu-latn' : 'en-GB-u-nu-latn';

const dhakaYear = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' });

type Figures = {
  /** Minor units as text -> "৳1,23,456.50". */
  money(minorText: string, currency: Currency): string;
  count(value: number): string;
  /** A moment in Dhaka: "21 Nov, 14:32"; held against `now`, with its year when that is another. */
  moment(iso: string, now?: Date): string;
  day(iso: string): string;
  /** The time of day in Dhaka, with seconds. */
  time(at: Date): string;
  /** "12 minutes ago", from a moment that the caller holds, so that it can tick. */
  ago(iso: string, now: Date): string;
};

const steps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

function formatAgo(locale: string, iso: string, now: Date): string {
  const seconds = Math.round((now.getTime() - new Date(iso).getTime()) / 1000);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  for (const [unit, size] of steps) {
    if (seconds >= size) return words.format(-Math.floor(seconds / size), unit);
  }
  return words.format(0, 'minute');
}

/** Numbers, money and times as this reader reads them. */
export function useNumberFormat(): Figures {
  const { i18n } = useLingui();
  const settings = useQuery({ ...settingsQuery, enabled: false });
  const language: Language = i18n.locale === 'en' ? 'en' : 'bn';
  const format: NumberFormat = {
    lang: language,
    digits,
    grouping: settings.data?.grouping ?? 'lakh',
  };
  const locale = getLocale(language);
  const date = { timeZone, day: 'numeric', month: 'short' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return {
    money: (text, currency) => formatMoney(parseMinorText(text), { ...format, currency }),
    count: (value) => formatNumber(value, format),
    moment: (iso, now) => {
      const at = new Date(iso);
      const hasYear = now !== undefined && dhakaYear.format(at) !== dhakaYear.format(now);
      const shape = { ...date, ...time, ...(hasYear && { year: 'numeric' as const }) };
      return new Intl.DateTimeFormat(locale, shape).format(at);
    },
    day: (iso) =>
      new Intl.DateTimeFormat(locale, { ...date, year: 'numeric' }).format(new Date(iso)),
    time: (at) =>
      new Intl.DateTimeFormat(locale, { timeZone, ...time, second: '2-digit' }).format(at),
    ago: (iso, now) => formatAgo(locale, iso, now),
  };
}
