import { useLingui } from '@lingui/react/macro';
import { registrationRegisterMobile } from '@khelaghor/client/routes.gen.ts';
import type { RegistrationField } from '@khelaghor/contract/site/registration-fields.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { PasswordField } from '@khelaghor/ui/password-field/password-field.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePendingIdentity, usePending } from '../social-login/index.ts';
import {
  readPhoneProof,
  PhoneOtpFields,
  SendWarning,
  usePhoneOtpForm,
} from '../phone-verification/index.ts';
import { call } from '../../shared/api.ts';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { useHumanProofs } from '../../shared/human-proof.ts';
import { useLanguage } from '../../shared/local-text.ts';
import { setFieldErrors } from '../../shared/set-field-errors.ts';
import { registrationQuery, useWhitelabel } from '../../shared/api-queries.ts';
import { useRefusalText } from '../../shared/error-text.ts';
import { FormEnd } from './form-end.tsx';
import type { RegistrationMode } from './form-end.tsx';
import {
  fillIn,
  useOpened,
  checkInvitation,
  emptyRegistration,
  fieldNames,
  getFilledIn,
  getOrigin,
  useFieldRules,
} from './use-registration.ts';
import { ReferralWarning } from './referral-warning.tsx';
import { AskedFields } from './form-fields.tsx';
import type { RegistrationFields } from './use-registration.ts';

/** What this form asks for in its own way; the rest is asked for as the settings want it. */
const ownWay: ReadonlySet<string> = new Set([
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  'captcha',
]);

/** What is sent of what was typed, and what the form adds by itself. */
function getPayload(
  fields: RegistrationFields,
  shown: readonly RegistrationField[],
  withPassword: boolean,
) {
  const { mobileNum, captcha, password, confirmPassword, agreement, ageConfirmed } = fields;
  return {
    ...getFilledIn(fields, shown),
    mobileNum,
    ...(withPassword && { password, confirmPassword }),
    ...(captcha !== '' && { captcha: captcha.trim() }),
    ...getOrigin(location),
    registerMethod: 'mobile' as const,
    agreement,
    ageConfirmed,
    login: true as const,
  };
}

function useMobileForm(shown: readonly RegistrationField[]) {
  const { t } = useLingui();
  const opened = useOpened();
  const language = useLanguage();
  const elsewhere = usePendingIdentity();
  const formatRefusal = useRefusalText();
  const { smsVerification, mobileAndPasswordRegistration } = useWhitelabel();
  const form = useForm<RegistrationFields>({ defaultValues: emptyRegistration });
  const { phone, sendCode, warning } = usePhoneOtpForm('register', form, fieldNames);
  const proofs = useHumanProofs('register');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [invitation, setInvitation] = useState<string | null>(null);
  const [captchaRound, setCaptchaRound] = useState(1);
  useEffect(() => proofs.prepare(), [proofs]);
  const pending = usePending();
  useEffect(() => fillIn(form, pending), [form, pending]);

  const refused = (refusal: CallRefusal) => {
    const isInvitation = refusal.code === 'invitation_code_error';
    if (isInvitation) {
      setInvitation(formatRefusal(refusal));
      form.setError('affiliateCode', { message: formatRefusal(refusal) });
    }
    if (!setFieldErrors(form, fieldNames, refusal) && !isInvitation)
      setTrouble(formatRefusal(refusal));
    form.setValue('captcha', '');
    elsewhere.onRefused(refusal);
    setCaptchaRound((round) => round + 1);
    proofs.prepare();
  };
  const submit = form.handleSubmit(async (fields) => {
    setTrouble(null);
    if (smsVerification && phone.sent === null) {
      form.setError('verificationCode', { message: t`Have a code sent first.` });
      return;
    }
    const unknown = await checkInvitation(fields.affiliateCode);
    if (unknown) {
      refused(unknown);
      return;
    }
    const proof = await readPhoneProof(phone.sent, fields.verificationCode);
    if (!proof.success) {
      refused(proof);
      return;
    }
    const typed = {
      ...getPayload(fields, shown, mobileAndPasswordRegistration),
      countryDialingCode: phone.dialingCode,
      ...elsewhere.sent,
      ...proof.value,
      language,
    };
    const reply = await proofs.send((humanProof) =>
      call(registrationRegisterMobile, { body: { ...typed, humanProof } }),
    );
    if (!reply.success) {
      refused(reply);
      return;
    }
    await opened('account-made');
  });
  const reset = () => {
    form.reset(undefined, { keepFieldsRef: true });
    setTrouble(null);
    setCaptchaRound((round) => round + 1);
  };
  const said = { invitation, setInvitation, trouble, warning };
  return { form, phone, sendCode, submit, reset, captchaRound, ...said };
}

/** Opening an account with a phone number; the account's name is made by the house. */
export function MobileForm({ mode }: { readonly mode: RegistrationMode }) {
  // The form's object stays the same while what is wrong in it changes.
  'use no memo';
  const { t } = useLingui();
  const { smsVerification, mobileAndPasswordRegistration } = useWhitelabel();
  const { data } = useSuspenseQuery(registrationQuery);
  const shown = data.fields.filter(({ enabled, name }) => enabled && !ownWay.has(name));
  const { form, phone, sendCode, submit, captchaRound, trouble, ...more } = useMobileForm(shown);
  const validate = useFieldRules();
  const { errors } = form.formState;
  const required = t`Fill in this field.`;
  const differ = t`The two passwords do not match.`;
  return (
    <DialogForm trouble={trouble} onSubmit={submit}>
      <PhoneOtpFields form={form} phone={phone} onSend={sendCode} withCode={smsVerification} />
      {mobileAndPasswordRegistration && (
        <>
          <PasswordField
            {...form.register('password', { required })}
            label={t`Password`}
            purpose="new"
            required
            error={errors.password?.message}
          />
          <PasswordField
            {...form.register('confirmPassword', {
              required,
              validate: (value, { password }) => value === password || differ,
            })}
            label={t`Password again`}
            purpose="new"
            required
            error={errors.confirmPassword?.message}
          />
        </>
      )}
      <AskedFields rules={shown} validate={validate} form={form} phone={phone} onSend={sendCode} />
      <FormEnd form={form} captchaRound={captchaRound} mode={mode} onReset={more.reset} />
      <ReferralWarning text={more.invitation} onClose={() => more.setInvitation(null)} />
      <SendWarning {...more.warning} />
    </DialogForm>
  );
}
