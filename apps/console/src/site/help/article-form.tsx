import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ArticleDraft } from '@khelaghor/contract/site/help.ts';
import { Select, TextField } from '@khelaghor/ui/field/field.tsx';
import { EditorLayout } from '../../shared/editor-layout.tsx';
import { LocalizedField, SortField, ScheduleFields } from '../../shared/content-fields.tsx';
import { HtmlField } from '../../shared/html-field.tsx';
import { createId } from '../../shared/new-id.ts';
import { HtmlPreview } from '../../shared/html-preview.tsx';
import type { EditorForm } from '../../shared/kit/editor-page.tsx';
import { useDraft } from '../../shared/kit/use-draft.ts';
import { getSlug, topicLabels, topics } from './help-topics.ts';
import { useSaveArticle } from './use-help.ts';

type SetDraft = (part: Partial<ArticleDraft>) => void;

type PlacementFieldsProps = {
  readonly draft: ArticleDraft;
  readonly set: SetDraft;
  readonly error: string | undefined;
};

function PlacementFields({ draft, set, error }: PlacementFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <div className="content-pair">
        <Select
          label={<Trans>Topic</Trans>}
          value={draft.topic}
          onChange={(change) =>
            set({ topic: topics.find((each) => each === change.target.value) ?? 'start' })
          }
        >
          {topics.map((each) => (
            <option key={each} value={each}>
              {t(topicLabels[each])}
            </option>
          ))}
        </Select>
        <SortField value={draft.sort} onChange={(sort) => set({ sort })} />
      </div>
      <TextField
        label={<Trans>Address</Trans>}
        hint={<Trans>Small letters, digits and hyphens; made from the English title.</Trans>}
        value={draft.slug}
        placeholder={getSlug(draft.title.en)}
        onChange={(change) => set({ slug: change.target.value })}
        spellCheck={false}
        autoCapitalize="none"
        maxLength={60}
        {...(error !== undefined && { error })}
      />
    </>
  );
}

/** Writes an article of the help centre, with what readers will see beside the form. */
export function ArticleForm({ id, begun, onDone }: EditorForm<ArticleDraft>) {
  const [ownId] = useState(() => id ?? createId());
  const { draft, set, save, getError, desk } = useDraft(begun, useSaveArticle(), onDone);
  const slug = draft.slug === '' ? getSlug(draft.title.en) : draft.slug;
  return (
    <EditorLayout
      {...desk}
      onSave={() => save({ id: ownId, body: { ...draft, slug } })}
      renderPreview={(language) => (
        <article className="article-preview">
          <h1>{draft.title[language] || '…'}</h1>
          <HtmlPreview html={draft.content[language]} />
        </article>
      )}
    >
      <LocalizedField
        label={<Trans>Title</Trans>}
        value={draft.title}
        onChange={(title) => set({ title })}
        maxLength={120}
        required
        error={getError('title')}
      />
      <PlacementFields draft={draft} set={set} error={getError('slug')} />
      <HtmlField
        label={<Trans>Text</Trans>}
        value={draft.content}
        onChange={(content) => set({ content })}
        maxLength={20_000}
        error={getError('content')}
      />
      <LocalizedField
        label={<Trans>Other words for the search</Trans>}
        value={draft.keywords}
        onChange={(keywords) => set({ keywords })}
        maxLength={300}
        hint={<Trans>Separated by commas: what people call it, and how they misspell it.</Trans>}
        error={getError('keywords')}
      />
      <ScheduleFields value={draft} onChange={set} error={getError('endsAt')} />
    </EditorLayout>
  );
}
