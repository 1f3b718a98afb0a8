import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { RegistrationField } from '@khelaghor/contract/site.ts';
import { inDigits } from '@khelaghor/money/digits.ts';
import { Bar } from '@khelaghor/ui/bar/bar.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { useFormat } from '@khelaghor/ui/money/format.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { PasswordField } from '@khelaghor/ui/password-field/password-field.tsx';
import { Tabs } from '@khelaghor/ui/tabs/tabs.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { NewPlayerOffers } from '../promotions/promotions.ts';
import { CodeField, PhoneField, useSendCode } from '../phone/phone.ts';
import type { Phone } from '../phone/phone.ts';
import { registrationQuery, useWhitelabel } from '../../shared/queries.ts';
import '../../shared/dialog-form.css';
import { fieldLooks, isSecret } from './field-names.ts';
import { FormEnd } from './form-end.tsx';
import { MobileForm } from './mobile-form.tsx';
import { emptyRegistration, fieldNames, useRegistration } from './use-registration.ts';
import type { RegistrationFields } from './use-registration.ts';

type OneFieldProps = {
  readonly rule: RegistrationField;
  readonly form: UseFormReturn<RegistrationFields>;
  readonly validate: (value: unknown) => true | string;
  readonly phone: Phone;
  readonly onSend: () => void;
};

// The form's object stays the same while what is wrong in it changes, which the compiler cannot
// see: where errors are read by a name that is only known at run time, nothing may be kept.

/** One field of the form, as the settings want it. */
function OneField({ rule, form, validate, phone, onSend }: OneFieldProps) {
  'use no memo';
  const { t } = useLingui();
  const { digits } = useFormat();
  const { name, required } = rule;
  const look = fieldLooks[name];
  const message = form.formState.errors[name]?.message;
  const error = message === undefined ? {} : { error: message };
  const differ = t`The two passwords are not the same.`;
  const registered = form.register(name, {
    validate: (value, values) =>
      name === 'confirmPassword' && value !== values.password ? differ : validate(value),
  });
  if (name === 'mobileNum')
    return (
      <PhoneField
        {...form.register(name, {
          validate: (value) => (value === '' && !required) || phone.validate(value),
        })}
        required={required}
        countries={phone.countries}
        country={phone.country}
        onCountry={phone.setCountry}
        error={message}
      />
    );
  if (name === 'verificationCode')
    return (
      <CodeField
        {...registered}
        sent={phone.sent}
        busy={phone.busy}
        onSend={onSend}
        error={message}
      />
    );
  if (isSecret(name)) {
    return (
      <PasswordField
        {...registered}
        {...error}
        label={t(look.label)}
        required={required}
        purpose="new"
        {...(name === 'password' && {
          hint: t`At least ${inDigits(String(rule.minLength), digits)} characters`,
        })}
      />
    );
  }
  return (
    <TextField
      {...registered}
      {...error}
      label={t(look.label)}
      required={required}
      {...(!required && { aside: t`optional` })}
      {...(look.icon !== undefined && { icon: look.icon })}
      type={look.type ?? 'text'}
      autoComplete={look.autoComplete ?? 'off'}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

function NameForm() {
  'use no memo';
  const { data } = useSuspenseQuery(registrationQuery);
  const shown = data.fields.filter(({ enabled, name }) => enabled && name !== 'captcha');
  const form = useForm<RegistrationFields>({ defaultValues: emptyRegistration });
  const hasPhone = shown.some(({ name }) => name === 'mobileNum');
  const {
    phone,
    sendCode,
    trouble: sendTrouble,
  } = useSendCode('register', form, fieldNames, {
    isShown: hasPhone,
  });
  const { validate, submit, trouble, captchaRound } = useRegistration(form, shown, phone);
  const said = trouble ?? sendTrouble;
  return (
    <form className="dialog-form" onSubmit={(event) => void submit(event)} noValidate>
      {said !== null && <Bar kind="warn">{said}</Bar>}
      {shown.map((rule) => (
        <OneField
          key={rule.name}
          rule={rule}
          form={form}
          validate={validate(rule)}
          phone={phone}
          onSend={sendCode}
        />
      ))}
      <FormEnd form={form} captchaRound={captchaRound} />
    </form>
  );
}

/** The ways to open an account that the settings offer. */
function Ways() {
  const { t } = useLingui();
  const { usernameRegistration, mobileRegistration } = useWhitelabel();
  const [way, setWay] = useState<'username' | 'mobile'>('username');
  if (!mobileRegistration) return <NameForm />;
  if (!usernameRegistration) return <MobileForm />;
  return (
    <Tabs
      label={t`Create account with`}
      value={way}
      onChange={setWay}
      tabs={[
        { key: 'username', text: <Trans>Username</Trans>, panel: <NameForm /> },
        { key: 'mobile', text: <Trans>Mobile number</Trans>, panel: <MobileForm /> },
      ]}
    />
  );
}

type RegisterDialogProps = {
  /** What the site announces to those who join. */
  readonly banners: ReactNode;
  readonly onClose: () => void;
};

/** Signing up, over the lobby. */
export function RegisterDialog({ banners, onClose }: RegisterDialogProps) {
  const { registrationOpen, usernameRegistration, mobileRegistration, moneyMode } = useWhitelabel();
  const isOpen = registrationOpen && (usernameRegistration || mobileRegistration);
  return (
    <Modal
      open
      onClose={onClose}
      insists
      title={<Trans>Create account</Trans>}
      {...(moneyMode === 'play' && {
        lead: <Trans>Everything here is played with play money.</Trans>,
      })}
    >
      {isOpen ? (
        <>
          <div className="dialog-form__banners">{banners}</div>
          <NewPlayerOffers />
          <Ways />
        </>
      ) : (
        <Bar kind="info">
          <Trans>New accounts cannot be opened now.</Trans>
        </Bar>
      )}
    </Modal>
  );
}
