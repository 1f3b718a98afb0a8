import { isPattern } from '../lib/field-patterns.ts';

// What an operator rules about a field. Without Zod: the console judges while he types.

/** The fields of registration that operators switch and rule. */
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

/** What is never asked to be shorter, because it would be guessed. */
const leastLengths: { readonly [Name in RuledField]?: number } = {
  password: 8,
  paymentPassword: 4,
};
const fieldLengthMax = 255;

/** A field that no account can be opened without. */
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

/** What is wrong with a rule, of which an operator is told; null when nothing is. */
export function ruleTrouble(field: Rule): 'off' | 'lengths' | 'pattern' | null {
  const { name, enabled, required, minLength, maxLength, patternId, acceptedPattern } = field;
  if (isFixedField(name) && !(enabled && required)) return 'off';
  const least = leastLengths[name] ?? 1;
  if (minLength < least || minLength > maxLength || maxLength > fieldLengthMax) return 'lengths';
  return isPattern(patternId, acceptedPattern) ? null : 'pattern';
}
