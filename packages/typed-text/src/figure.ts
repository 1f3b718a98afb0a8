/**
 * How people write a number. `readAmount`, `readDecimal` and `readWholeNumber` share these rules,
 * so that a text means the same number in every field, or is refused.
 */
import { toPlainText } from './plain-text.ts';

/** Why a typed number is refused, in the order in which it is looked at. */
export type NumberRefusal =
  | 'number_empty'
  /** It has a plus or a minus sign: what is typed is a size. */
  | 'number_signed'
  | 'number_invalid'
  /** A comma may be a decimal comma: "1,5". */
  | 'number_ambiguous'
  | 'number_too_precise'
  | 'number_out_of_range';

/** A number that was typed, or the reason why there is none. */
export type NumberRead<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: NumberRefusal };

/** Returns a refusal as a value. */
export const refuseNumber = (refusal: NumberRefusal): NumberRead<never> => ({ ok: false, refusal });

// Compatibility forms ("5²", "½", "①") would become digits, and a tab or a new line a space between
// digits: "500", a tab and "600" are two cells of a sheet and not 500,600.
const LOST_IN_PLAIN_TEXT = /[\p{No}\p{Cc}\p{Zl}\p{Zp}]/u;
const SIGNED = /^[+\p{Pd}−]|[+\p{Pd}−]$/u;
const FIGURE = /^(?<whole>[0-9][0-9, ]*)?(?:\.(?<fraction>[0-9]*))?$/u;
const SPACED = /^[1-9](?:[0-9]?(?: [0-9]{2})*|[0-9]{0,2}(?: [0-9]{3})*) [0-9]{3}$/u;

/** Looks at what stands between the digits of a whole part; null: it groups them. */
function findGroupingRefusal(whole: string, decimals: number): NumberRefusal | null {
  if (whole.includes(' ')) return SPACED.test(whole) ? null : 'number_invalid';
  const groups = whole.split(',');
  if (groups.length === 1) return null;
  const last = groups.at(-1) ?? '';
  if (groups.includes('')) return 'number_invalid';
  const isShort = last.length < 3 || (groups.length === 2 && last.length <= decimals);
  return isShort || whole.startsWith('0') ? 'number_ambiguous' : null;
}

/**
 * Reads a number as the digits of its smallest part: "2.5" with two decimals is "250". No leading
 * zeros; "0" for zero.
 *
 * Digits are Latin, Bengali or wide, with marks that show nothing and spaces around them. The only
 * decimal sign is a point.
 *
 * Commas group, wherever they stand, when the last group has at least three digits, and more than
 * the number may have decimals: "5,000" with another 0 behind it is "5,0000" and 50,000. A shorter
 * last group ("1,5", "1,50") and a zero in front ("0,500") may mean a decimal comma, and a comma is
 * never read as one: they are refused, in amounts and in prices. Spaces group as lakh or as western
 * thousands only.
 */
export function readFigure(
  typed: string,
  { decimals, mark }: { readonly decimals: number; readonly mark?: RegExp | undefined },
): NumberRead<string> {
  if (LOST_IN_PLAIN_TEXT.test(typed.trim())) return refuseNumber('number_invalid');
  const text = mark ? toPlainText(typed).replace(mark, '') : toPlainText(typed);
  if (text === '') return refuseNumber('number_empty');
  if (SIGNED.test(text)) return refuseNumber('number_signed');
  const groups = FIGURE.exec(text)?.groups;
  const { whole = '', fraction = '' } = groups ?? {};
  if (!groups || (whole === '' && fraction === '')) return refuseNumber('number_invalid');
  const refusal = findGroupingRefusal(whole, decimals);
  if (refusal !== null) return refuseNumber(refusal);
  if (fraction.length > decimals) return refuseNumber('number_too_precise');
  const digits = `${whole.replace(/[, ]/gu, '')}${fraction.padEnd(decimals, '0')}`;
  return { ok: true, value: digits.replace(/^0+(?=.)/u, '') };
}
