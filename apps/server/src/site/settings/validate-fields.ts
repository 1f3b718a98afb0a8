import { getComplaint } from '@khelaghor/contract/lib/field-rules.ts';
import type { RegistrationField } from '@khelaghor/contract/site/registration-fields.ts';
import type { FieldRefusal } from '../../lib/http/result.ts';

/** What a person typed, by field name. */
export type Typed = Partial<Record<RegistrationField['name'], string | undefined>>;

/**
 * Checks what was typed against the settings, by the rules that the browser has too.
 * @returns refusals by field; empty when all is well
 */
export function checkFields(
  fields: readonly RegistrationField[],
  typed: Typed,
): Record<string, FieldRefusal> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const complaint = getComplaint(field, typed[field.name]);
      return complaint ? [[field.name, complaint]] : [];
    }),
  );
}
