import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { linksAdminUpdateForm } from '@khelaghor/client/forms.gen.ts';
import type { AdminLink, ResourceDraft } from '@khelaghor/contract/site/external-links.ts';
import { EditorLayout } from '../../shared/editor-layout.tsx';
import { LocalizedField, ScheduleFields } from '../../shared/content-fields.tsx';
import { useEdit } from '../../shared/edits/use-edit.ts';
import { createId } from '../../shared/new-id.ts';
import { SchemaFields } from '../../shared/kit/schema-fields.tsx';
import { SmallImageField } from '../media/index.ts';
import { emptyResource, getKindNames, resourceKinds } from './channel-draft.ts';
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

const words = { resourceType: getKindNames(resourceKinds) };

/** The draft of a link, with the picture of its code. */
type WrittenResource = ResourceDraft & { readonly image: AdminLink['qrImage'] };

const getWritten = (kept: ResourceDraft, image: AdminLink['qrImage']): WrittenResource => ({
  ...getDraft(kept),
  image,
});

/** Writes a link of the site, with its card beside the form. */
export function ResourceForm({ kept, onDone }: FormProps) {
  const [newId] = useState(createId);
  const form = useEdit({
    begun: getWritten(kept ?? emptyResource, kept?.qrImage ?? null),
    kept,
    getBody: getDraft,
    saving: useSaveResource(newId),
    onDone,
  });
  const { draft, set, getError, state } = form;
  const { image } = draft;
  const names = (
    <LocalizedField
      label={<Trans>Name</Trans>}
      value={{ bn: draft.labelNameBn, en: draft.labelNameEn }}
      onChange={({ bn, en }) => set({ labelNameBn: bn, labelNameEn: en })}
      maxLength={linksAdminUpdateForm.labelNameBn.max}
      required
      error={getError('labelNameBn') ?? getError('labelNameEn')}
    />
  );
  return (
    <EditorLayout
      {...form.desk}
      words={words}
      onSave={form.save}
      renderPreview={(language) => (
        <ResourcePreview draft={draft} image={image} drawn={kept} language={language} />
      )}
    >
      <SchemaFields
        {...state}
        shape={linksAdminUpdateForm}
        fields={[
          {
            pair: [
              {
                name: 'resourceType',
                label: <Trans>Kind</Trans>,
                names: getKindNames(resourceKinds),
              },
              {
                name: 'sort',
                label: <Trans>Order</Trans>,
                hint: <Trans>Lower numbers first.</Trans>,
              },
            ],
          },
          { custom: names },
          {
            name: 'url',
            label: <Trans>Address</Trans>,
            type: 'url',
            placeholder: 'https://',
          },
        ]}
      />
      <SmallImageField
        label={<Trans>QR code</Trans>}
        hint={<Trans>Without a picture the site shows a QR code of the address.</Trans>}
        value={image}
        onChange={(chosen) => set({ image: chosen, qrCode: chosen?.hash ?? null })}
        error={getError('qrCode')}
      />
      <ScheduleFields {...state} />
    </EditorLayout>
  );
}
