import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { PatternId } from '@khelaghor/contract/lib/field-patterns.ts';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import { isMemberField, memberFields } from '@khelaghor/contract/site/member-fields.ts';
import type { OwnField, RuledField } from '@khelaghor/contract/site/ruled-fields.ts';
import { useLingui } from '@lingui/react';
import { useLocalText } from '../../shared/local-text.ts';

/** The fields that registration treats in its own way, as operators call them. */
const ownNames: Readonly<Record<OwnField, MessageDescriptor>> = {
  username: msg`Username`,
  password: msg`Password`,
  email: msg`E-mail`,
  mobileNum: msg`Mobile number`,
  recommenderId: msg`Recommended by`,
  affiliateCode: msg`Invitation code`,
  paymentPassword: msg`Payment password`,
  idNumber: msg`Identity number`,
};

/** Returns what a field of registration is called; members' fields have it in their rows. */
export const getFieldName = (name: RuledField): MessageDescriptor | LocalText =>
  isMemberField(name) ? memberFields[name].label : ownNames[name];

/** Reads the names of fields in the operator's language. */
export function useFieldName(): (name: RuledField) => string {
  const { i18n } = useLingui();
  const text = useLocalText();
  return (name) => {
    const label = getFieldName(name);
    return 'bn' in label ? text(label) : i18n._(label);
  };
}

/** What a field may be asked to look like. */
export const patternLabels: Readonly<Record<PatternId, MessageDescriptor>> = {
  any: msg`Anything`,
  letters_digits: msg`English letters and digits`,
  letters_digits_first_letter: msg`English letters and digits, a letter first`,
  first_letter: msg`An English letter first`,
  no_special: msg`Letters, digits and spaces of any script`,
  email: msg`An e-mail address`,
  digits: msg`Digits`,
  one_uppercase: msg`At least one capital letter`,
  letters_spaces: msg`English letters and spaces`,
  no_spaces: msg`No spaces`,
  mixed: msg`Capital and small letter, digit, special character`,
  full_name: msg`A full name with a space`,
  thai: msg`Thai`,
  korean: msg`Korean`,
  japanese: msg`Japanese, full width`,
  uppercase: msg`Capital letters`,
  date_year_first: msg`A date: 1990-12-31`,
  date_month_first: msg`A date: 12-31-1990`,
  own: msg`Custom pattern`,
};
