import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { inDigits } from '@khelaghor/money/digits.ts';
import { Bar } from '@khelaghor/ui/bar/bar.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useFormat } from '@khelaghor/ui/money/format.tsx';
import { PasswordField } from '@khelaghor/ui/password-field/password-field.tsx';
import { useForm } from 'react-hook-form';
import { registrationQuery, useMember } from '../../shared/queries.ts';
import '../../shared/dialog-form.css';
import { useChangePassword } from './use-change-password.ts';
import type { PasswordFields } from './use-change-password.ts';

/** How long a password must be, as the settings have it. */
function useLengthHint(): string | undefined {
  const { t } = useLingui();
  const { digits } = useFormat();
  const fields = useQuery(registrationQuery).data?.fields;
  const rule = fields?.find(({ name }) => name === 'password');
  return rule && t`At least ${inDigits(String(rule.minLength), digits)} characters`;
}

/** Replacing the password by one who knows it. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const member = useMember();
  const lengthHint = useLengthHint();
  const form = useForm<PasswordFields>({
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
  });
  const { submit, trouble } = useChangePassword(form);
  const { errors, isSubmitting } = form.formState;
  const required = t`This must be filled in.`;
  return (
    <Modal
      open
      onClose={onClose}
      title={<Trans>Change password</Trans>}
      lead={<Trans>You are then logged out everywhere, here too.</Trans>}
    >
      <form className="dialog-form" onSubmit={(event) => void submit(event)} noValidate>
        {trouble !== null && <Bar kind="warn">{trouble}</Bar>}
        {/* A password manager needs to know whose password it is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={member?.account ?? ''}
          readOnly
          hidden
        />
        <PasswordField
          {...form.register('oldPassword', { required })}
          label={t`Present password`}
          purpose="current"
          required
          error={errors.oldPassword?.message}
        />
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
            validate: (value, { newPassword }) =>
              value === newPassword || t`The two passwords are not the same.`,
          })}
          label={t`New password once more`}
          purpose="new"
          required
          error={errors.confirmNewPassword?.message}
        />
        <Button kind="lead" block type="submit" busy={isSubmitting}>
          <Trans>Change password</Trans>
        </Button>
      </form>
    </Modal>
  );
}
