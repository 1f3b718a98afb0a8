import { isPattern } from '../lib/field-patterns.ts';
import { askedFields } from './member-fields.ts';

// Operators' rules for fields. Without Zod, because the console checks while they type.

/** Fields that registration treats in its own way; the others are rows of `member-fields.ts`. */
export const ownFields = [
  'username',
  'password',
  'email',
  'mobileNum',
  'recommenderId',
  'affiliateCode',
  'paymentPassword',
  'idNumber',
] as const;
export type OwnField = (typeof ownFields)[number];

/** The registration fields with rules of operators. */
export const ruledFields = [...ownFields, ...askedFields] as const;
export type RuledField = (typeof ruledFields)[number];

/** Lower bounds of a minimum length; shorter secrets could be guessed. */
const leastLengths: { readonly [Name in RuledField]?: number } = {
  password: 8,
  paymentPassword: 4,
};
const fieldLengthMax = 255;

/** Whether registration always requires the field. */
export const isFixedField = (name: string): boolean => name === 'username' || name === 'password';

type Rule = {
  readonly name: RuledField;
  readonly enabled: boolean;
  readonly required: boolean;
  readonly acceptedPattern: string;
  readonly patternId: string;
  readonly minLength: number;
  readonly maxLength: number;
};

/** Returns the error of a rule, shown to the operator; null: valid. */
export function checkPattern(field: Rule): 'off' | 'lengths' | 'pattern' | null {
  const { name, enabled, required, minLength, maxLength, patternId, acceptedPattern } = field;
  if (isFixedField(name) && !(enabled && required)) return 'off';
  const least = leastLengths[name] ?? 1;
  if (minLength < least || minLength > maxLength || maxLength > fieldLengthMax) return 'lengths';
  return isPattern(patternId, acceptedPattern) ? null : 'pattern';
}
