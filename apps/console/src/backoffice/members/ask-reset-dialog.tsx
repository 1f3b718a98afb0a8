import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from '@khelaghor/ui/field/field.tsx';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { useResetAction } from './use-factor-resets.ts';

type DialogProps = {
  readonly id: string;
  readonly hasPayment: boolean;
  readonly onClose: () => void;
};

/** Asks for a reset of a member's second factors; it waits for a day. */
export function AskResetDialog({ id, hasPayment, onClose }: DialogProps) {
  const { t } = useLingui();
  const [withPayment, setWithPayment] = useState(false);
  const asking = useResetAction(id);
  return (
    <ActionDialog
      icon="shield"
      question={{
        title: <Trans>Request a reset?</Trans>,
        lead: (
          <Trans>
            Verify that the member is asking. They are notified by e-mail and SMS, and can stop the
            reset for 24 hours. After that you can carry it out.
          </Trans>
        ),
        reason: {
          ready: [t`Phone and device were lost`, t`The member forgot the payment password`],
        },
        done: { title: <Trans>Done</Trans> },
      }}
      confirm={<Trans>Request</Trans>}
      run={({ reason }) => asking.mutateAsync({ act: 'ask', reason, withPayment })}
      onClose={onClose}
    >
      {() =>
        hasPayment && (
          <Checkbox
            label={<Trans>The member has also forgotten the payment password</Trans>}
            checked={withPayment}
            onChange={({ currentTarget }) => setWithPayment(currentTarget.checked)}
          />
        )
      }
    </ActionDialog>
  );
}
