import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { useDeskChange } from './use-members.ts';

type TagsDialogProps = {
  readonly id: string;
  readonly begun: readonly string[];
  readonly onClose: () => void;
};

/** Sets a member's tags. */
export function TagsDialog({ id, begun, onClose }: TagsDialogProps) {
  const change = useDeskChange(id);
  const [text, setText] = useState(begun.join(', '));
  const tags = text
    .split(',')
    .map((tag) => toVisibleText(tag))
    .filter((tag) => tag !== '');
  return (
    <ActionDialog
      question={{ title: <Trans>Change tags</Trans> }}
      confirm={<Trans>Save</Trans>}
      run={() => change.mutateAsync({ tags })}
      onClose={onClose}
    >
      {() => (
        <TextField
          label={<Trans>Tags</Trans>}
          hint={<Trans>With commas between them, each at most 24 characters.</Trans>}
          name="tags"
          autoComplete="off"
          maxLength={300}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </ActionDialog>
  );
}
