/**
 * Amounts and numbers as people read them. `Intl` is not used: browsers carry different versions
 * of its data, put the taka sign in different places and group differently, and an amount must
 * look the same on every phone and in every receipt.
 */
import { CURRENCY_SIGN, type Currency } from './currency.ts';
import { toDigits, type Digits } from './digits.ts';
import { MINOR_PER_TAKA, type Minor } from './minor.ts';
import { formatDecimal, type Ratio, ratio, type Rounding } from './ratio.ts';

export type { Digits } from './digits.ts';

/** The languages that numbers are written for. */
export type NumberLang = 'bn' | 'en';

/** `lakh` writes 12,34,567; `western` writes 1,234,567. */
export type Grouping = 'lakh' | 'western';

/** `auto` shows a sign on negative values only, `always` on positive ones too. Zero has none. */
export type SignDisplay = 'auto' | 'always';

/** How numbers are written. Grouping follows the language unless a setting says otherwise. */
export type NumberFormat = {
  readonly lang: NumberLang;
  readonly digits: Digits;
  readonly grouping?: Grouping;
  readonly sign?: SignDisplay;
};

/** How an amount is written. */
export type MoneyFormat = NumberFormat & {
  readonly currency: Currency;
  /**
   * `false` leaves ".00" away. An amount that has poisha still shows them: what is shown is
   * always the whole amount.
   */
  readonly decimals?: boolean;
};

const MINUS = '\u2212';

/** An amount: "৳1,23,456.50", "−৳5.00" (the minus is U+2212), "+৳5.00" with `sign: 'always'`. */
export function formatMoney(amount: Minor, format: MoneyFormat): string {
  const text = formatDecimal(ratio(amount, MINOR_PER_TAKA), 2, 'exact');
  const short = format.decimals === false && text.endsWith('.00') ? text.slice(0, -3) : text;
  return written(short, CURRENCY_SIGN[format.currency], format);
}

/**
 * A number with grouping: a whole number, or a decimal text such as "1234.5000" (made by
 * `decimalText`), whose places are all kept. Throws a `RangeError` for anything else, also for
 * an unsafe or broken `number`: the caller rounds first and says how.
 */
export function formatNumber(value: bigint | number | string, format: NumberFormat): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new RangeError(`not a whole number: ${value}`);
  }
  const text = String(value);
  if (!/^-?[0-9]+(?:\.[0-9]+)?$/u.test(text)) throw new RangeError(`not a number: ${text}`);
  return written(text, '', format);
}

/** A share as percent, "98.00%". How many places (two, unless said) and how they are rounded. */
export function formatPercent(
  share: Ratio,
  format: NumberFormat & { readonly decimals?: number; readonly rounding: Rounding },
): string {
  const percent = formatDecimal(
    ratio(share.num * 100n, share.den),
    format.decimals ?? 2,
    format.rounding,
  );
  return `${written(percent, '', format)}%`;
}

function written(text: string, unit: string, format: NumberFormat): string {
  const negative = text.startsWith('-');
  const [whole = '', fraction] = (negative ? text.slice(1) : text).split('.');
  const isZero = /^[0.]*$/u.test(negative ? text.slice(1) : text);
  const grouped = group(whole, format.grouping ?? (format.lang === 'bn' ? 'lakh' : 'western'));
  const figure = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  return `${signOf(negative, isZero, format.sign)}${unit}${toDigits(figure, format.digits)}`;
}

function signOf(negative: boolean, isZero: boolean, sign: SignDisplay = 'auto'): string {
  if (isZero) return '';
  if (negative) return MINUS;
  return sign === 'always' ? '+' : '';
}

function group(whole: string, grouping: Grouping): string {
  const last = whole.slice(-3);
  const rest = whole.slice(0, -3);
  if (rest === '') return last;
  const boundary = grouping === 'lakh' ? /\B(?=(?:[0-9]{2})+$)/gu : /\B(?=(?:[0-9]{3})+$)/gu;
  return `${rest.replace(boundary, ',')},${last}`;
}
