import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { signOut } from '../../shared/session-changes.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useChangePassword } from './use-change-password.ts';

/**
 * After a login with a password that is not to be kept: nothing is open but choosing another. Who
 * does not want that logs out.
 */
export function MustChangeDialog({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const [isLogoutPending, setLeaving] = useState(false);
  const form = useForm({ defaultValues: { newPassword: '', confirmNewPassword: '' } });
  const { submit, trouble } = useChangePassword(form);
  const { isSubmitting } = form.formState;
  const leave = async () => {
    setLeaving(true);
    await signOut(queries);
    onClose();
  };
  return (
    <Modal
      open
      dismissible={false}
      onClose={() => void leave()}
      title={<Trans>Choose a new password</Trans>}
      lead={
        <Trans>
          You have to replace the password that you logged in with. Payouts pause for 24 hours.
        </Trans>
      }
    >
      <DialogForm trouble={trouble} onSubmit={submit}>
        <NewPasswordFields form={form} />
        <Button kind="primary" block type="submit" busy={isSubmitting}>
          <Trans>Set the new password</Trans>
        </Button>
        <Button block icon="logout" busy={isLogoutPending} onClick={() => void leave()}>
          <Trans>Log out</Trans>
        </Button>
      </DialogForm>
    </Modal>
  );
}
