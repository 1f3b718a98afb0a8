import { useLingui } from '@lingui/react/macro';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { PasswordField } from '@khelaghor/ui/password-field/password-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useFormState } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { registrationQuery } from '../../shared/api-queries.ts';

/** What a form with a new password has among its fields. */
type NewPassword = { newPassword: string; confirmNewPassword: string };

/** How long a password must be, as the settings have it. */
function useLengthHint(): string | undefined {
  const { t } = useLingui();
  const { digits } = useFormat();
  const fields = useQuery(registrationQuery).data?.fields;
  const rule = fields?.find(({ name }) => name === 'password');
  return rule && t`At least ${toDigits(String(rule.minLength), digits)} characters`;
}

/** A new password, typed twice. The server knows the rules and says them under the fields. */
export function NewPasswordFields<Fields extends NewPassword>(props: {
  readonly form: UseFormReturn<Fields>;
}) {
  const { t } = useLingui();
  const lengthHint = useLengthHint();
  // Whatever else the form has, these two fields it has.
  const form = props.form as unknown as UseFormReturn<NewPassword>;
  const { errors } = useFormState({ control: form.control });
  const required = t`Fill in this field.`;
  const differ = t`The two passwords do not match.`;
  return (
    <>
      <PasswordField
        {...form.register('newPassword', { required })}
        label={t`New password`}
        purpose="new"
        required
        hint={lengthHint}
        error={errors.newPassword?.message}
      />
      <PasswordField
        {...form.register('confirmNewPassword', {
          required,
          validate: (value, { newPassword }) => value === newPassword || differ,
        })}
        label={t`New password once more`}
        purpose="new"
        required
        error={errors.confirmNewPassword?.message}
      />
    </>
  );
}
