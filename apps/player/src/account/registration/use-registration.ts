import { useQueryClient } from '@tanstack/react-query';
import { pendingQuery, usePendingIdentity } from '../social-login/index.ts';
import { useFinishLogin } from '../../shared/session-changes.ts';
import { paths } from '../../shared/paths.ts';
import { useLingui } from '@lingui/react';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { affiliatesCheck, registrationRegister } from '@khelaghor/client/routes.gen.ts';
import { isSecretField } from '@khelaghor/contract/lib/field-rules.ts';
import type { RegistrationField } from '@khelaghor/contract/site/registration-fields.ts';
import { inDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useEffect, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { readPhoneProof } from '../phone-verification/index.ts';
import type { Phone } from '../phone-verification/index.ts';
import { call } from '../../shared/api.ts';
import { nowMs } from '../../shared/clock.ts';
import { useHumanProofs } from '../../shared/human-proof.ts';
import { useLanguage } from '../../shared/local-text.ts';
import { setFieldErrors } from '../../shared/set-field-errors.ts';
import { useRefusalText } from '../../shared/error-text.ts';
import { getComplaint } from './field-rules.ts';
import { formFields } from './field-names.ts';
import type { FieldName } from './field-names.ts';
import { getCodeFromLink, readReferral } from './saved-referral.ts';
import type { PendingElsewhere } from '@khelaghor/contract/account/social-login.ts';

/** Goes on once an account is open: in, to the dialog that says so. */
export function useOpened(): (open: 'registered' | 'account-made') => Promise<void> {
  const queries = useQueryClient();
  const finishLogin = useFinishLogin();
  return async (open) => {
    // What was brought along from another site is bound.
    queries.setQueryData(pendingQuery.queryKey, null);
    await finishLogin(`${paths.home}?open=${open}`);
  };
}

/** The site and page of a registration, and its invitation. */
export function getOrigin({ origin, host, pathname, search }: Location) {
  const referralCode = getCodeFromLink(search) ?? readReferral(nowMs());
  return {
    ...(referralCode !== null && { referralCode }),
    domain: host.slice(0, 255),
    registerUrl: `${origin}${pathname}`.slice(0, 512),
  };
}

export type RegistrationFields = Record<FieldName, string> & {
  agreement: boolean;
  ageConfirmed: boolean;
};

export const emptyRegistration: RegistrationFields = {
  ...(Object.fromEntries(formFields.map((name) => [name, ''])) as Record<FieldName, string>),
  agreement: true,
  ageConfirmed: false,
};

export const fieldNames = Object.keys(emptyRegistration) as FieldPath<RegistrationFields>[];

/** The visible fields that have a value. */
export function getFilledIn(
  values: RegistrationFields,
  shown: readonly RegistrationField[],
): Partial<Record<FieldName, string>> {
  const filled = shown.flatMap(({ name }) => {
    const value = isSecretField(name) ? values[name] : values[name].trim();
    return value === '' ? [] : [[name, value] as const];
  });
  return Object.fromEntries(filled);
}

/** The request body: the visible fields that have a value, and what the form adds. */
function getPayload(values: RegistrationFields, shown: readonly RegistrationField[]) {
  return {
    ...getFilledIn(values, shown),
    username: values.username.trim(),
    password: values.password,
    confirmPassword: values.confirmPassword,
    ...(values.captcha !== '' && { captcha: values.captcha.trim() }),
    ...getOrigin(location),
    registerMethod: 'username' as const,
    agreement: values.agreement,
    ageConfirmed: values.ageConfirmed,
    login: true as const,
  };
}

/** Checks a typed code before the rest is sent; null when it is known, or none was typed. */
export async function checkInvitation(typed: string): Promise<CallRefusal | null> {
  const code = typed.trim();
  if (code === '') return null;
  const reply = await call(affiliatesCheck, { query: { code, domain: location.host } });
  return reply.success ? null : reply;
}

/** What a field's rule says of a text, in the reader's words and digits. */
export function useFieldRules() {
  const { i18n } = useLingui();
  const { digits } = useFormat();
  return (rule: RegistrationField) => (value: unknown) => {
    const complaint = getComplaint(rule, typeof value === 'string' ? value : '');
    return complaint === null || inDigits(i18n._(complaint.id, complaint.values), digits);
  };
}

/** The rules of the form, the submit handler, and the server's refusal. */
export function useRegistration(
  form: UseFormReturn<RegistrationFields>,
  shown: readonly RegistrationField[],
  phone: Phone,
) {
  const validate = useFieldRules();
  const opened = useOpened();
  const language = useLanguage();
  const elsewhere = usePendingIdentity();
  const formatRefusal = useRefusalText();
  const proofs = useHumanProofs('register');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [invitation, setInvitation] = useState<string | null>(null);
  const [captchaRound, setCaptchaRound] = useState(1);
  useEffect(() => proofs.prepare(), [proofs]);

  const refused = (refusal: CallRefusal) => {
    const isReferral = refusal.code === 'invitation_code_error';
    if (isReferral) {
      // Shown in a dialog at once, and under the field after that is closed.
      setInvitation(formatRefusal(refusal));
      form.setError('affiliateCode', { message: formatRefusal(refusal) });
    }
    if (!setFieldErrors(form, fieldNames, refusal) && !isReferral)
      setTrouble(formatRefusal(refusal));
    form.setValue('captcha', '');
    elsewhere.onRefused(refusal);
    setCaptchaRound((round) => round + 1);
    proofs.prepare();
  };

  const submit = form.handleSubmit(async (values) => {
    setTrouble(null);
    const unknown = await checkInvitation(values.affiliateCode);
    if (unknown) {
      refused(unknown);
      return;
    }
    const { dialingCode: countryDialingCode, sent } = phone;
    const mobile = values.mobileNum.trim() === '' ? {} : { countryDialingCode };
    const proof = await readPhoneProof(sent, values.verificationCode);
    if (!proof.success) {
      refused(proof);
      return;
    }
    const brought = { ...mobile, ...proof.value, ...elsewhere.sent };
    const typed = { ...getPayload(values, shown), ...brought, language };
    const reply = await proofs.send((humanProof) =>
      call(registrationRegister, { body: { ...typed, humanProof } }),
    );
    if (!reply.success) {
      refused(reply);
      return;
    }
    await opened('registered');
  });
  const reset = () => {
    // Sets each field: the form's own reset does not tick a box that is ticked at first.
    form.reset(undefined, { keepFieldsRef: true });
    setTrouble(null);
    setCaptchaRound((round) => round + 1);
  };
  const referral = { text: invitation, onClose: () => setInvitation(null) };
  return { validate, submit, reset, trouble, invitation: referral, captchaRound };
}

/** Fills the empty fields with the profile from another site. */
export function fillIn(
  form: UseFormReturn<RegistrationFields>,
  pending: PendingElsewhere | null,
): void {
  if (!pending) return;
  const { name, email } = pending;
  if (form.getValues('payeeName') === '') form.setValue('payeeName', name);
  if (form.getValues('email') === '') form.setValue('email', email);
}
