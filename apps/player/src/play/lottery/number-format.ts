import { toDigits } from '@khelaghor/money/digits.ts';
import { formatMoney, formatNumber, formatPercent } from '@khelaghor/money/format-money.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { formatDecimal, type Ratio } from '@khelaghor/money/ratio.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Writes figures as the reader reads them. */
export type Figures = {
  /** Digits of any text: an issue's number, a time. */
  readonly digits: (text: string | number) => string;
  /** What a stake of one is paid, two places, rounded down: "211.68". */
  readonly price: (price: Ratio) => string;
  /** A chance or a return, two places, rounded down: "0.46%". */
  readonly percent: (share: Ratio) => string;
  /** A large whole number, grouped: "8,145,060". */
  readonly count: (count: bigint) => string;
  /** An amount in a sentence. */
  readonly money: (amount: bigint) => string;
};

export function useNumberFormat(): Figures {
  const { lang, digits, grouping, currency } = useFormat();
  const format = { lang, digits, grouping };
  return {
    digits: (text) => toDigits(String(text), digits),
    price: (price) => formatNumber(formatDecimal(price, 2, 'floor'), format),
    percent: (share) => formatPercent(share, { ...format, rounding: 'floor' }),
    count: (count) => formatNumber(String(count), format),
    money: (amount) => formatMoney(minor(amount), { ...format, currency, decimals: false }),
  };
}

/** "5 lines", in the digits of the reader. */
export function useLineCount(): (count: number) => string {
  const { t } = useLingui();
  const { digits } = useNumberFormat();
  return (count) => {
    const written = digits(count);
    return t`${plural(count, { one: `${written} line`, other: `${written} lines` })}`;
  };
}
