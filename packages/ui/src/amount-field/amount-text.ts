import type { Digits } from '@khelaghor/money/digits.ts';
import { formatMoney, type Grouping, type NumberLang } from '@khelaghor/money/format-money.ts';
import { type Minor, parseTaka } from '@khelaghor/money/minor.ts';

/** How an amount is written while it is typed. */
export type AmountStyle = {
  readonly lang: NumberLang;
  readonly digits: Digits;
  readonly grouping: Grouping;
};

/**
 * What may stay of a typed or pasted text: digits of either script, one point, grouping commas.
 * A pasted "৳ 5,000.00/-" becomes "5,000.00".
 */
export function cleanAmountText(text: string): string {
  const kept = text.replace(/[^0-9০-৯.,]/gu, '');
  const point = kept.indexOf('.');
  if (point === -1) return kept;
  return `${kept.slice(0, point + 1)}${kept.slice(point + 1).replace(/[.,]/gu, '')}`;
}

/** The text of the field for an amount: grouped, without a sign, without needless decimals. */
export function formatFieldAmount(amount: Minor, style: AmountStyle): string {
  const text = formatMoney(amount, { ...style, currency: 'BDT', decimals: false });
  return text.replace('৳', '');
}

/**
 * The text after the field is left: the same amount, written properly. A text that is no amount
 * stays as it is, so that its writer can see and correct it.
 */
export function normalizeAmountText(text: string, style: AmountStyle): string {
  const parsed = parseTaka(text);
  return parsed.ok ? formatFieldAmount(parsed.value, style) : text;
}

/** Whether a text, however it is written, is this amount. */
export function isAmount(text: string, amount: Minor): boolean {
  const parsed = parseTaka(text);
  return parsed.ok && parsed.value === amount;
}
