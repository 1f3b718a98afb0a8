import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { supportAdminUpdateChannelForm } from '@khelaghor/client/forms.gen.ts';
import type { ChannelDraft } from '@khelaghor/contract/site/external-links.ts';
import type { EditorForm } from '../../shared/kit/editor-page.tsx';
import { EditorLayout } from '../../shared/editor-layout.tsx';
import { ScheduleFields } from '../../shared/content-fields.tsx';
import { createId } from '../../shared/new-id.ts';
import { SchemaFields } from '../../shared/kit/schema-fields.tsx';
import { useDraft } from '../../shared/kit/use-draft.ts';
import { ChannelPreview } from './channel-preview.tsx';
import { channelKinds, getKindNames } from './channel-draft.ts';
import { useSaveChannel } from './use-external-links.ts';

function getDraft(kept: ChannelDraft): ChannelDraft {
  const { csType, url, startsAt, endsAt, enabled, sort } = kept;
  return { csType, url, startsAt, endsAt, enabled, sort };
}

/** Writes a channel of customer service, with what readers will see of it beside the form. */
export function ChannelForm({ id, begun, onDone }: EditorForm<ChannelDraft>) {
  const [ownId] = useState(() => id ?? createId());
  const form = useDraft(getDraft(begun), useSaveChannel(), onDone);
  const { draft, state } = form;
  return (
    <EditorLayout
      {...form.desk}
      onSave={() => form.save({ id: ownId, body: draft })}
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
