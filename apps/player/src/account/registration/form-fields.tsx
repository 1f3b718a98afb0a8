import { useLingui } from '@lingui/react/macro';
import { isSecretField } from '@khelaghor/contract/lib/field-rules.ts';
import type { RegistrationField } from '@khelaghor/contract/site/registration-fields.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { PasswordField } from '@khelaghor/ui/password-field/password-field.tsx';
import type { UseFormReturn } from 'react-hook-form';
import { CodeField, PhoneField } from '../phone-verification/index.ts';
import type { Phone } from '../phone-verification/index.ts';
import { useLocalText } from '../../shared/local-text.ts';
import { getFieldLook } from './field-names.ts';
import type { RegistrationFields } from './use-registration.ts';

type OneFieldProps = {
  readonly rule: RegistrationField;
  readonly form: UseFormReturn<RegistrationFields>;
  readonly validate: (value: unknown) => true | string;
  readonly phone: Phone;
  readonly onSend: () => void;
};

// The form's object stays the same while its errors change, and the compiler cannot see that:
// components that read an error by a dynamic name must not be memoised.

/** The hint under a password field. */
function useHint(): (rule: RegistrationField) => { hint?: string } {
  const { t } = useLingui();
  const { digits } = useFormat();
  return ({ name, minLength }) => {
    if (name === 'password')
      return { hint: t`At least ${toDigits(String(minLength), digits)} characters` };
    if (name === 'paymentPassword')
      return { hint: t`Needed for every withdrawal. Use a different password than above.` };
    return {};
  };
}

/** One field of the form, by its setting. */
function OneField({ rule, form, validate, phone, onSend }: OneFieldProps) {
  'use no memo';
  const { t } = useLingui();
  const getHint = useHint();
  const localText = useLocalText();
  const { name, required } = rule;
  const look = getFieldLook(name);
  const label = 'bn' in look.label ? localText(look.label) : t(look.label);
  const message = form.formState.errors[name]?.message;
  const error = message === undefined ? {} : { error: message };
  const differ = t`The two passwords do not match.`;
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
  if (isSecretField(name)) {
    return (
      <PasswordField
        {...registered}
        {...error}
        label={label}
        required={required}
        purpose="new"
        {...(name === 'paymentPassword' && { inputMode: 'numeric' })}
        {...(!required && { aside: t`optional` })}
        {...getHint(rule)}
      />
    );
  }
  return (
    <TextField
      {...registered}
      {...error}
      label={label}
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

type AskedFieldsProps = Omit<OneFieldProps, 'rule' | 'validate'> & {
  readonly rules: readonly RegistrationField[];
  readonly validate: (rule: RegistrationField) => OneFieldProps['validate'];
};

/** The fields that the operator asks for, in the configured order. */
export function AskedFields({ rules, validate, ...rest }: AskedFieldsProps) {
  'use no memo';
  return rules.map((rule) => (
    <OneField key={rule.name} rule={rule} validate={validate(rule)} {...rest} />
  ));
}
