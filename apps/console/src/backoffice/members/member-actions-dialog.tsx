import { Trans } from '@lingui/react/macro';
import type { AdminMember } from '@khelaghor/contract/backoffice/members.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { getRefusal } from '../../shared/api.ts';
import { useMemberAction } from './use-members.ts';

type MemberActionsDialogProps = { readonly member: AdminMember; readonly onClose: () => void };

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

function TemporaryPassword({ member, onClose }: MemberActionsDialogProps) {
  const { giving } = useMemberAction(member);
  if (giving.data) return <Given password={giving.data.password} onClose={onClose} />;
  return (
    <FormDialog
      dismissible={false}
      danger
      icon="key"
      title={<Trans>A temporary password for {member.account}?</Trans>}
      lead={
        <Trans>
          Verify that the member is asking. Their own password stops working, they are logged out
          everywhere and notified, and withdrawals pause for 24 hours.
        </Trans>
      }
      submitLabel={<Trans>Give it</Trans>}
      busy={giving.isPending}
      refusal={giving.isError ? getRefusal(giving.error) : null}
      onClose={onClose}
      onAct={() => giving.mutate()}
    />
  );
}

function EndSessions({ member, onClose }: MemberActionsDialogProps) {
  const { ending } = useMemberAction(member);
  const toast = useToast();
  const end = async () => {
    try {
      await ending.mutateAsync();
    } catch {
      return;
    }
    toast({ tone: 'good', title: <Trans>Logged out everywhere</Trans> });
    onClose();
  };
  return (
    <FormDialog
      dismissible={false}
      icon="logout"
      title={<Trans>Log {member.account} out everywhere?</Trans>}
      lead={
        <Trans>
          The member can log in again with their password. Running bets are settled as usual.
        </Trans>
      }
      submitLabel={<Trans>End all sessions</Trans>}
      busy={ending.isPending}
      refusal={ending.isError ? getRefusal(ending.error) : null}
      onClose={onClose}
      onAct={() => void end()}
    />
  );
}

/** Asks before something is done for a member. */
export function MemberActionsDialog({
  help,
  ...rest
}: MemberActionsDialogProps & { readonly help: 'password' | 'sessions' }) {
  return help === 'password' ? <TemporaryPassword {...rest} /> : <EndSessions {...rest} />;
}
