import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Tabs } from '@khelaghor/ui/tabs/tabs.tsx';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { PendingNote, usePending } from '../social-login/index.ts';
import { SendWarning, usePhoneOtpForm } from '../phone-verification/index.ts';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { registrationQuery, useWhitelabel } from '../../shared/api-queries.ts';
import { FormEnd } from './form-end.tsx';
import type { RegistrationMode } from './form-end.tsx';
import { ReferralWarning } from './referral-warning.tsx';
import { MobileForm } from './mobile-form.tsx';
import { fillIn, emptyRegistration, fieldNames, useRegistration } from './use-registration.ts';
import { AskedFields } from './form-fields.tsx';
import type { RegistrationFields } from './use-registration.ts';

type FormProps = { readonly mode: RegistrationMode };

function NameForm({ mode }: FormProps) {
  'use no memo';
  const { data } = useSuspenseQuery(registrationQuery);
  const shown = data.fields.filter(({ enabled, name }) => enabled && name !== 'captcha');
  const form = useForm<RegistrationFields>({ defaultValues: emptyRegistration });
  const hasPhone = shown.some(({ name }) => name === 'mobileNum');
  const { phone, sendCode, warning } = usePhoneOtpForm('register', form, fieldNames, {
    isShown: hasPhone,
  });
  const pending = usePending();
  useEffect(() => fillIn(form, pending), [form, pending]);
  const registration = useRegistration(form, shown, phone);
  const { validate, submit, trouble, invitation, captchaRound } = registration;
  return (
    <DialogForm trouble={trouble} onSubmit={submit}>
      <AskedFields rules={shown} validate={validate} form={form} phone={phone} onSend={sendCode} />
      <FormEnd form={form} captchaRound={captchaRound} mode={mode} onReset={registration.reset} />
      <ReferralWarning {...invitation} />
      <SendWarning {...warning} />
    </DialogForm>
  );
}

/** The ways to open an account that the settings offer. */
export function RegistrationForm({ mode }: FormProps) {
  const { registrationOpen, usernameRegistration, mobileRegistration } = useWhitelabel();
  if (!registrationOpen || !(usernameRegistration || mobileRegistration))
    return (
      <Alert kind="info">
        <Trans>Sign-up is closed at the moment.</Trans>
      </Alert>
    );
  return (
    <>
      <PendingNote />
      <Ways mode={mode} />
    </>
  );
}

/** One form, or one for each way. */
function Ways({ mode }: FormProps) {
  const { t } = useLingui();
  const { usernameRegistration, mobileRegistration } = useWhitelabel();
  const [way, setWay] = useState<'username' | 'mobile'>('username');
  if (!mobileRegistration) return <NameForm mode={mode} />;
  if (!usernameRegistration) return <MobileForm mode={mode} />;
  return (
    <Tabs
      label={t`Create account with`}
      value={way}
      onChange={setWay}
      tabs={[
        { key: 'username', text: <Trans>Username</Trans>, panel: <NameForm mode={mode} /> },
        { key: 'mobile', text: <Trans>Mobile number</Trans>, panel: <MobileForm mode={mode} /> },
      ]}
    />
  );
}
