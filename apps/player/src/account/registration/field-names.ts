import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { RegistrationField } from '@khelaghor/contract/site/registration-fields.ts';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';

export type FieldName = RegistrationField['name'];

type FieldLook = {
  readonly label: MessageDescriptor;
  readonly icon?: IconName;
  readonly type?: 'email' | 'tel' | 'text';
  readonly autoComplete?: string;
};

/** How each field that the settings may switch on is named and typed. */
export const fieldLooks: Readonly<Record<FieldName, FieldLook>> = {
  username: { label: msg`Username`, icon: 'user', autoComplete: 'username' },
  password: { label: msg`Password` },
  confirmPassword: { label: msg`Password again` },
  payeeName: { label: msg`Full name`, autoComplete: 'name' },
  email: { label: msg`E-mail`, icon: 'mail', type: 'email', autoComplete: 'email' },
  qqNum: { label: msg`QQ number` },
  mobileNum: { label: msg`Mobile number`, icon: 'phone', type: 'tel', autoComplete: 'tel' },
  recommenderId: { label: msg`Recommended by` },
  captcha: { label: msg`Characters in the picture` },
  verificationCode: { label: msg`Code from the SMS` },
  affiliateCode: { label: msg`Invitation code` },
  paymentPassword: { label: msg`Payment password` },
  line: { label: msg`LINE` },
  whatsapp: { label: msg`WhatsApp`, icon: 'whatsapp' },
  zalo: { label: msg`Zalo` },
  facebook: { label: msg`Facebook`, icon: 'facebook' },
  wechat: { label: msg`WeChat` },
  idNumber: { label: msg`Identity number` },
};
