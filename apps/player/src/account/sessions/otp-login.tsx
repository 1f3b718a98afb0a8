import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PhoneOtpFields, SendWarning, usePhoneOtpForm } from '../phone-verification/index.ts';
import { WithdrawOnlyLogin } from '../second-factors/index.ts';
import type { LoginFlow } from '../second-factors/index.ts';
import { CaptchaField } from '../../shared/captcha-field.tsx';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { readRememberedLogin } from './remembered-username.ts';
import { RememberMeCheckbox } from './remember-me-checkbox.tsx';
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
  const { submit, submitLate, trouble, captchaRound } = useLogin({
    form,
    names,
    entered,
    getBody: ({ mobileNum, verificationCode, rememberMe }) => {
      if (phone.sent === null) {
        form.setError('verificationCode', { message: t`Have a code sent first.` });
        return null;
      }
      const { codeRequestId } = phone.sent;
      const number = { mobileNum, countryDialingCode: phone.dialingCode };
      return { type: 'sms', ...number, codeRequestId, verificationCode, rememberMe };
    },
  });
  const { errors, isSubmitting } = form.formState;
  const required = t`Fill in this field.`;
  return (
    <DialogForm trouble={trouble} onSubmit={submit}>
      {submitLate && <WithdrawOnlyLogin isBusy={isSubmitting} onPress={() => void submitLate()} />}
      <PhoneOtpFields form={form} phone={phone} onSend={sendCode} />
      {captchaRound > 0 && (
        <CaptchaField
          {...form.register('captcha', { required })}
          action="login"
          round={captchaRound}
          error={errors.captcha?.message}
        />
      )}
      <RememberMeCheckbox form={form} />
      <Button kind="primary" block type="submit" busy={isSubmitting}>
        <Trans>Log in</Trans>
      </Button>
      <SendWarning {...warning} />
    </DialogForm>
  );
}
