import { Trans } from '@lingui/react/macro';
import type { ManagedElsewhere } from '@khelaghor/contract/account/social-login-admin.ts';
import type { AdminMember } from '@khelaghor/contract/backoffice/members.ts';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { getRefusal } from '../../shared/api.ts';
import { ReasonField, useReason } from '../../shared/reason-field.tsx';
import { useUnlink } from './use-linked-identities.ts';

type UnlinkDialogProps = {
  readonly member: AdminMember;
  readonly account: ManagedElsewhere['accounts'][number];
  readonly onClose: () => void;
};

function End({ member, account: { provider }, onClose }: UnlinkDialogProps) {
  const { unbinding } = useUnlink(member.id, provider);
  const reason = useReason();
  const toast = useToast();
  const end = async () => {
    const written = reason.take();
    if (written === null) return;
    try {
      await unbinding.mutateAsync(written);
    } catch {
      return;
    }
    toast({ tone: 'good', title: <Trans>It ends in three days</Trans> });
    onClose();
  };
  return (
    <FormDialog
      dismissible={false}
      danger
      title={
        provider === 'google' ? (
          <Trans>Shall Google open {member.account} no more?</Trans>
        ) : (
          <Trans>Shall Facebook open {member.account} no more?</Trans>
        )
      }
      lead={
        <Trans>
          Verify that the member is asking, and write down how they proved it. They are notified
          now, and the account is unlinked in 72 hours. Until then you can cancel.
        </Trans>
      }
      submitLabel={<Trans>End it</Trans>}
      busy={unbinding.isPending}
      refusal={unbinding.isError ? getRefusal(unbinding.error) : null}
      onClose={onClose}
      onAct={() => void end()}
    >
      <ReasonField reason={reason} />
    </FormDialog>
  );
}

function Keep({ member, account: { provider }, onClose }: UnlinkDialogProps) {
  const { keeping } = useUnlink(member.id, provider);
  const toast = useToast();
  const keep = async () => {
    try {
      await keeping.mutateAsync();
    } catch {
      return;
    }
    toast({ tone: 'good', title: <Trans>It stays</Trans> });
    onClose();
  };
  return (
    <FormDialog
      dismissible={false}
      title={
        provider === 'google' ? (
          <Trans>Shall Google go on opening {member.account}?</Trans>
        ) : (
          <Trans>Shall Facebook go on opening {member.account}?</Trans>
        )
      }
      lead={<Trans>It was to end, and then it does not.</Trans>}
      submitLabel={<Trans>Keep it</Trans>}
      busy={keeping.isPending}
      refusal={keeping.isError ? getRefusal(keeping.error) : null}
      onClose={onClose}
      onAct={() => void keep()}
    />
  );
}

/** Asks before an account elsewhere is to open a member's account no more, or as before. */
export function UnlinkDialog(props: UnlinkDialogProps) {
  return props.account.unbindDueAt === null ? <End {...props} /> : <Keep {...props} />;
}
