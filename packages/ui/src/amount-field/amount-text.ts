import type { Digits } from '@khelaghor/money/digits.ts';
import { formatMoney, type Grouping, type NumberLang } from '@khelaghor/money/format-money.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { readAmount } from '@khelaghor/typed-text/amount.ts';

/** How an amount is written while it is typed. */
export type AmountStyle = {
  readonly lang: NumberLang;
  readonly digits: Digits;
  readonly grouping: Grouping;
};

/**
 * The text of the field after a change. What was typed or pasted stays as it is. When digits are
 * taken away from a grouped amount and the rest would be refused, its commas go: they can only have
 * grouped, and "5,000" without its last digit is "500".
 */
export function editAmountText(before: string, after: string, inputType: string): string {
  const isTakenAway = inputType.startsWith('delete') && readAmount(before).ok;
  return isTakenAway && !readAmount(after).ok ? after.replaceAll(',', '') : after;
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
  const parsed = readAmount(text);
  return parsed.ok ? formatFieldAmount(parsed.value, style) : text;
}

/** Whether a text, however it is written, is this amount. */
export function isAmount(text: string, amount: Minor): boolean {
  const parsed = readAmount(text);
  return parsed.ok && parsed.value === amount;
}
