import type { RegistrationField } from '@khelaghor/contract/site.ts';
import { patternMessages } from '@khelaghor/i18n/pattern-messages.ts';

/** Why a field is refused, as the name of a message and its values. */
export type FieldComplaint = {
  readonly id: string;
  readonly values: { readonly min: number; readonly max: number };
};

const requiredId = 'pattern.required';
const tooShortId = 'pattern.too_short';
const tooLongId = 'pattern.too_long';

function matches(pattern: string, value: string): boolean {
  if (pattern === '*' || pattern === '') return true;
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    // The server has the last word; a pattern that this browser cannot read stops nobody here.
    return true;
  }
}

function patternId(rule: RegistrationField): string {
  const { patternId: id, minLength, maxLength } = rule;
  const exact = `${id}_exact`;
  const known = minLength === maxLength && exact in patternMessages ? exact : id;
  return patternMessages[known]?.id ?? 'pattern.any';
}

/**
 * What the settings say about a value, in fixed order: required, pattern, too short, too long. Null
 * when nothing is wrong. The server checks the same again.
 */
export function complaintOf(rule: RegistrationField, value: string): FieldComplaint | null {
  const { required, minLength, maxLength, acceptedPattern } = rule;
  const values = { min: minLength, max: maxLength };
  const characters = [...value].length;
  if (characters === 0) return required ? { id: requiredId, values } : null;
  if (!matches(acceptedPattern, value)) return { id: patternId(rule), values };
  if (characters < minLength) return { id: tooShortId, values };
  if (characters > maxLength) return { id: tooLongId, values };
  return null;
}
