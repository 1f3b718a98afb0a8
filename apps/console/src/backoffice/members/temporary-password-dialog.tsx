import { Trans } from '@lingui/react/macro';
import type { AdminMember } from '@khelaghor/contract/backoffice/members.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { useMemberAction } from './use-members.ts';

/** The one moment at which the password can be read. */
function Given({ password, onClose }: { readonly password: string; readonly onClose: () => void }) {
  return (
    <Modal
      open
      dismissible={false}
      onClose={onClose}
      title={<Trans>The temporary password</Trans>}
      lead={
        <Trans>
          It is shown only once. It works for one login within 24 hours; then the member must choose
          a new password.
        </Trans>
      }
      actions={
        <Button kind="primary" onClick={onClose}>
          <Trans>I have passed it on</Trans>
        </Button>
      }
    >
      <output className="member__password" translate="no" lang="zxx">
        {password}
      </output>
    </Modal>
  );
}

type DialogProps = { readonly member: AdminMember; readonly onClose: () => void };

/** Gives a temporary password, and shows it once. */
export function TemporaryPasswordDialog({ member, onClose }: DialogProps) {
  const { giving } = useMemberAction(member);
  if (giving.data) return <Given password={giving.data.password} onClose={onClose} />;
  return (
    <ActionDialog
      tone="danger"
      icon="key"
      question={{
        title: <Trans>A temporary password for {member.account}?</Trans>,
        lead: (
          <Trans>
            Verify that the member is asking. Their own password stops working, they are logged out
            everywhere and notified, and withdrawals pause for 24 hours.
          </Trans>
        ),
      }}
      confirm={<Trans>Create</Trans>}
      run={() => giving.mutateAsync()}
      onClose={onClose}
      // The password is shown in the place of the question.
      onDone={() => undefined}
    />
  );
}
