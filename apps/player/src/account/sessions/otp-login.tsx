import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PhoneOtpFields, SendWarning, usePhoneOtpForm } from '../phone-verification/index.ts';
import type { LoginFlow } from '../second-factors/index.ts';
import { LoginForm } from './login-form.tsx';
import { readRememberedLogin } from './remembered-username.ts';
import { useLogin } from './use-login.ts';

const names = ['mobileNum', 'verificationCode', 'captcha'] as const;

/** Logging in with a code that is sent to the phone. */
export function OtpLogin({ entered }: Pick<LoginFlow, 'entered'>) {
  const { t } = useLingui();
  const [kept] = useState(readRememberedLogin);
  const form = useForm({
    defaultValues: {
      mobileNum: kept.phone?.mobileNum ?? '',
      verificationCode: '',
      captcha: '',
      rememberMe: kept.isRemembered,
    },
  });
  const { phone, sendCode, warning } = usePhoneOtpForm('login', form, names, {
    dialingCode: kept.phone?.countryDialingCode,
  });
  const login = useLogin({
    form,
    names,
    entered,
    getBody: ({ mobileNum, verificationCode, rememberMe }) => {
      if (phone.sent === null) {
        form.setError('verificationCode', { message: t`Request a code first.` });
        return null;
      }
      const { codeRequestId } = phone.sent;
      const number = { mobileNum, countryDialingCode: phone.dialingCode };
      return { type: 'sms', ...number, codeRequestId, verificationCode, rememberMe };
    },
  });
  return (
    <LoginForm form={form} login={login}>
      <PhoneOtpFields form={form} phone={phone} onSend={sendCode} />
      <SendWarning {...warning} />
    </LoginForm>
  );
}
