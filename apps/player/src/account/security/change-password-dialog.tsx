import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useForm } from 'react-hook-form';
import { NewPasswordFields, CurrentPasswordField, useChangePassword } from '../passwords/index.ts';
import type { PasswordFields } from '../passwords/index.ts';
import { StepUpField, useStepUpProof } from '../step-up/index.ts';
import { DialogForm } from '../../shared/dialog-form.tsx';

type DialogProps = {
  /** False: the member logs in with codes, and enters one instead of the old password. */
  readonly hasPassword: boolean;
  readonly onClose: () => void;
};

/** Replaces the password, or sets the first one. */
export function ChangePasswordDialog({ hasPassword, onClose }: DialogProps) {
  const { t } = useLingui();
  const form = useForm<Required<PasswordFields>>({
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
  });
  const own = useStepUpProof('code');
  const { submit, trouble } = useChangePassword(form, hasPassword ? null : own);
  const { errors, isSubmitting } = form.formState;
  const required = t`Fill in this field.`;
  return (
    <Modal
      open
      onClose={onClose}
      title={hasPassword ? <Trans>Change password</Trans> : <Trans>Set a password</Trans>}
      lead={
        <Trans>You are then logged out everywhere, here too. For a day nothing is paid out.</Trans>
      }
    >
      <DialogForm trouble={trouble} onSubmit={submit}>
        {hasPassword ? (
          <CurrentPasswordField
            field={form.register('oldPassword', { required })}
            error={errors.oldPassword?.message}
          />
        ) : (
          <StepUpField proof={own} />
        )}
        <NewPasswordFields form={form} />
        <Button kind="primary" block type="submit" busy={isSubmitting}>
          {hasPassword ? <Trans>Change password</Trans> : <Trans>Set a password</Trans>}
        </Button>
      </DialogForm>
    </Modal>
  );
}
