import './help-page.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { AdminArticle } from '@khelaghor/contract/site/help.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { EditorList } from '../../shared/kit/editor-list.tsx';
import type { EditorRow } from '../../shared/kit/editor-list.tsx';
import { EditorPage } from '../../shared/kit/editor-page.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { ScheduleTag } from '../../shared/schedule-tag.tsx';
import { ArticleForm } from './article-form.tsx';
import { getDraft, emptyArticle, topicLabels, topics } from './help-topics.ts';
import { useArticles, useRemoveArticle } from './use-help.ts';

const route = getRouteApi('/inside/help');

/** The articles of the help centre, or the one that is being written. */
export function HelpPage() {
  const { t } = useLingui();
  const text = useLocalText();
  const { edit } = route.useSearch();
  const navigate = useNavigate();
  const query = useArticles();
  const articles = query.data?.articles;
  const go = (id?: string) =>
    void navigate({ to: '/help', search: id === undefined ? {} : { edit: id } });
  const getRow = (article: AdminArticle): EditorRow => ({
    id: article.id,
    title: text(article.title),
    notes: (
      <small>
        <code>/helpmc?article={article.slug}</code>
      </small>
    ),
    state: <ScheduleTag scheduled={article} />,
  });
  return (
    <EditorPage
      title={t`Help centre`}
      query={query}
      kept={articles}
      edit={edit}
      fresh={emptyArticle}
      getDraft={getDraft}
      renderForm={(form) => <ArticleForm {...form} />}
      go={go}
      add={<Trans>New article</Trans>}
    >
      <EditorList
        sections={topics.map((topic) => ({
          key: topic,
          title: t(topicLabels[topic]),
          rows: (articles ?? []).filter((article) => article.topic === topic).map(getRow),
        }))}
        empty={<EmptyState title={<Trans>No articles</Trans>} />}
        onEdit={go}
        removing={useRemoveArticle()}
        question={<Trans>Remove this article?</Trans>}
      />
    </EditorPage>
  );
}
