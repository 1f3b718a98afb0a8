import { isPattern } from '../lib/field-patterns.ts';

// Operators' rules for fields. Without Zod, because the console checks while they type.

/** The registration fields with rules of operators. */
export const ruledFields = [
  'username',
  'password',
  'payeeName',
  'email',
  'mobileNum',
  'recommenderId',
  'affiliateCode',
  'paymentPassword',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'qqNum',
  'idNumber',
] as const;
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
