import '../../shared/content-fields.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ToldOnce } from '@khelaghor/contract/backoffice/member-profile.ts';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { getRefusal } from '../../shared/api.ts';
import { getField } from '../../shared/error-text.tsx';
import { ReasonField, useReason } from '../../shared/reason-field.tsx';
import { useCorrection } from './use-profile.ts';

type CorrectionDialogProps = {
  readonly id: string;
  readonly told: ToldOnce;
  readonly onClose: () => void;
};

/** Corrects name and birthday, with a reason. */
export function CorrectionDialog({ id, told, onClose }: CorrectionDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const correction = useCorrection(id);
  const reason = useReason();
  const [payeeName, setPayeeName] = useState(told.payeeName ?? '');
  const [birthday, setBirthday] = useState(told.birthday ?? '');
  const refusal = correction.isError ? getRefusal(correction.error) : null;
  const go = async () => {
    const why = reason.take();
    if (why === null) return;
    // Sends only changed fields: a field that the member never filled in stays empty.
    const changed = {
      ...(payeeName !== (told.payeeName ?? '') && { payeeName }),
      ...(birthday !== (told.birthday ?? '') && { birthday }),
    };
    if (Object.keys(changed).length === 0) {
      onClose();
      return;
    }
    try {
      await correction.mutateAsync({ ...changed, reason: why });
    } catch {
      return;
    }
    toast({ tone: 'good', title: <Trans>Done</Trans> });
    onClose();
  };
  return (
    <FormDialog
      dismissible={false}
      icon="user"
      title={<Trans>Put name and birthday right</Trans>}
      lead={
        <Trans>
          Check the identity document first. The member is notified, and a new name pauses
          withdrawals for 24 hours.
        </Trans>
      }
      submitLabel={<Trans>Put it right</Trans>}
      busy={correction.isPending}
      refusal={refusal}
      onClose={onClose}
      onAct={() => void go()}
    >
      <TextField
        label={<Trans>Name that payouts go to</Trans>}
        autoComplete="off"
        maxLength={100}
        value={payeeName}
        onChange={({ currentTarget }) => setPayeeName(currentTarget.value)}
        error={getField(refusal, 'payeeName')}
      />
      <TextField
        label={<Trans>Birthday</Trans>}
        aside={<Trans>Year-month-day</Trans>}
        inputMode="numeric"
        maxLength={10}
        autoComplete="off"
        value={birthday}
        onChange={({ currentTarget }) => setBirthday(currentTarget.value)}
        error={getField(refusal, 'birthday')}
      />
      <ReasonField
        reason={reason}
        ready={[t`Matches the identity document`, t`The member mistyped it`]}
      />
    </FormDialog>
  );
}
