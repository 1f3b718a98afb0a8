import { patternSources } from '../lib/field-patterns.ts';
import type { KnownPattern } from '../lib/field-patterns.ts';
import { askedFields, memberFields } from './member-fields.ts';
import type { RuledFields } from './registration-fields.ts';
import type { RuledField } from './ruled-fields.ts';

type AskedField = (typeof askedFields)[number];
type Row = readonly [
  RuledField,
  'required' | 'optional' | 'off',
  KnownPattern,
  least: number,
  most: number,
];

/** Rows of the members' fields, which a fresh site does not ask for. */
const listOff = (names: readonly AskedField[]): Row[] =>
  names.map((name) => {
    const { pattern, min, max } = memberFields[name].rule;
    return [name, 'off', pattern, min, max];
  });

const isColumn = (name: AskedField): boolean => memberFields[name].kept === 'column';

const rows: readonly Row[] = [
  ['username', 'required', 'letters_digits_first_letter', 4, 16],
  ['password', 'required', 'any', 8, 64],
  ['email', 'optional', 'email', 5, 120],
  ...listOff(askedFields.filter(isColumn)),
  ['mobileNum', 'off', 'any', 5, 40],
  ['affiliateCode', 'off', 'letters_digits', 8, 32],
  ['recommenderId', 'off', 'letters_digits', 4, 32],
  ['paymentPassword', 'off', 'digits', 6, 6],
  ...listOff(askedFields.filter((name) => !isColumn(name))),
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
