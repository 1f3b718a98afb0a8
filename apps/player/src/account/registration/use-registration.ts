import { useQueryClient } from '@tanstack/react-query';
import { toCode } from '@khelaghor/typed-text/code.ts';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { pendingQuery, usePending, usePendingIdentity } from '../social-login/index.ts';
import { useFinishLogin } from '../../shared/session-changes.ts';
import { paths } from '../../shared/paths.ts';
import { useLingui } from '@lingui/react';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { affiliatesCheck } from '@khelaghor/client/routes/account.gen.ts';
import { isSecretField } from '@khelaghor/contract/lib/field-rules.ts';
import type { RegistrationField } from '@khelaghor/contract/site/registration-fields.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
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
import { useFormTrouble } from '../../shared/use-trouble.ts';
import { getComplaint } from './field-rules.ts';
import { formFields } from './field-names.ts';
import type { FieldName } from './field-names.ts';
import { getCodeFromLink, readReferral } from './saved-referral.ts';
import type { PendingElsewhere } from '@khelaghor/contract/account/social-login.ts';

/** Goes on once an account is open: in, to the dialog that says so. */
function useOpened(): (open: 'registered' | 'account-made') => Promise<void> {
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
    const value = isSecretField(name) ? values[name] : toVisibleText(values[name]);
    return value === '' ? [] : [[name, value] as const];
  });
  return Object.fromEntries(filled);
}

/** Checks a typed code before the rest is sent; null when it is known, or none was typed. */
async function checkInvitation(typed: string): Promise<CallRefusal | null> {
  const code = toCode(typed);
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
    return complaint === null || toDigits(i18n._(complaint.id, complaint.values), digits);
  };
}

/** Fills the empty fields with the profile from another site. */
function fillIn(form: UseFormReturn<RegistrationFields>, pending: PendingElsewhere | null): void {
  if (!pending) return;
  const { name, email } = pending;
  if (form.getValues('payeeName') === '') form.setValue('payeeName', name);
  if (form.getValues('email') === '') form.setValue('email', email);
}

/** What both forms do before and after they are sent, and with a refusal. */
export function useRegistrationRequest(form: UseFormReturn<RegistrationFields>) {
  const opened = useOpened();
  const language = useLanguage();
  const elsewhere = usePendingIdentity();
  const formatRefusal = useRefusalText();
  const proofs = useHumanProofs('register');
  const { trouble, setTrouble, showRefusal } = useFormTrouble(form, fieldNames);
  const [invitation, setInvitation] = useState<string | null>(null);
  const [captchaRound, setCaptchaRound] = useState(1);
  useEffect(() => proofs.prepare(), [proofs]);
  const pending = usePending();
  useEffect(() => fillIn(form, pending), [form, pending]);

  const refused = (refusal: CallRefusal) => {
    if (refusal.code === 'invitation_code_error') {
      // Shown in a dialog at once, and under the field after that is closed.
      setInvitation(formatRefusal(refusal));
      form.setError('affiliateCode', { message: formatRefusal(refusal) });
      setFieldErrors(form, fieldNames, refusal);
    } else showRefusal(refusal);
    form.setValue('captcha', '');
    elsewhere.onRefused(refusal);
    setCaptchaRound((round) => round + 1);
    proofs.prepare();
  };
  /** Checks the invitation code and the code from the phone; null: one of them was refused. */
  const check = async (fields: RegistrationFields, sent: Phone['sent']) => {
    const unknown = await checkInvitation(fields.affiliateCode);
    if (unknown) {
      refused(unknown);
      return null;
    }
    const proof = await readPhoneProof(sent, fields.verificationCode);
    if (!proof.success) {
      refused(proof);
      return null;
    }
    return { ...proof.value, ...elsewhere.sent, language };
  };
  const reset = () => {
    // Sets each field: the form's own reset does not tick a box that is ticked at first.
    form.reset(undefined, { keepFieldsRef: true });
    setTrouble(null);
    setCaptchaRound((round) => round + 1);
  };
  const referral = { text: invitation, onClose: () => setInvitation(null) };
  const sending = { check, send: proofs.send, refused, opened };
  return { ...sending, reset, trouble, setTrouble, referral, captchaRound };
}
