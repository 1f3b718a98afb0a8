import { Trans, useLingui } from '@lingui/react/macro';
import { Bar } from '@khelaghor/ui/bar/bar.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useForm } from 'react-hook-form';
import { NewPasswordFields, PresentPassword, useChangePassword } from '../recovery/recovery.ts';
import type { PasswordFields } from '../recovery/recovery.ts';
import '../../shared/dialog-form.css';

/** Replacing the password by one who knows it. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const form = useForm<Required<PasswordFields>>({
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
        <PresentPassword
          field={form.register('oldPassword', { required })}
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
