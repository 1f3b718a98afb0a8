import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { AdminLink, ResourceDraft } from '@khelaghor/contract/site/external-links.ts';
import { EditorLayout } from '../../shared/editor-layout.tsx';
import { LocalizedField, SortField, ScheduleFields } from '../../shared/content-fields.tsx';
import { createId } from '../../shared/new-id.ts';
import { useDraft } from '../../shared/kit/use-draft.ts';
import { SmallImageField } from '../media/index.ts';
import { AddressField } from './address-field.tsx';
import { emptyResource, resourceKinds, resourceTypes } from './channel-draft.ts';
import { KindField } from './kind-field.tsx';
import { ResourcePreview } from './resource-preview.tsx';
import { useSaveResource } from './use-external-links.ts';

type FormProps = {
  /** Null: a new one. */
  readonly kept: AdminLink | null;
  readonly onDone: () => void;
};

function getDraft(kept: ResourceDraft): ResourceDraft {
  const { resourceType, url, qrCode, labelNameBn, labelNameEn } = kept;
  const { startsAt, endsAt, enabled, sort } = kept;
  return { resourceType, url, qrCode, labelNameBn, labelNameEn, startsAt, endsAt, enabled, sort };
}

/** Writes a link of the site, with its card beside the form. */
export function ResourceForm({ kept, onDone }: FormProps) {
  const [image, setImage] = useState(kept?.qrImage ?? null);
  const [ownId] = useState(() => kept?.id ?? createId());
  const form = useDraft(getDraft(kept ?? emptyResource), useSaveResource(), onDone);
  const { draft, set, getError } = form;
  return (
    <EditorLayout
      {...form.desk}
      onSave={() => form.save({ id: ownId, body: draft })}
      renderPreview={(language) => (
        <ResourcePreview draft={draft} image={image} drawn={kept} language={language} />
      )}
    >
      <div className="content-pair">
        <KindField
          kinds={resourceTypes}
          names={resourceKinds}
          value={draft.resourceType}
          onChange={(resourceType) => set({ resourceType })}
        />
        <SortField value={draft.sort} onChange={(sort) => set({ sort })} />
      </div>
      <LocalizedField
        label={<Trans>Name</Trans>}
        value={{ bn: draft.labelNameBn, en: draft.labelNameEn }}
        onChange={({ bn, en }) => set({ labelNameBn: bn, labelNameEn: en })}
        maxLength={60}
        required
        error={getError('labelNameBn') ?? getError('labelNameEn')}
      />
      <AddressField value={draft.url} onChange={(url) => set({ url })} error={getError('url')} />
      <SmallImageField
        label={<Trans>QR code</Trans>}
        hint={<Trans>Without a picture the site draws a code of the address by itself.</Trans>}
        value={image}
        onChange={(chosen) => {
          setImage(chosen);
          set({ qrCode: chosen?.hash ?? null });
        }}
        error={getError('qrCode')}
      />
      <ScheduleFields value={draft} onChange={set} error={getError('endsAt')} />
    </EditorLayout>
  );
}
