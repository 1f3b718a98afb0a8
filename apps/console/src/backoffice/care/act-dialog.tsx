import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { careActKinds } from '@khelaghor/contract/backoffice/care.ts';
import type { CareActKind, CareCase } from '@khelaghor/contract/backoffice/care.ts';
import { Select, TextArea } from '@khelaghor/ui/field/field.tsx';
import { toVisibleLines } from '@khelaghor/typed-text/visible-text.ts';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { createId } from '../../shared/new-id.ts';
import { actLabels } from './labels.tsx';
import { useCareAct } from './use-care.ts';

/** The effect of an act on the member, in words. */
function getEffect(kind: CareActKind): ReactNode {
  switch (kind) {
    case 'care_message':
      return <Trans>The member gets a kind message that leads to limits and breaks.</Trans>;
    case 'limit_proposed':
      return <Trans>The member gets a message that proposes a limit and leads to it.</Trans>;
    case 'break_offered':
      return <Trans>The member gets a message that offers a break and leads to it.</Trans>;
    case 'call_noted':
      return <Trans>The member gets no message.</Trans>;
    case 'closed':
      return <Trans>The case ends, and the member gets no message.</Trans>;
  }
}

const noteLeast = 3;

type ActDialogProps = { readonly found: CareCase; readonly onClose: () => void };

/** Records an act of care. Limits and breaks are set by the member alone. */
export function ActDialog({ found, onClose }: ActDialogProps) {
  const { t } = useLingui();
  const acting = useCareAct(found);
  const [kind, setKind] = useState<CareActKind>('care_message');
  const [note, setNote] = useState('');
  const [isShort, setShort] = useState(false);
  // Made once for the dialog: a second press records the same act.
  const [key] = useState(createId);
  return (
    <ActionDialog
      question={{
        title: <Trans>Care for {found.account}</Trans>,
        lead: getEffect(kind),
        done: { title: <Trans>It is recorded</Trans> },
      }}
      confirm={<Trans>Record</Trans>}
      check={() => {
        const isRight = toVisibleLines(note).length >= noteLeast;
        setShort(!isRight);
        return isRight;
      }}
      run={() => acting.mutateAsync({ key, kind, note: toVisibleLines(note) })}
      onClose={onClose}
    >
      {() => (
        <>
          <Select
            label={<Trans>What you do</Trans>}
            value={kind}
            onChange={({ target }) =>
              setKind(careActKinds.find((one) => one === target.value) ?? 'care_message')
            }
          >
            {careActKinds.map((one) => (
              <option key={one} value={one}>
                {t(actLabels[one])}
              </option>
            ))}
          </Select>
          <TextArea
            label={<Trans>Note for operators</Trans>}
            name="note"
            rows={4}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            error={isShort && <Trans>Write the note.</Trans>}
            required
          />
        </>
      )}
    </ActionDialog>
  );
}
