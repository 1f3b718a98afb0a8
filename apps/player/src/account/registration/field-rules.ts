import { getComplaint as complaintAbout } from '@khelaghor/contract/lib/field-rules.ts';
import type { FieldRule } from '@khelaghor/contract/lib/field-rules.ts';
import { patternMessages } from '@khelaghor/i18n/pattern-messages.ts';

/** Why a field is refused, as the name of a message and its values. */
export type FieldComplaint = {
  readonly id: string;
  readonly values: Readonly<Record<string, string | number>>;
};

const ids = {
  field_required: 'pattern.required',
  field_too_short: 'pattern.too_short',
  field_too_long: 'pattern.too_long',
} as const;

/** What the settings say about a text, in the words of the page; the server says the same again. */
export function getComplaint(rule: FieldRule, text: string): FieldComplaint | null {
  const complaint = complaintAbout(rule, text);
  if (complaint === null) return null;
  if (complaint.code === 'field_required') return { id: ids.field_required, values: {} };
  const { code, params } = complaint;
  if (code !== 'field_pattern') return { id: ids[code], values: params };
  return { id: patternMessages[params.patternId]?.id ?? 'pattern.any', values: params };
}
