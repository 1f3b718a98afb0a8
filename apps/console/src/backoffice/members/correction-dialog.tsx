import { Trans, useLingui } from '@lingui/react/macro';
import type { ToldOnce } from '@khelaghor/contract/backoffice/member-profile.ts';
import { correctedFields, getMemberField } from '@khelaghor/contract/site/member-fields.ts';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { typeDate } from '@khelaghor/typed-text/calendar-date.ts';
import { getMutationRefusal } from '../../shared/api.ts';
import { pickChanged } from '../../shared/edits/compare-drafts.ts';
import { MeanwhilePanel } from '../../shared/edits/meanwhile-panel.tsx';
import { useMergedDraft } from '../../shared/edits/use-merged-draft.ts';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { getField } from '../../shared/error-text.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { getOperatorLabel } from './operator-label.ts';
import { useCorrection, useMemberProfile } from './use-profile.ts';

type Name = (typeof correctedFields)[number];
type Typed = Readonly<Record<Name, string>>;

type CorrectionDialogProps = {
  readonly id: string;
  readonly begun: ToldOnce;
  readonly onClose: () => void;
};

/** The text of a field while it is typed: a date gets its hyphens. */
const readTyped = (name: Name, text: string): string =>
  getMemberField(name).control.kind === 'date' ? typeDate(text) : text;

/** A field that the member never filled in is empty. */
const getTyped = (told: ToldOnce): Typed =>
  Object.fromEntries(correctedFields.map((name) => [name, told[name] ?? ''])) as Typed;

/** Corrects the name, the birthday and other fields, with a reason. */
export function CorrectionDialog({ id, begun, onClose }: CorrectionDialogProps) {
  const { t } = useLingui();
  const correction = useCorrection(id);
  const text = useLocalText();
  const told = useMemberProfile(id).data ?? begun;
  const reading = { begun: getTyped(told), kept: { id, revision: told.revision } };
  const merged = useMergedDraft(reading, getMutationRefusal(correction));
  const { draft: typed, set, read, meanwhile, isUndecided } = merged;
  const isChanged = Object.keys(pickChanged(read.begun, typed)).length > 0;
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
      confirm={meanwhile ? <Trans>Save again</Trans> : <Trans>Correct</Trans>}
      check={() => !isUndecided}
      run={async ({ reason }) => {
        const settled = merged.settle();
        const changed = pickChanged(settled.begun, settled.draft);
        const { revision = told.revision } = settled.kept ?? {};
        if (Object.keys(changed).length > 0)
          await correction.mutateAsync({ ...changed, revision, reason });
      }}
      onClose={onClose}
    >
      {(refusal) => (
        <>
          {correctedFields.map((name) => (
            <TextField
              key={name}
              label={text(getOperatorLabel(name))}
              {...(getMemberField(name).control.kind === 'date'
                ? { aside: <Trans>Year-month-day</Trans>, inputMode: 'numeric', maxLength: 20 }
                : { maxLength: 100 })}
              autoComplete="off"
              value={typed[name]}
              onChange={({ currentTarget }) =>
                set({ [name]: readTyped(name, currentTarget.value) })
              }
              error={getField(refusal, name)}
            />
          ))}
          <MeanwhilePanel meanwhile={meanwhile} />
        </>
      )}
    </ActionDialog>
  );
}
