import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { TextArea } from '@khelaghor/ui/field/field.tsx';
import { toVisibleLines } from '@khelaghor/typed-text/visible-text.ts';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { createId } from '../../shared/new-id.ts';
import { useDeskChange } from './use-members.ts';

type NoteDialogProps = { readonly id: string; readonly onClose: () => void };

/** Adds a note about a member. */
export function NoteDialog({ id, onClose }: NoteDialogProps) {
  const change = useDeskChange(id);
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  // Made once for the dialog: a second press adds the same note.
  const [key] = useState(createId);
  return (
    <ActionDialog
      question={{
        title: <Trans>Add a note</Trans>,
        lead: <Trans>Operators read it. It cannot be changed or removed.</Trans>,
      }}
      confirm={<Trans>Add</Trans>}
      check={() => {
        setEmpty(toVisibleLines(text) === '');
        return toVisibleLines(text) !== '';
      }}
      run={() => change.mutateAsync({ note: { key, text: toVisibleLines(text) } })}
      onClose={onClose}
    >
      {() => (
        <TextArea
          label={<Trans>Note</Trans>}
          name="note"
          rows={4}
          maxLength={1000}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={isEmpty && <Trans>Write the note.</Trans>}
          required
        />
      )}
    </ActionDialog>
  );
}
