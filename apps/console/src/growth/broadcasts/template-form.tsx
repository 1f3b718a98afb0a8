import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { BroadcastTemplateDraft } from '@khelaghor/contract/growth/broadcasts.ts';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { EditorLayout } from '../../shared/editor-layout.tsx';
import { useEdit } from '../../shared/edits/use-edit.ts';
import type { EditorForm } from '../../shared/kit/editor-page.tsx';
import { createId } from '../../shared/new-id.ts';
import { ShownMessage, TextFields } from './text-fields.tsx';
import { useSaveTemplate } from './use-broadcasts.ts';

const getBody = (draft: BroadcastTemplateDraft): BroadcastTemplateDraft => draft;

/** Writes a text that messages begin with. */
export function TemplateForm(props: EditorForm<BroadcastTemplateDraft>) {
  const [newId] = useState(createId);
  const form = useEdit({ ...props, getBody, saving: useSaveTemplate(newId) });
  const { draft, set, save, getError, desk } = form;
  return (
    <EditorLayout
      {...desk}
      onSave={save}
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
