import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ChannelDraft } from '@khelaghor/contract/site/external-links.ts';
import { refusalOf } from '../../shared/api.ts';
import { EditorLayout } from '../../shared/editor-layout.tsx';
import { SortField, ScheduleFields } from '../../shared/content-fields.tsx';
import { newId } from '../../shared/new-id.ts';
import { fieldOf } from '../../shared/error-text.tsx';
import { useSave } from '../../shared/use-save.tsx';
import { AddressField } from './address-field.tsx';
import { ChannelPreview } from './channel-preview.tsx';
import { channelKinds, channelTypes } from './contact-kinds.ts';
import { KindField } from './kind-field.tsx';
import { useSaveChannel } from './use-contacts.ts';

type FormProps = {
  /** Null: a new one. */
  readonly id: string | null;
  readonly begun: ChannelDraft;
  readonly onDone: () => void;
};

function draftOf(kept: ChannelDraft): ChannelDraft {
  const { csType, url, startsAt, endsAt, enabled, sort } = kept;
  return { csType, url, startsAt, endsAt, enabled, sort };
}

/** Writes a channel of customer service, with what readers will see of it beside the form. */
export function ChannelForm({ id, begun, onDone }: FormProps) {
  const [draft, setDraft] = useState(() => draftOf(begun));
  const [ownId] = useState(() => id ?? newId());
  const saving = useSaveChannel();
  const finish = useSave(onDone);
  const refusal = saving.isError ? refusalOf(saving.error) : null;
  const set = (part: Partial<ChannelDraft>) => setDraft({ ...draft, ...part });
  return (
    <EditorLayout
      busy={saving.isPending}
      refusal={refusal}
      onSave={() => void finish(() => saving.mutateAsync({ id: ownId, body: draft }))}
      onCancel={onDone}
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
        error={fieldOf(refusal, 'url')}
      />
      <ScheduleFields value={draft} onChange={set} error={fieldOf(refusal, 'endsAt')} />
    </EditorLayout>
  );
}
