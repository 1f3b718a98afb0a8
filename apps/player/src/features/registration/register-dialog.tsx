import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { RegistrationField } from '@khelaghor/contract/site.ts';
import { inDigits } from '@khelaghor/money/digits.ts';
import { Bar } from '@khelaghor/ui/bar/bar.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Checkbox, TextField } from '@khelaghor/ui/field/field.tsx';
import { useFormat } from '@khelaghor/ui/money/format.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { PasswordField } from '@khelaghor/ui/password-field/password-field.tsx';
import { useForm } from 'react-hook-form';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { NewPlayerOffers } from '../promotions/promotions.ts';
import { CaptchaField } from '../../shared/captcha-field.tsx';
import { paths } from '../../shared/paths.ts';
import { registrationQuery, useWhitelabel } from '../../shared/queries.ts';
import '../../shared/dialog-form.css';
import { fieldLooks, isSecret } from './field-names.ts';
import { emptyRegistration, useRegistration } from './use-registration.ts';
import type { RegistrationFields } from './use-registration.ts';

type OneFieldProps = {
  readonly rule: RegistrationField;
  readonly form: UseFormReturn<RegistrationFields>;
  readonly validate: (value: unknown) => true | string;
};

// The form's object stays the same while what is wrong in it changes, which the compiler cannot
// see: where errors are read by a name that is only known at run time, nothing may be kept.

/** One field of the form, as the settings want it. */
function OneField({ rule, form, validate }: OneFieldProps) {
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

function RegisterForm() {
  'use no memo';
  const { t } = useLingui();
  const { captchaOnRegistration, ...whitelabel } = useWhitelabel();
  const { digits } = useFormat();
  const minimumAge = inDigits(String(whitelabel.minimumAge), digits);
  const { data } = useSuspenseQuery(registrationQuery);
  const shown = data.fields.filter(({ enabled, name }) => enabled && name !== 'captcha');
  const form = useForm<RegistrationFields>({ defaultValues: emptyRegistration });
  const { validate, submit, trouble, captchaRound } = useRegistration(form, shown);
  const { errors, isSubmitting } = form.formState;
  const required = t`This must be filled in.`;
  return (
    <form className="dialog-form" onSubmit={(event) => void submit(event)} noValidate>
      {trouble !== null && <Bar kind="warn">{trouble}</Bar>}
      {shown.map((rule) => (
        <OneField key={rule.name} rule={rule} form={form} validate={validate(rule)} />
      ))}
      {captchaOnRegistration && (
        <CaptchaField
          {...form.register('captcha', { required })}
          round={captchaRound}
          error={errors.captcha?.message}
        />
      )}
      <Checkbox
        {...form.register('ageConfirmed', {
          required: t`Confirm that you are old enough to play.`,
        })}
        label={<Trans>I am {minimumAge} years old or older, and I play for myself.</Trans>}
        error={errors.ageConfirmed?.message}
      />
      <Button kind="lead" block type="submit" busy={isSubmitting}>
        <Trans context="button">Create account</Trans>
      </Button>
      <p className="dialog-form__small">
        <Trans>
          By opening an account you agree to one account a person, and to play within what you can
          spare. The law allows play from 18; this site asks for {minimumAge}.
        </Trans>
      </p>
      <p className="dialog-form__turn">
        <Trans>Already have an account?</Trans>{' '}
        <Link to={paths.home} search={{ open: 'login' }} replace resetScroll={false}>
          <Trans>Log in</Trans>
        </Link>
      </p>
    </form>
  );
}

type RegisterDialogProps = {
  /** What the site announces to those who join. */
  readonly banners: ReactNode;
  readonly onClose: () => void;
};

/** Signing up, over the lobby. */
export function RegisterDialog({ banners, onClose }: RegisterDialogProps) {
  const { registrationOpen, moneyMode } = useWhitelabel();
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
      {registrationOpen ? (
        <>
          <div className="dialog-form__banners">{banners}</div>
          <NewPlayerOffers />
          <RegisterForm />
        </>
      ) : (
        <Bar kind="info">
          <Trans>New accounts cannot be opened now.</Trans>
        </Bar>
      )}
    </Modal>
  );
}
