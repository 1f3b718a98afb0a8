import { toLatinDigits } from '@khelaghor/money/digits.ts';
import { toDateText } from '@khelaghor/typed-text/calendar-date.ts';
import { toCode } from '@khelaghor/typed-text/code.ts';
import { splitLetters } from '@khelaghor/typed-text/letters.ts';
import { toPlainText } from '@khelaghor/typed-text/plain-text.ts';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { matchesPattern } from './field-patterns.ts';

/** What the settings ask of one field. */
export type FieldRule = {
  readonly name: string;
  readonly required: boolean;
  readonly acceptedPattern: string;
  readonly patternId: string;
  readonly minLength: number;
  readonly maxLength: number;
};

/** Why a field is refused, and what the sentence names. */
export type FieldComplaint =
  | { readonly code: 'field_required' }
  | {
      readonly code: 'field_too_short' | 'field_too_long' | 'field_pattern';
      readonly params: {
        readonly min: number;
        readonly max: number;
        /** Both lengths are one. */
        readonly same: 'yes' | 'no';
        readonly patternId: string;
      };
    };

/** What a field's text may have at most, whatever its rule says: more is not even counted. */
const lengthMax = 4_096;
/** What a field may have as it is typed, with marks that are never drawn. */
const typedMax = 4 * lengthMax;

const secret: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'paymentPassword']);

/** Whether what is typed is hidden. */
export const isSecretField = (name: string): boolean => secret.has(name);

/** What is copied from a message, a picture or a card. */
const codes: ReadonlySet<string> = new Set([
  'captcha',
  'verificationCode',
  'affiliateCode',
  'recommenderId',
  'idNumber',
]);

const patternReaders: ReadonlyMap<string, (text: string) => string> = new Map([
  ['digits', toCode],
  ['date_year_first', toDateText],
  ['date_month_first', toPlainText],
]);

/**
 * A field's text as it is checked and stored. Passwords are taken as typed, codes lose spaces and
 * hyphens, and others what is never drawn: a text without anything visible is empty.
 */
export function cleanText(name: string, text = ''): string {
  // A number that is remembered is the same in the digits of another keyboard.
  if (name === 'paymentPassword') return toLatinDigits(text.normalize('NFC'));
  if (isSecretField(name)) return text.normalize('NFC');
  // More than any field takes is refused as too long, and not read letter by letter.
  if (text.length > typedMax) return text;
  return codes.has(name) ? toCode(text) : toVisibleText(text);
}

/** The text as a rule takes it: digits and dates are read as their patterns want them. */
export const cleanTextBy = ({ name, patternId }: FieldRule, text: string | undefined): string => {
  const clean = cleanText(name, text);
  const read = patternReaders.get(patternId);
  if (!read) return clean;
  return isSecretField(name) ? toLatinDigits(clean) : read(clean);
};

/** What the settings say about a text that was typed into a field; null when nothing is wrong. */
export function getComplaint(rule: FieldRule, typed: string | undefined): FieldComplaint | null {
  const { required, minLength: min, maxLength: max, patternId } = rule;
  const text = cleanTextBy(rule, typed);
  if (text === '') return required ? { code: 'field_required' } : null;
  const params = { min, max, same: min === max ? 'yes' : 'no', patternId } as const;
  if (text.length > lengthMax) return { code: 'field_too_long', params };
  // A date has one length: another one is not too short, but no date.
  const length = patternId.startsWith('date_') ? min : splitLetters(text).length;
  if (length < min) return { code: 'field_too_short', params };
  if (length > max) return { code: 'field_too_long', params };
  if (!matchesPattern(rule, text)) return { code: 'field_pattern', params };
  return null;
}
