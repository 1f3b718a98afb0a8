import '../../shared/content-fields.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ToldOnce } from '@khelaghor/contract/backoffice/member-profile.ts';
import { correctedFields, getMemberField } from '@khelaghor/contract/site/member-fields.ts';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { getRefusal } from '../../shared/api.ts';
import { getField } from '../../shared/error-text.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { ReasonField, useReason } from '../../shared/reason-field.tsx';
import { getOperatorLabel } from './operator-label.ts';
import { useCorrection } from './use-profile.ts';

type Name = (typeof correctedFields)[number];
type Typed = { readonly [N in Name]?: string };

type CorrectionDialogProps = {
  readonly id: string;
  readonly told: ToldOnce;
  readonly onClose: () => void;
};

/** Corrects the name, the birthday and other fields, with a reason. */
export function CorrectionDialog({ id, told, onClose }: CorrectionDialogProps) {
  const { t } = useLingui();
  const text = useLocalText();
  const toast = useToast();
  const correction = useCorrection(id);
  const reason = useReason();
  const [typed, setTyped] = useState<Typed>({});
  const refusal = correction.isError ? getRefusal(correction.error) : null;
  const go = async () => {
    const why = reason.take();
    if (why === null) return;
    // Sends only changed fields: a field that the member never filled in stays empty.
    const changed = Object.fromEntries(
      Object.entries(typed).filter(([name, text]) => text !== (told[name as Name] ?? '')),
    );
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
      {correctedFields.map((name) => (
        <TextField
          key={name}
          label={text(getOperatorLabel(name))}
          {...(getMemberField(name).control.kind === 'date'
            ? { aside: <Trans>Year-month-day</Trans>, inputMode: 'numeric', maxLength: 10 }
            : { maxLength: 100 })}
          autoComplete="off"
          value={typed[name] ?? told[name] ?? ''}
          onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
          error={getField(refusal, name)}
        />
      ))}
      <ReasonField
        reason={reason}
        ready={[t`Matches the identity document`, t`The member mistyped it`]}
      />
    </FormDialog>
  );
}
