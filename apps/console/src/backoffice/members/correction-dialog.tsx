import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ToldOnce } from '@khelaghor/contract/backoffice/member-profile.ts';
import { correctedFields, getMemberField } from '@khelaghor/contract/site/member-fields.ts';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { typeDate } from '@khelaghor/typed-text/calendar-date.ts';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { getField } from '../../shared/error-text.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { getOperatorLabel } from './operator-label.ts';
import { useCorrection } from './use-profile.ts';

type Name = (typeof correctedFields)[number];
type Typed = { readonly [N in Name]?: string };

type CorrectionDialogProps = {
  readonly id: string;
  readonly told: ToldOnce;
  readonly onClose: () => void;
};

/** The text of a field while it is typed: a date gets its hyphens. */
const readTyped = (name: Name, text: string): string =>
  getMemberField(name).control.kind === 'date' ? typeDate(text) : text;

/** Corrects the name, the birthday and other fields, with a reason. */
export function CorrectionDialog({ id, told, onClose }: CorrectionDialogProps) {
  const { t } = useLingui();
  const correction = useCorrection(id);
  const text = useLocalText();
  const [typed, setTyped] = useState<Typed>({});
  // Sends only changed fields: a field that the member never filled in stays empty.
  const changed = Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => value !== (told[name as Name] ?? '')),
  );
  const isChanged = Object.keys(changed).length > 0;
  return (
    <ActionDialog
      icon="user"
      question={{
        title: <Trans>Correct name and birthday</Trans>,
        lead: (
          <Trans>
            Check the identity document first. The member is notified, and a new name pauses
            withdrawals for 24 hours.
          </Trans>
        ),
        reason: { ready: [t`Matches the identity document`, t`The member mistyped it`] },
        ...(isChanged && { done: { title: <Trans>Done</Trans> } }),
      }}
      confirm={<Trans>Correct</Trans>}
      run={async ({ reason }) => {
        if (isChanged) await correction.mutateAsync({ ...changed, reason });
      }}
      onClose={onClose}
    >
      {(refusal) =>
        correctedFields.map((name) => (
          <TextField
            key={name}
            label={text(getOperatorLabel(name))}
            {...(getMemberField(name).control.kind === 'date'
              ? { aside: <Trans>Year-month-day</Trans>, inputMode: 'numeric', maxLength: 20 }
              : { maxLength: 100 })}
            autoComplete="off"
            value={typed[name] ?? told[name] ?? ''}
            onChange={({ currentTarget }) =>
              setTyped({ ...typed, [name]: readTyped(name, currentTarget.value) })
            }
            error={getField(refusal, name)}
          />
        ))
      }
    </ActionDialog>
  );
}
