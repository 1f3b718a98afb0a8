import { Trans, useLingui } from '@lingui/react/macro';
import { registrationRegister } from '@khelaghor/client/routes/account.gen.ts';
import type { RegistrationField } from '@khelaghor/contract/site/registration-fields.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Tabs } from '@khelaghor/ui/tabs/tabs.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { PendingNote } from '../social-login/index.ts';
import { SendWarning, usePhoneOtpForm } from '../phone-verification/index.ts';
import { call } from '../../shared/api.ts';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { registrationQuery, useWhitelabel } from '../../shared/api-queries.ts';
import { FormEnd } from './form-end.tsx';
import type { RegistrationMode } from './form-end.tsx';
import { MobileForm } from './mobile-form.tsx';
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

/** The request body: the visible fields that have a value, and what the form adds. */
function getPayload(fields: RegistrationFields, shown: readonly RegistrationField[]) {
  return {
    ...getFilledIn(fields, shown),
    username: toVisibleText(fields.username),
    password: fields.password,
    confirmPassword: fields.confirmPassword,
    ...(fields.captcha !== '' && { captcha: toVisibleText(fields.captcha) }),
    ...getOrigin(location),
    registerMethod: 'username' as const,
    agreement: fields.agreement,
    ageConfirmed: fields.ageConfirmed,
    login: true as const,
  };
}

function useNameForm(shown: readonly RegistrationField[]) {
  const form = useForm<RegistrationFields>({ defaultValues: emptyRegistration });
  const hasPhone = shown.some(({ name }) => name === 'mobileNum');
  const { phone, sendCode, warning } = usePhoneOtpForm('register', form, fieldNames, {
    isShown: hasPhone,
  });
  const request = useRegistrationRequest(form);
  const submit = form.handleSubmit(async (fields) => {
    request.setTrouble(null);
    const checked = await request.check(fields, phone.sent);
    if (checked === null) return;
    const { dialingCode: countryDialingCode } = phone;
    const mobile = toVisibleText(fields.mobileNum) === '' ? {} : { countryDialingCode };
    const typed = { ...getPayload(fields, shown), ...mobile, ...checked };
    const reply = await request.send((humanProof) =>
      call(registrationRegister, { body: { ...typed, humanProof } }),
    );
    if (reply.success) await request.opened('registered');
    else request.refused(reply);
  });
  return { form, phone, sendCode, submit, warning, request };
}

type FormProps = { readonly mode: RegistrationMode };

function NameForm({ mode }: FormProps) {
  'use no memo';
  const { data } = useSuspenseQuery(registrationQuery);
  const shown = data.fields.filter(({ enabled, name }) => enabled && name !== 'captcha');
  const { form, phone, sendCode, submit, warning, request } = useNameForm(shown);
  const validate = useFieldRules();
  return (
    <DialogForm trouble={request.trouble} onSubmit={submit}>
      <AskedFields rules={shown} validate={validate} form={form} phone={phone} onSend={sendCode} />
      <FormEnd form={form} request={request} mode={mode} />
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
      label={t`Sign up with`}
      value={way}
      onChange={setWay}
      tabs={[
        { key: 'username', text: <Trans>Username</Trans>, panel: <NameForm mode={mode} /> },
        { key: 'mobile', text: <Trans>Mobile number</Trans>, panel: <MobileForm mode={mode} /> },
      ]}
    />
  );
}
