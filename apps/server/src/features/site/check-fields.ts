import type { RegistrationField } from '@khelaghor/contract/site.ts';
import type { FieldRefusal } from '../../platform/answer.ts';

/** What a person typed, by field name. */
export type Typed = Partial<Record<RegistrationField['name'], string | undefined>>;

/** The characters that a person sees: a letter with its vowel signs counts as one. */
const segmenter = new Intl.Segmenter('bn', { granularity: 'grapheme' });
const lengthOf = (text: string): number => [...segmenter.segment(text)].length;

function checkField(field: RegistrationField, text: string): FieldRefusal | null {
  if (text === '') return field.required ? { code: 'field_required' } : null;
  const bounds = { min: field.minLength, max: field.maxLength };
  const length = lengthOf(text);
  if (length < field.minLength) return { code: 'field_too_short', params: bounds };
  if (length > field.maxLength) return { code: 'field_too_long', params: bounds };
  if (field.acceptedPattern !== '*' && !new RegExp(field.acceptedPattern, 'u').test(text))
    return { code: 'field_pattern', params: { ...bounds, patternId: field.patternId } };
  return null;
}

/**
 * Checks what was typed against the settings. Text is normalised to NFC and trimmed first, except
 * passwords, which are taken as typed.
 * @returns refusals by field; empty when all is well
 */
export function checkFields(
  fields: readonly RegistrationField[],
  typed: Typed,
): Record<string, FieldRefusal> {
  const refused: Record<string, FieldRefusal> = {};
  for (const field of fields) {
    const refusal = checkField(field, cleaned(field.name, typed[field.name]));
    if (refusal) refused[field.name] = refusal;
  }
  return refused;
}

/** A field's text as it is checked and stored. */
export function cleaned(name: RegistrationField['name'], text: string | undefined): string {
  const normal = (text ?? '').normalize('NFC');
  const secret = name === 'password' || name === 'confirmPassword' || name === 'paymentPassword';
  return secret ? normal : normal.trim();
}
