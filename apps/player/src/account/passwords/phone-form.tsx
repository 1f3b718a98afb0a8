import { Trans, useLingui } from '@lingui/react/macro';
import { passwordResetResetWithSmsCode } from '@khelaghor/client/routes/account.gen.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PhoneOtpFields, SendWarning, usePhoneOtpForm } from '../phone-verification/index.ts';
import { WithdrawOnlyLogin } from '../second-factors/index.ts';
import type { LoginFlow } from '../second-factors/index.ts';
import { call } from '../../shared/api.ts';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { useFormTrouble } from '../../shared/use-trouble.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const names = ['mobileNum', 'verificationCode', 'newPassword', 'confirmNewPassword'] as const;

const empty = { mobileNum: '', verificationCode: '', newPassword: '', confirmNewPassword: '' };

function usePhoneForm({ entered }: Pick<LoginFlow, 'entered'>) {
  const { t } = useLingui();
  const form = useForm({ defaultValues: empty });
  const { phone, sendCode, warning } = usePhoneOtpForm('password', form, names);
  const { trouble, setTrouble, showRefusal } = useFormTrouble(form, names);
  const [isLate, setLate] = useState(false);
  const send = async (fields: typeof empty, toWithdraw: boolean) => {
    setTrouble(null);
    if (phone.sent === null) {
      form.setError('verificationCode', { message: t`Request a code first.` });
      return;
    }
    const { codeRequestId } = phone.sent;
    const late = toWithdraw && { toWithdraw };
    const body = { ...fields, countryDialingCode: phone.dialingCode, codeRequestId, ...late };
    const reply = await call(passwordResetResetWithSmsCode, { body });
    if (!reply.success) {
      setLate(reply.code === 'limit_time_reached');
      showRefusal(reply);
      return;
    }
    await entered(reply.value);
  };
  const submit = form.handleSubmit((fields) => send(fields, false));
  /** Logs in a member who has reached their time limit, to withdraw only; null: not reached. */
  const submitLate = isLate ? form.handleSubmit((fields) => send(fields, true)) : null;
  return { form, phone, sendCode, submit, submitLate, trouble, warning };
}

/** Sets a new password with a code from the phone, and logs in. */
export function PhoneForm({ entered }: Pick<LoginFlow, 'entered'>) {
  const { form, phone, sendCode, submit, submitLate, trouble, warning } = usePhoneForm({ entered });
  const { isSubmitting } = form.formState;
  return (
    <DialogForm trouble={trouble} onSubmit={submit}>
      <PhoneOtpFields form={form} phone={phone} onSend={sendCode} />
      <NewPasswordFields form={form} />
      <Button kind="primary" block type="submit" busy={isSubmitting}>
        <Trans>Set the new password</Trans>
      </Button>
      {submitLate !== null && (
        <WithdrawOnlyLogin isBusy={isSubmitting} onPress={() => void submitLate()} />
      )}
      <p className="dialog-form__small">
        <Trans>You are logged out on all other devices. Payouts pause for 24 hours.</Trans>
      </p>
      <SendWarning {...warning} />
    </DialogForm>
  );
}
