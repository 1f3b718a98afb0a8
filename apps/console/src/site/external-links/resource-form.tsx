import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { linksAdminUpdateForm } from '@khelaghor/client/forms.gen.ts';
import type { AdminLink, ResourceDraft } from '@khelaghor/contract/site/external-links.ts';
import { EditorLayout } from '../../shared/editor-layout.tsx';
import { LocalizedField, ScheduleFields } from '../../shared/content-fields.tsx';
import { createId } from '../../shared/new-id.ts';
import { SchemaFields } from '../../shared/kit/schema-fields.tsx';
import { useDraft } from '../../shared/kit/use-draft.ts';
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

/** Writes a link of the site, with its card beside the form. */
export function ResourceForm({ kept, onDone }: FormProps) {
  const [image, setImage] = useState(kept?.qrImage ?? null);
  const [ownId] = useState(() => kept?.id ?? createId());
  const form = useDraft(getDraft(kept ?? emptyResource), useSaveResource(), onDone);
  const { draft, set, getError, state } = form;
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
      onSave={() => form.save({ id: ownId, body: draft })}
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
        onChange={(chosen) => {
          setImage(chosen);
          set({ qrCode: chosen?.hash ?? null });
        }}
        error={getError('qrCode')}
      />
      <ScheduleFields {...state} />
    </EditorLayout>
  );
}
