import { Trans } from '@lingui/react/macro';
import { identitiesStartLinking } from '@khelaghor/client/routes/account.gen.ts';
import type { OutsideProvider } from '@khelaghor/contract/site/identity-providers.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordOrCodeField, useStepUpProof } from '../step-up/index.ts';
import { call } from '../../shared/api.ts';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { useFormTrouble } from '../../shared/use-trouble.ts';

const names = ['password'] as const;

type LinkIdentityDialogProps = {
  readonly provider: OutsideProvider;
  /** False: the member enters a code instead. */
  readonly hasPassword: boolean;
  readonly onClose: () => void;
};

/** Asks for the member's proof of identity, and redirects to the other site. */
export function LinkIdentityDialog({ provider, hasPassword, onClose }: LinkIdentityDialogProps) {
  const form = useForm({ defaultValues: { password: '' } });
  const own = useStepUpProof('code');
  const { trouble, setTrouble, showRefusal } = useFormTrouble(form, names);
  const [isLogoutPending, setLeaving] = useState(false);
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    setTrouble(null);
    const shown = hasPassword ? { password } : own.take();
    if (shown === null) return;
    const reply = await call(identitiesStartLinking, { body: { provider, ...shown } });
    if (reply.success) {
      setLeaving(true);
      location.assign(reply.value.address);
    } else if (!own.refused(reply)) showRefusal(reply);
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={provider === 'google' ? <Trans>Add Google</Trans> : <Trans>Add Facebook</Trans>}
      lead={
        <Trans>
          You can then log in with it, and you cannot unlink it yourself. Choose an account that
          only you use.
        </Trans>
      }
    >
      <DialogForm trouble={trouble} onSubmit={submit}>
        <PasswordOrCodeField form={form} hasPassword={hasPassword} proof={own} />
        <Button kind="primary" block type="submit" busy={isSubmitting || isLogoutPending}>
          {provider === 'google' ? (
            <Trans>Continue with Google</Trans>
          ) : (
            <Trans>Continue with Facebook</Trans>
          )}
        </Button>
      </DialogForm>
    </Modal>
  );
}
