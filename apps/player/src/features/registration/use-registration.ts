import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { registrationRegister } from '@khelaghor/client/routes.gen.ts';
import type { RegistrationField } from '@khelaghor/contract/site.ts';
import { inDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/format.tsx';
import { useEffect, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { Phone } from '../phone/phone.ts';
import { call } from '../../shared/call.ts';
import { createHumanProofs } from '../../shared/human-proof.ts';
import { useLanguage } from '../../shared/local-text.ts';
import { markFields } from '../../shared/mark-fields.ts';
import { paths } from '../../shared/paths.ts';
import { useRefusalText } from '../../shared/refusal-text.ts';
import { sessionOpened } from '../../shared/session.ts';
import { complaintOf } from './field-rules.ts';
import type { FieldName } from './field-names.ts';

/** Where somebody registers, and by whose invitation. */
export function originOf({ origin, pathname, search }: Location) {
  const referralCode = new URLSearchParams(search).get('referralCode');
  return {
    ...(referralCode !== null && { referralCode: referralCode.slice(0, 255) }),
    registerUrl: `${origin}${pathname}`,
  };
}

export type RegistrationFields = Record<FieldName, string> & { ageConfirmed: boolean };

export const emptyRegistration: RegistrationFields = {
  username: '',
  password: '',
  confirmPassword: '',
  payeeName: '',
  email: '',
  qqNum: '',
  mobileNum: '',
  recommenderId: '',
  captcha: '',
  verificationCode: '',
  affiliateCode: '',
  paymentPassword: '',
  line: '',
  whatsapp: '',
  zalo: '',
  facebook: '',
  wechat: '',
  idNumber: '',
  ageConfirmed: false,
};

export const fieldNames = Object.keys(emptyRegistration) as FieldPath<RegistrationFields>[];

/** What is sent: the fields that are shown and filled in, and what the form adds by itself. */
function payloadOf(values: RegistrationFields, shown: readonly RegistrationField[]) {
  const filled = shown.flatMap(({ name }) => {
    const value =
      name === 'password' || name === 'confirmPassword' ? values[name] : values[name].trim();
    return value === '' ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(filled),
    username: values.username.trim(),
    password: values.password,
    confirmPassword: values.confirmPassword,
    ...(values.captcha !== '' && { captcha: values.captcha.trim() }),
    ...originOf(location),
    registerMethod: 'username' as const,
    ageConfirmed: values.ageConfirmed,
    login: true as const,
  };
}

/** The rules of the form, the way to send it, and what the server said. */
export function useRegistration(
  form: UseFormReturn<RegistrationFields>,
  shown: readonly RegistrationField[],
  phone: Phone,
) {
  const { i18n } = useLingui();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const language = useLanguage();
  const refusalText = useRefusalText();
  const { digits } = useFormat();
  const [proofs] = useState(createHumanProofs);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [captchaRound, setCaptchaRound] = useState(1);
  useEffect(() => proofs.prepare(), [proofs]);

  const validate = (rule: RegistrationField) => (value: unknown) => {
    const text = typeof value === 'string' ? value : '';
    const complaint = complaintOf(rule, text);
    return complaint === null || inDigits(i18n._(complaint.id, complaint.values), digits);
  };

  const refused = (refusal: CallRefusal) => {
    if (!markFields(form, fieldNames, refusal)) setTrouble(refusalText(refusal));
    form.setValue('captcha', '');
    setCaptchaRound((round) => round + 1);
    proofs.prepare();
  };

  const submit = form.handleSubmit(async (values) => {
    setTrouble(null);
    const humanProof = await proofs.take();
    if (humanProof === null) {
      refused({ success: false, code: 'network' });
      return;
    }
    const { dialingCode: countryDialingCode, sent } = phone;
    const mobile = values.mobileNum.trim() === '' ? {} : { countryDialingCode };
    const proof = sent === null ? {} : { codeRequestId: sent.codeRequestId };
    const body = { ...payloadOf(values, shown), ...mobile, ...proof, language, humanProof };
    const reply = await call(registrationRegister, { body });
    if (!reply.success) {
      refused(reply);
      return;
    }
    await sessionOpened(queries);
    await navigate({ to: paths.home, search: { open: 'registered' }, replace: true });
  });
  return { validate, submit, trouble, captchaRound };
}
