import { Trans } from '@lingui/react/macro';
import type { Application } from '@khelaghor/contract/growth/promotions.ts';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { getRefusal } from '../../shared/api.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { ReasonField, useReason } from '../../shared/reason-field.tsx';
import { useApprove, useReject } from './use-promotions.ts';

type DialogProps = { readonly application: Application; readonly onClose: () => void };

/** Asks once more before an application is granted and paid. */
export function GrantDialog({ application, onClose }: DialogProps) {
  const approving = useApprove();
  const toast = useToast();
  const { money } = useNumberFormat();
  const amount = money(application.amount, application.currency);
  const { account } = application;
  const grant = async () => {
    try {
      await approving.mutateAsync(application.id);
    } catch {
      return;
    }
    toast({
      tone: 'good',
      title: (
        <Trans>
          {account} has {amount}
        </Trans>
      ),
    });
    onClose();
  };
  return (
    <FormDialog
      dismissible={false}
      title={<Trans>Grant this application?</Trans>}
      lead={
        <Trans>
          {account} gets {amount} at once. It cannot be called back.
        </Trans>
      }
      submitLabel={<Trans>Grant {amount}</Trans>}
      icon="check"
      busy={approving.isPending}
      refusal={approving.isError ? getRefusal(approving.error) : null}
      onClose={onClose}
      onAct={() => void grant()}
    />
  );
}

/** The member reads the reason, so it is written to the member. */
export function RejectDialog({ application, onClose }: DialogProps) {
  const rejecting = useReject();
  const reason = useReason();
  const reject = async () => {
    const written = reason.take();
    if (written === null) return;
    try {
      await rejecting.mutateAsync({ id: application.id, reason: written });
    } catch {
      return;
    }
    onClose();
  };
  return (
    <FormDialog
      dismissible={false}
      danger
      title={<Trans>Reject this application?</Trans>}
      lead={<Trans>The member reads the reason.</Trans>}
      submitLabel={<Trans>Reject</Trans>}
      busy={rejecting.isPending}
      refusal={rejecting.isError ? getRefusal(rejecting.error) : null}
      onClose={onClose}
      onAct={() => void reject()}
    >
      <ReasonField reason={reason} />
    </FormDialog>
  );
}
