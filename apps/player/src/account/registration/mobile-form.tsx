import { useLingui } from '@lingui/react/macro';
import { registrationRegisterMobile } from '@khelaghor/client/routes/account.gen.ts';
import type { RegistrationField } from '@khelaghor/contract/site/registration-fields.ts';
import { PasswordField } from '@khelaghor/ui/password-field/password-field.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { PhoneOtpFields, SendWarning, usePhoneOtpForm } from '../phone-verification/index.ts';
import { call } from '../../shared/api.ts';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { registrationQuery, useWhitelabel } from '../../shared/api-queries.ts';
import { FormEnd } from './form-end.tsx';
import type { RegistrationMode } from './form-end.tsx';
import {
  emptyRegistration,
  fieldNames,
  getFilledIn,
  getOrigin,
  useFieldRules,
  useRegistrationRequest,
} from './use-registration.ts';
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
    ...(captcha !== '' && { captcha: toVisibleText(captcha) }),
    ...getOrigin(location),
    registerMethod: 'mobile' as const,
    agreement,
    ageConfirmed,
    login: true as const,
  };
}

function useMobileForm(shown: readonly RegistrationField[]) {
  const { t } = useLingui();
  const { smsVerification, mobileAndPasswordRegistration } = useWhitelabel();
  const form = useForm<RegistrationFields>({ defaultValues: emptyRegistration });
  const { phone, sendCode, warning } = usePhoneOtpForm('register', form, fieldNames);
  const request = useRegistrationRequest(form);
  const submit = form.handleSubmit(async (fields) => {
    request.setTrouble(null);
    if (smsVerification && phone.sent === null) {
      form.setError('verificationCode', { message: t`Request a code first.` });
      return;
    }
    const checked = await request.check(fields, phone.sent);
    if (checked === null) return;
    const typed = {
      ...getPayload(fields, shown, mobileAndPasswordRegistration),
      countryDialingCode: phone.dialingCode,
      ...checked,
    };
    const reply = await request.send((humanProof) =>
      call(registrationRegisterMobile, { body: { ...typed, humanProof } }),
    );
    if (reply.success) await request.opened('account-made');
    else request.refused(reply);
  });
  return { form, phone, sendCode, submit, warning, request };
}

/** Opening an account with a phone number; the account's name is made by the house. */
export function MobileForm({ mode }: { readonly mode: RegistrationMode }) {
  // The form's object stays the same while what is wrong in it changes.
  'use no memo';
  const { t } = useLingui();
  const { smsVerification, mobileAndPasswordRegistration } = useWhitelabel();
  const { data } = useSuspenseQuery(registrationQuery);
  const shown = data.fields.filter(({ enabled, name }) => enabled && !ownWay.has(name));
  const { form, phone, sendCode, submit, warning, request } = useMobileForm(shown);
  const validate = useFieldRules();
  const { errors } = form.formState;
  const required = t`Fill in this field.`;
  const differ = t`The two passwords do not match.`;
  return (
    <DialogForm trouble={request.trouble} onSubmit={submit}>
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
      <FormEnd form={form} request={request} mode={mode} />
      <SendWarning {...warning} />
    </DialogForm>
  );
}
