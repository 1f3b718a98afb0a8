import { useLingui } from '@lingui/react/macro';
import { PasswordField } from '@khelaghor/ui/password-field/password-field.tsx';
import type { UseFormRegisterReturn } from 'react-hook-form';

type Registered = { readonly field: UseFormRegisterReturn; readonly error: string | undefined };

type NewPairProps = {
  readonly once: Registered;
  readonly again: Registered;
  /** What the password must be like. */
  readonly hint: string;
};

type Pair = { newPaymentPassword: string };

/** What the fields of a form with a new payment password are held to before it is sent. */
export function usePairRules() {
  const { t } = useLingui();
  const required = t`Fill in this field.`;
  const differ = t`The two passwords do not match.`;
  return {
    filled: { required },
    again: {
      required,
      validate: (value: string, { newPaymentPassword }: Pair) =>
        value === newPaymentPassword || differ,
    },
  };
}

/** The new payment password, twice. */
export function NewPair({ once, again, hint }: NewPairProps) {
  const { t } = useLingui();
  return (
    <>
      <PasswordField
        {...once.field}
        label={t`New payment password`}
        purpose="new"
        required
        hint={hint}
        error={once.error}
      />
      <PasswordField
        {...again.field}
        label={t`New payment password once more`}
        purpose="new"
        required
        error={again.error}
      />
    </>
  );
}
