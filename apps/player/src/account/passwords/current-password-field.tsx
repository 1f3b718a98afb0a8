import { useLingui } from '@lingui/react/macro';
import { PasswordField } from '@khelaghor/ui/password-field/password-field.tsx';
import type { ComponentProps } from 'react';
import { useMember } from '../../shared/api-queries.ts';

type CurrentPasswordFieldProps = {
  readonly field: Omit<ComponentProps<typeof PasswordField>, 'label' | 'purpose' | 'error'>;
  readonly error: string | undefined;
};

/** The password that the member has now. A password manager needs to know whose it is. */
export function CurrentPasswordField({ field, error }: CurrentPasswordFieldProps) {
  const { t } = useLingui();
  const member = useMember();
  return (
    <>
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={member?.account ?? ''}
        readOnly
        hidden
      />
      <PasswordField
        {...field}
        label={t`Current password`}
        purpose="current"
        required
        error={error}
      />
    </>
  );
}
