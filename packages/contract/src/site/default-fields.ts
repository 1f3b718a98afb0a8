import { patternSources } from '../lib/field-patterns.ts';
import type { KnownPattern } from '../lib/field-patterns.ts';
import type { RuledFields } from './registration-fields.ts';
import type { RuledField } from './ruled-fields.ts';

type Row = readonly [
  RuledField,
  'required' | 'optional' | 'off',
  KnownPattern,
  least: number,
  most: number,
];

const rows: readonly Row[] = [
  ['username', 'required', 'letters_digits_first_letter', 4, 16],
  ['password', 'required', 'any', 8, 64],
  ['email', 'optional', 'email', 5, 120],
  ['payeeName', 'off', 'any', 2, 80],
  ['mobileNum', 'off', 'any', 5, 40],
  ['affiliateCode', 'off', 'letters_digits', 8, 32],
  ['recommenderId', 'off', 'letters_digits', 4, 32],
  ['paymentPassword', 'off', 'digits', 6, 6],
  ['whatsapp', 'off', 'any', 5, 40],
  ['facebook', 'off', 'no_spaces', 2, 100],
  ['line', 'off', 'no_spaces', 2, 60],
  ['zalo', 'off', 'no_spaces', 5, 40],
  ['wechat', 'off', 'no_spaces', 2, 60],
  ['qqNum', 'off', 'digits', 5, 12],
  ['idNumber', 'off', 'letters_digits', 6, 30],
];

/** What the sign-up form of a fresh site asks for. */
export const getDefaultFields = (): RuledFields =>
  rows.map(([name, asked, patternId, minLength, maxLength]) => ({
    name,
    enabled: asked !== 'off',
    required: asked === 'required',
    acceptedPattern: patternSources[patternId],
    patternId,
    minLength,
    maxLength,
  }));
