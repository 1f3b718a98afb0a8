import { toDigits } from '@khelaghor/money/digits.ts';
import { formatMoney, formatNumber, formatPercent } from '@khelaghor/money/format-money.ts';
import { minor } from '@khelaghor/money/minor.ts';
import {
  compareRatio,
  divideRatio,
  formatDecimal,
  ratio,
  roundRatio,
  type Ratio,
} from '@khelaghor/money/ratio.ts';
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

/** Below one in a thousand, two places of a percentage say little or nothing. */
const smallestPercent = ratio(1n, 1_000n);

/** "0.46%", and for a smaller chance "1 in 100,000", rounded to a whole number. */
export function useChance(): (chance: Ratio) => string {
  const { t } = useLingui();
  const { count, percent } = useNumberFormat();
  return (chance) => {
    if (chance.num === 0n || compareRatio(chance, smallestPercent) >= 0) return percent(chance);
    const number = count(roundRatio(divideRatio(ratio(1n), chance), 'half_up'));
    return t`1 in ${number}`;
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
