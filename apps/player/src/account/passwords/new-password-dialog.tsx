import { Trans } from '@lingui/react/macro';
import { passwordResetResetWithToken } from '@khelaghor/client/routes/account.gen.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../shared/api.ts';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { Link } from '../../shared/navigation.tsx';
import type { PageSearch } from '../../shared/paths.ts';
import { useFormTrouble } from '../../shared/use-trouble.ts';
import { clearSession } from '../../shared/session-changes.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useUrlToken } from './use-url-token.ts';

const names = ['newPassword', 'confirmNewPassword'] as const;

function useNewPassword(linkToken: string) {
  const queries = useQueryClient();
  const form = useForm({ defaultValues: { newPassword: '', confirmNewPassword: '' } });
  const { trouble, setTrouble, showRefusal } = useFormTrouble(form, names);
  const [isSet, setSet] = useState(false);
  const submit = form.handleSubmit(async (fields) => {
    setTrouble(null);
    const reply = await call(passwordResetResetWithToken, { body: { linkToken, ...fields } });
    if (!reply.success) {
      showRefusal(reply);
      return;
    }
    clearSession(queries);
    setSet(true);
  });
  return { form, submit, trouble, isSet };
}

const toLogin = (search: PageSearch) => ({ ...search, open: 'login' as const });

/** Where the link of a letter leads: a new password, and from there to the login. */
export function NewPasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { form, submit, trouble, isSet } = useNewPassword(useUrlToken());
  const { isSubmitting } = form.formState;
  if (isSet)
    return (
      <Modal
        open
        onClose={onClose}
        title={<Trans>Your password is changed</Trans>}
        lead={<Trans>You are logged out on all devices. Log in with the new password.</Trans>}
        actions={
          <Button
            kind="primary"
            render={<Link to="." search={toLogin} replace resetScroll={false} />}
          >
            <Trans>Log in</Trans>
          </Button>
        }
      />
    );
  return (
    <Modal open onClose={onClose} title={<Trans>A new password</Trans>}>
      <DialogForm trouble={trouble} onSubmit={submit}>
        <NewPasswordFields form={form} />
        <Button kind="primary" block type="submit" busy={isSubmitting}>
          <Trans>Set the new password</Trans>
        </Button>
      </DialogForm>
    </Modal>
  );
}
