import { useLingui } from '@lingui/react/macro';
import { registrationRegisterMobile } from '@khelaghor/client/routes.gen.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { Bar } from '@khelaghor/ui/bar/bar.tsx';
import { PasswordField } from '@khelaghor/ui/password-field/password-field.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { PhoneAndCode, useSendCode } from '../phone/phone.ts';
import { call } from '../../shared/call.ts';
import { createHumanProofs } from '../../shared/human-proof.ts';
import { useLanguage } from '../../shared/local-text.ts';
import { markFields } from '../../shared/mark-fields.ts';
import { paths } from '../../shared/paths.ts';
import { useWhitelabel } from '../../shared/queries.ts';
import { useRefusalText } from '../../shared/refusal-text.ts';
import { sessionOpened } from '../../shared/session.ts';
import { FormEnd } from './form-end.tsx';
import { originOf } from './use-registration.ts';

const names = [
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'captcha',
  'ageConfirmed',
] as const;

const empty = {
  mobileNum: '',
  verificationCode: '',
  password: '',
  confirmPassword: '',
  captcha: '',
  ageConfirmed: false,
};
type Fields = typeof empty;

function useMobileForm() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const language = useLanguage();
  const refusalText = useRefusalText();
  const { smsVerification, mobileAndPasswordRegistration } = useWhitelabel();
  const form = useForm<Fields>({ defaultValues: empty });
  const { phone, sendCode, trouble: sendTrouble } = useSendCode('register', form, names);
  const [proofs] = useState(createHumanProofs);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [captchaRound, setCaptchaRound] = useState(1);
  useEffect(() => proofs.prepare(), [proofs]);

  const refused = (refusal: CallRefusal) => {
    if (!markFields(form, names, refusal)) setTrouble(refusalText(refusal));
    form.setValue('captcha', '');
    setCaptchaRound((round) => round + 1);
    proofs.prepare();
  };
  const submit = form.handleSubmit(async (fields) => {
    setTrouble(null);
    if (smsVerification && phone.sent === null) {
      form.setError('verificationCode', { message: t`Have a code sent first.` });
      return;
    }
    const humanProof = await proofs.take();
    if (humanProof === null) {
      refused({ success: false, code: 'network' });
      return;
    }
    const { mobileNum, verificationCode, captcha, password, confirmPassword } = fields;
    const reply = await call(registrationRegisterMobile, {
      body: {
        mobileNum,
        countryDialingCode: phone.dialingCode,
        ...(phone.sent && { codeRequestId: phone.sent.codeRequestId, verificationCode }),
        ...(mobileAndPasswordRegistration && { password, confirmPassword }),
        ...(captcha !== '' && { captcha: captcha.trim() }),
        ...originOf(location),
        registerMethod: 'mobile',
        ageConfirmed: fields.ageConfirmed,
        language,
        humanProof,
        login: true,
      },
    });
    if (!reply.success) {
      refused(reply);
      return;
    }
    await sessionOpened(queries);
    await navigate({ to: paths.home, search: { open: 'account-made' }, replace: true });
  });
  return { form, phone, sendCode, submit, captchaRound, trouble: trouble ?? sendTrouble };
}

/** Opening an account with a phone number; the account's name is made by the house. */
export function MobileForm() {
  // The form's object stays the same while what is wrong in it changes.
  'use no memo';
  const { t } = useLingui();
  const { smsVerification, mobileAndPasswordRegistration } = useWhitelabel();
  const { form, phone, sendCode, submit, captchaRound, trouble } = useMobileForm();
  const { errors } = form.formState;
  const required = t`This must be filled in.`;
  const differ = t`The two passwords are not the same.`;
  return (
    <form className="dialog-form" onSubmit={(event) => void submit(event)} noValidate>
      {trouble !== null && <Bar kind="warn">{trouble}</Bar>}
      <PhoneAndCode form={form} phone={phone} onSend={sendCode} withCode={smsVerification} />
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
      <FormEnd form={form} captchaRound={captchaRound} />
    </form>
  );
}
