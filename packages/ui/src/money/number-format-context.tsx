import type { Currency } from '@khelaghor/money/currency.ts';
import type { Digits, Grouping, NumberLang } from '@khelaghor/money/format-money.ts';
import { createContext, type ReactNode, use } from 'react';

/** How figures are written on this page. */
export type Format = {
  readonly lang: NumberLang;
  readonly digits: Digits;
  readonly grouping: Grouping;
  readonly currency: Currency;
};

const FormatContext = createContext<Format>({
  lang: 'bn',
  digits: 'latn',
  grouping: 'lakh',
  currency: 'PLAY',
});

type NumberFormatProviderProps = Omit<Format, 'grouping'> & {
  /** How English is grouped, `lakh` unless said. Bengali always counts in lakh and crore. */
  readonly grouping?: Grouping;
  readonly children: ReactNode;
};

/** Says how figures below it are written. The defaults are those of a fresh install. */
export function NumberFormatProvider(props: NumberFormatProviderProps) {
  const { lang, digits, currency, grouping = 'lakh', children } = props;
  const format = { lang, digits, currency, grouping: lang === 'bn' ? 'lakh' : grouping } as const;
  return <FormatContext value={format}>{children}</FormatContext>;
}

type InCurrencyProps = { readonly currency: Currency; readonly children: ReactNode };

/** Writes amounts below it in a currency that need not be that of the page. */
export function InCurrency({ currency, children }: InCurrencyProps) {
  const format = useFormat();
  return <FormatContext value={{ ...format, currency }}>{children}</FormatContext>;
}

/** How figures are written here. */
export function useFormat(): Format {
  return use(FormatContext);
}
