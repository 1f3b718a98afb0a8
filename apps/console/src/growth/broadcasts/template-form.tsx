import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { BroadcastTemplateDraft } from '@khelaghor/contract/growth/broadcasts.ts';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { EditorLayout } from '../../shared/editor-layout.tsx';
import type { EditorForm } from '../../shared/kit/editor-page.tsx';
import { useDraft } from '../../shared/kit/use-draft.ts';
import { createId } from '../../shared/new-id.ts';
import { ShownMessage, TextFields } from './text-fields.tsx';
import { useSaveTemplate } from './use-broadcasts.ts';

/** Writes a text that messages begin with. */
export function TemplateForm({ id, begun, onDone }: EditorForm<BroadcastTemplateDraft>) {
  const [newId] = useState(createId);
  const form = useDraft(begun, useSaveTemplate(), onDone);
  const { draft, set, save, getError, desk } = form;
  return (
    <EditorLayout
      {...desk}
      onSave={() => save({ id: id ?? newId, body: draft })}
      renderPreview={(language) => <ShownMessage texts={draft} language={language} />}
    >
      <TextField
        label={<Trans>Name</Trans>}
        hint={<Trans>Only operators see it.</Trans>}
        name="name"
        maxLength={60}
        required
        value={draft.name}
        onChange={({ target }) => set({ name: target.value })}
        error={getError('name')}
      />
      <TextFields draft={draft} set={set} getError={getError} />
    </EditorLayout>
  );
}
