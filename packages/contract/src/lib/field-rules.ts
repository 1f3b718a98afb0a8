import { toLatinDigits } from '@khelaghor/money/digits.ts';
import { hasUnseen, matchesPattern } from './field-patterns.ts';

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

const secret: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'paymentPassword']);

/** Whether what is typed is hidden. */
export const isSecretField = (name: string): boolean => secret.has(name);

const inDigits: ReadonlySet<string> = new Set(['digits', 'date_year_first', 'date_month_first']);

/** The characters that a person sees: a letter with its vowel signs counts as one. */
const segmenter = new Intl.Segmenter('bn', { granularity: 'grapheme' });
const getLength = (text: string): number => [...segmenter.segment(text)].length;

/** A field's text as it is checked and stored: only passwords are taken as typed. */
export function cleanText(name: string, text: string | undefined): string {
  const normal = (text ?? '').normalize('NFC');
  // A number that is remembered is the same in the digits of another keyboard.
  if (name === 'paymentPassword') return toLatinDigits(normal);
  return isSecretField(name) ? normal : normal.trim();
}

/** The text as a rule takes it: where only digits are asked for, those of Bengali are digits. */
export const cleanTextBy = ({ name, patternId }: FieldRule, text: string | undefined): string => {
  const clean = cleanText(name, text);
  return inDigits.has(patternId) ? toLatinDigits(clean) : clean;
};

/** What the settings say about a text that was typed into a field; null when nothing is wrong. */
export function getComplaint(rule: FieldRule, typed: string | undefined): FieldComplaint | null {
  const { required, minLength: min, maxLength: max, patternId } = rule;
  const text = cleanTextBy(rule, typed);
  if (text === '') return required ? { code: 'field_required' } : null;
  const params = { min, max, same: min === max ? 'yes' : 'no', patternId } as const;
  if (text.length > lengthMax) return { code: 'field_too_long', params };
  const length = getLength(text);
  if (length < min) return { code: 'field_too_short', params };
  if (length > max) return { code: 'field_too_long', params };
  const isWrong = !isSecretField(rule.name) && hasUnseen(text);
  if (isWrong || !matchesPattern(rule, text)) return { code: 'field_pattern', params };
  return null;
}
