import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { helpAdminUpdateForm } from '@khelaghor/client/forms.gen.ts';
import type { ArticleDraft } from '@khelaghor/contract/site/help.ts';
import { EditorLayout } from '../../shared/editor-layout.tsx';
import { ScheduleFields } from '../../shared/content-fields.tsx';
import { createId } from '../../shared/new-id.ts';
import { HtmlPreview } from '../../shared/html-preview.tsx';
import { useEdit } from '../../shared/edits/use-edit.ts';
import type { EditorForm } from '../../shared/kit/editor-page.tsx';
import { SchemaFields } from '../../shared/kit/schema-fields.tsx';
import { getSlug, topicLabels } from './help-topics.ts';
import { useSaveArticle } from './use-help.ts';

const words = { topic: topicLabels };

const getBody = (draft: ArticleDraft): ArticleDraft => ({
  ...draft,
  slug: draft.slug === '' ? getSlug(draft.title.en) : draft.slug,
});

/** Writes an article of the help centre, with what readers will see beside the form. */
export function ArticleForm(props: EditorForm<ArticleDraft>) {
  const [newId] = useState(createId);
  const { draft, save, desk, state } = useEdit({
    ...props,
    getBody,
    saving: useSaveArticle(newId),
  });
  return (
    <EditorLayout
      {...desk}
      words={words}
      onSave={save}
      renderPreview={(language) => (
        <article className="article-preview">
          <h1>{draft.title[language] || '…'}</h1>
          <HtmlPreview html={draft.content[language]} />
        </article>
      )}
    >
      <SchemaFields
        {...state}
        shape={helpAdminUpdateForm}
        fields={[
          { name: 'title', label: <Trans>Title</Trans> },
          {
            pair: [
              { name: 'topic', label: <Trans>Topic</Trans>, names: topicLabels },
              {
                name: 'sort',
                label: <Trans>Order</Trans>,
                hint: <Trans>Lower numbers first.</Trans>,
              },
            ],
          },
          {
            name: 'slug',
            label: <Trans>Address</Trans>,
            hint: (
              <Trans>Lower-case letters, digits and hyphens; made from the English title.</Trans>
            ),
            placeholder: getSlug(draft.title.en),
            isPlain: true,
            mayBeEmpty: true,
          },
          { name: 'content', label: <Trans>Text</Trans>, isHtml: true },
          {
            name: 'keywords',
            label: <Trans>Search keywords</Trans>,
            hint: <Trans>Separated by commas: other words and common misspellings.</Trans>,
          },
        ]}
      />
      <ScheduleFields {...state} />
    </EditorLayout>
  );
}
