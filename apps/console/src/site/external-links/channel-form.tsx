import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ChannelDraft } from '@khelaghor/contract/site/external-links.ts';
import type { EditorForm } from '../../shared/kit/editor-page.tsx';
import { EditorLayout } from '../../shared/editor-layout.tsx';
import { SortField, ScheduleFields } from '../../shared/content-fields.tsx';
import { createId } from '../../shared/new-id.ts';
import { useDraft } from '../../shared/kit/use-draft.ts';
import { AddressField } from './address-field.tsx';
import { ChannelPreview } from './channel-preview.tsx';
import { channelKinds, channelTypes } from './channel-draft.ts';
import { KindField } from './kind-field.tsx';
import { useSaveChannel } from './use-external-links.ts';

function getDraft(kept: ChannelDraft): ChannelDraft {
  const { csType, url, startsAt, endsAt, enabled, sort } = kept;
  return { csType, url, startsAt, endsAt, enabled, sort };
}

/** Writes a channel of customer service, with what readers will see of it beside the form. */
export function ChannelForm({ id, begun, onDone }: EditorForm<ChannelDraft>) {
  const [ownId] = useState(() => id ?? createId());
  const form = useDraft(getDraft(begun), useSaveChannel(), onDone);
  const { draft, set, getError } = form;
  return (
    <EditorLayout
      {...form.desk}
      onSave={() => form.save({ id: ownId, body: draft })}
      renderPreview={() => <ChannelPreview kind={draft.csType} />}
    >
      <div className="content-pair">
        <KindField
          kinds={channelTypes}
          names={channelKinds}
          value={draft.csType}
          onChange={(csType) => set({ csType })}
        />
        <SortField value={draft.sort} onChange={(sort) => set({ sort })} />
      </div>
      <AddressField
        hint={<Trans>https:// on one of the allowed hosts</Trans>}
        value={draft.url}
        onChange={(url) => set({ url })}
        error={getError('url')}
      />
      <ScheduleFields value={draft} onChange={set} error={getError('endsAt')} />
    </EditorLayout>
  );
}
