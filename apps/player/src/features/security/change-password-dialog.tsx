import { Trans, useLingui } from '@lingui/react/macro';
import { Bar } from '@khelaghor/ui/bar/bar.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { PasswordField } from '@khelaghor/ui/password-field/password-field.tsx';
import { useForm } from 'react-hook-form';
import { NewPasswordFields } from '../recovery/recovery.ts';
import { useMember } from '../../shared/queries.ts';
import '../../shared/dialog-form.css';
import { useChangePassword } from './use-change-password.ts';
import type { PasswordFields } from './use-change-password.ts';

/** Replacing the password by one who knows it. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const member = useMember();
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
      lead={
        <Trans>You are then logged out everywhere, here too. For a day nothing is paid out.</Trans>
      }
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
        <NewPasswordFields form={form} />
        <Button kind="lead" block type="submit" busy={isSubmitting}>
          <Trans>Change password</Trans>
        </Button>
      </form>
    </Modal>
  );
}
