import '../../shared/content-fields.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Checkbox } from '@khelaghor/ui/field/field.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { getRefusal } from '../../shared/api.ts';
import { ReasonField, useReason } from '../../shared/reason-field.tsx';
import { useResetAction } from './use-factor-resets.ts';
import type { ResetAction } from './use-factor-resets.ts';

type Words = {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly submitLabel: ReactNode;
};

function useWords(act: ResetAction): Words {
  if (act === 'ask')
    return {
      title: <Trans>Ask for a reset?</Trans>,
      lead: (
        <Trans>
          Verify that the member is asking. They are notified by e-mail and SMS, and can stop the
          reset for 24 hours. After that you can carry it out.
        </Trans>
      ),
      submitLabel: <Trans>Ask for it</Trans>,
    };
  if (act === 'withdraw')
    return {
      title: <Trans>Take the reset back?</Trans>,
      lead: <Trans>Everything stays as it is.</Trans>,
      submitLabel: <Trans>Take it back</Trans>,
    };
  return {
    title: <Trans>Carry the reset out?</Trans>,
    lead: (
      <Trans>
        This removes the app, passkeys, codes and phone. The member is logged out everywhere, and
        withdrawals pause for 24 hours. Then give them a temporary password.
      </Trans>
    ),
    submitLabel: <Trans>Carry it out</Trans>,
  };
}

type ResetDialogProps = {
  readonly id: string;
  readonly act: ResetAction;
  readonly hasPayment: boolean;
  readonly onClose: () => void;
};

/** One step of a reset, with a reason. */
export function ResetDialog({ id, act, hasPayment, onClose }: ResetDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const words = useWords(act);
  const reason = useReason();
  const [withPayment, setWithPayment] = useState(false);
  const step = useResetAction(id, act);
  const go = async () => {
    const why = reason.take();
    if (why === null) return;
    try {
      await step.mutateAsync({ reason: why, withPayment });
    } catch {
      return;
    }
    toast({ tone: 'good', title: <Trans>Done</Trans> });
    onClose();
  };
  return (
    <FormDialog
      dismissible={false}
      danger={act === 'done'}
      icon="shield"
      {...words}
      busy={step.isPending}
      refusal={step.isError ? getRefusal(step.error) : null}
      onClose={onClose}
      onAct={() => void go()}
    >
      {act === 'ask' && hasPayment && (
        <Checkbox
          label={<Trans>The member has also forgotten the payment password</Trans>}
          checked={withPayment}
          onChange={({ currentTarget }) => setWithPayment(currentTarget.checked)}
        />
      )}
      <ReasonField
        reason={reason}
        ready={
          act === 'ask'
            ? [t`Phone and device were lost`, t`The member forgot the payment password`]
            : []
        }
      />
    </FormDialog>
  );
}
