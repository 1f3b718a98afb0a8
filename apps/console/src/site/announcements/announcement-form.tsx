import { Trans, useLingui } from '@lingui/react/macro';
import { announcementsAdminCreateForm } from '@khelaghor/client/forms.gen.ts';
import type { AnnouncementDraft } from '@khelaghor/contract/site/announcements.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { Ticker } from '@khelaghor/ui/alert/alert.tsx';
import { ChoiceField, TextField } from '@khelaghor/ui/field/field.tsx';
import { EditorLayout } from '../../shared/editor-layout.tsx';
import { ScheduleFields } from '../../shared/content-fields.tsx';
import { HtmlPreview } from '../../shared/html-preview.tsx';
import { useEdit } from '../../shared/edits/use-edit.ts';
import type { EditorForm } from '../../shared/kit/editor-page.tsx';
import { SchemaFields } from '../../shared/kit/schema-fields.tsx';
import { typeLabels, types } from './announcement-draft.ts';
import { useSaveAnnouncement } from './use-announcements.ts';
import './announcement-form.css';

type SetDraft = (part: Partial<AnnouncementDraft>) => void;

type PlacementFieldsProps = {
  readonly draft: AnnouncementDraft;
  readonly set: SetDraft;
  readonly error: string | undefined;
};

/** What kind it is, and over which page it pops up. */
function PlacementFields({ draft, set, error }: PlacementFieldsProps) {
  const { t } = useLingui();
  const { type, place } = draft;
  return (
    <>
      <ChoiceField
        label={<Trans>Placement</Trans>}
        value={type}
        choices={types.map((key) => ({ key, text: t(typeLabels[key]) }))}
        onChange={(next) => set({ type: next, place: next === 'H' ? (place ?? 'home') : null })}
      />
      {type === 'H' && (
        <TextField
          label={<Trans>Page</Trans>}
          hint={<Trans>“home”, or the code of a game such as “k3” or “dice”</Trans>}
          value={place ?? ''}
          onChange={(change) => set({ place: change.target.value.trim().toLowerCase() })}
          spellCheck={false}
          autoCapitalize="none"
          maxLength={24}
          {...(error !== undefined && { error })}
        />
      )}
    </>
  );
}

type ShownProps = { readonly draft: AnnouncementDraft; readonly language: Language };

/** The announcement as readers see it: on the notice line if it is there, and opened. */
function Shown({ draft, language }: ShownProps) {
  const title = draft.title[language] || '…';
  return (
    <div className="news-preview">
      {draft.type === 'B' && <Ticker>{title}</Ticker>}
      <article className="news-preview__card">
        <h1>{title}</h1>
        <HtmlPreview html={draft.content[language]} />
      </article>
    </div>
  );
}

const words = { type: typeLabels };
const getBody = (draft: AnnouncementDraft): AnnouncementDraft => draft;

/** Writes an announcement, with what readers will see beside the form. */
export function AnnouncementForm(props: EditorForm<AnnouncementDraft>) {
  const form = useEdit({ ...props, getBody, saving: useSaveAnnouncement() });
  const { draft, set, save, getError, desk, state } = form;
  return (
    <EditorLayout
      {...desk}
      words={words}
      onSave={save}
      renderPreview={(language) => <Shown draft={draft} language={language} />}
    >
      <PlacementFields draft={draft} set={set} error={getError('place')} />
      <SchemaFields
        {...state}
        shape={announcementsAdminCreateForm}
        fields={[
          {
            name: 'sort',
            label: <Trans>Order</Trans>,
            hint: <Trans>Lower numbers first, then the newest.</Trans>,
          },
          { name: 'title', label: <Trans>Title</Trans> },
          { name: 'content', label: <Trans>Text</Trans>, isHtml: true },
        ]}
      />
      <ScheduleFields {...state} />
    </EditorLayout>
  );
}
