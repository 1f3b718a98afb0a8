import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import {
  askedFields,
  getMemberField,
  isMemberField,
} from '@khelaghor/contract/site/member-fields.ts';
import type { MemberFieldName } from '@khelaghor/contract/site/member-fields.ts';
import type { RegistrationField } from '@khelaghor/contract/site/registration-fields.ts';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';

export type FieldName = RegistrationField['name'];

type FieldLook = {
  readonly label: MessageDescriptor | LocalText;
  readonly icon?: IconName;
  readonly type?: 'email' | 'tel' | 'text';
  readonly autoComplete?: string;
};

type OwnName = Exclude<FieldName, MemberFieldName>;

/** How the fields that registration treats in its own way are named and typed. */
const ownLooks: Readonly<Record<OwnName, FieldLook>> = {
  username: { label: msg`Username`, icon: 'user', autoComplete: 'username' },
  password: { label: msg`Password` },
  confirmPassword: { label: msg`Password again` },
  email: { label: msg`E-mail`, icon: 'mail', type: 'email', autoComplete: 'email' },
  mobileNum: { label: msg`Mobile number`, icon: 'phone', type: 'tel', autoComplete: 'tel' },
  recommenderId: { label: msg`Recommended by` },
  captcha: { label: msg`Characters in the picture` },
  verificationCode: { label: msg`Code from the SMS` },
  affiliateCode: { label: msg`Invitation code` },
  paymentPassword: { label: msg`Payment password` },
  idNumber: { label: msg`Identity number` },
};

/** All fields that the form may have. */
export const formFields: readonly FieldName[] = [
  ...(Object.keys(ownLooks) as OwnName[]),
  ...askedFields,
];

/** Returns how a field is named and typed: by its row, unless registration has its own way. */
export function getFieldLook(name: FieldName): FieldLook {
  if (!isMemberField(name)) return ownLooks[name];
  const { label, control } = getMemberField(name);
  return { label, ...control };
}
