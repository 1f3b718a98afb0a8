import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { supportAdminUpdateChannelForm } from '@khelaghor/client/forms.gen.ts';
import type { ChannelDraft } from '@khelaghor/contract/site/external-links.ts';
import { useEdit } from '../../shared/edits/use-edit.ts';
import type { EditorForm } from '../../shared/kit/editor-page.tsx';
import { EditorLayout } from '../../shared/editor-layout.tsx';
import { ScheduleFields } from '../../shared/content-fields.tsx';
import { createId } from '../../shared/new-id.ts';
import { SchemaFields } from '../../shared/kit/schema-fields.tsx';
import { ChannelPreview } from './channel-preview.tsx';
import { channelKinds, getKindNames } from './channel-draft.ts';
import { useSaveChannel } from './use-external-links.ts';

const words = { csType: getKindNames(channelKinds) };
const getBody = (draft: ChannelDraft): ChannelDraft => draft;

/** Writes a channel of customer service, with what readers will see of it beside the form. */
export function ChannelForm(props: EditorForm<ChannelDraft>) {
  const [newId] = useState(createId);
  const form = useEdit({ ...props, getBody, saving: useSaveChannel(newId) });
  const { draft, state } = form;
  return (
    <EditorLayout
      {...form.desk}
      words={words}
      onSave={form.save}
      renderPreview={() => <ChannelPreview kind={draft.csType} />}
    >
      <SchemaFields
        {...state}
        shape={supportAdminUpdateChannelForm}
        fields={[
          {
            pair: [
              { name: 'csType', label: <Trans>Kind</Trans>, names: getKindNames(channelKinds) },
              {
                name: 'sort',
                label: <Trans>Order</Trans>,
                hint: <Trans>Lower numbers first.</Trans>,
              },
            ],
          },
          {
            name: 'url',
            label: <Trans>Address</Trans>,
            type: 'url',
            placeholder: 'https://',
            hint: <Trans>https:// on one of the allowed hosts</Trans>,
          },
        ]}
      />
      <ScheduleFields {...state} />
    </EditorLayout>
  );
}
