import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { AdminLink, ResourceDraft } from '@khelaghor/contract/site/external-links.ts';
import { refusalOf } from '../../shared/api.ts';
import { EditorLayout } from '../../shared/editor-layout.tsx';
import { LocalizedField, SortField, ScheduleFields } from '../../shared/content-fields.tsx';
import { newId } from '../../shared/new-id.ts';
import { fieldOf } from '../../shared/error-text.tsx';
import { useSave } from '../../shared/use-save.tsx';
import { SignField } from '../media/index.ts';
import { AddressField } from './address-field.tsx';
import { emptyResource, resourceKinds, resourceTypes } from './contact-kinds.ts';
import { KindField } from './kind-field.tsx';
import { ResourcePreview } from './resource-preview.tsx';
import { useSaveResource } from './use-contacts.ts';

type FormProps = {
  /** Null: a new one. */
  readonly kept: AdminLink | null;
  readonly onDone: () => void;
};

function draftOf(kept: ResourceDraft): ResourceDraft {
  const { resourceType, url, qrCode, labelNameBn, labelNameEn } = kept;
  const { startsAt, endsAt, enabled, sort } = kept;
  return { resourceType, url, qrCode, labelNameBn, labelNameEn, startsAt, endsAt, enabled, sort };
}

/** Writes a link of the site, with its card beside the form. */
export function ResourceForm({ kept, onDone }: FormProps) {
  const [draft, setDraft] = useState(() => draftOf(kept ?? emptyResource));
  const [image, setImage] = useState(kept?.qrImage ?? null);
  const [ownId] = useState(() => kept?.id ?? newId());
  const saving = useSaveResource();
  const finish = useSave(onDone);
  const refusal = saving.isError ? refusalOf(saving.error) : null;
  const set = (part: Partial<ResourceDraft>) => setDraft({ ...draft, ...part });
  return (
    <EditorLayout
      busy={saving.isPending}
      refusal={refusal}
      onSave={() => void finish(() => saving.mutateAsync({ id: ownId, body: draft }))}
      onCancel={onDone}
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
        error={fieldOf(refusal, 'labelNameBn') ?? fieldOf(refusal, 'labelNameEn')}
      />
      <AddressField
        value={draft.url}
        onChange={(url) => set({ url })}
        error={fieldOf(refusal, 'url')}
      />
      <SignField
        label={<Trans>QR code</Trans>}
        hint={<Trans>Without a picture the site draws a code of the address by itself.</Trans>}
        value={image}
        onChange={(chosen) => {
          setImage(chosen);
          set({ qrCode: chosen?.hash ?? null });
        }}
        error={fieldOf(refusal, 'qrCode')}
      />
      <ScheduleFields value={draft} onChange={set} error={fieldOf(refusal, 'endsAt')} />
    </EditorLayout>
  );
}
