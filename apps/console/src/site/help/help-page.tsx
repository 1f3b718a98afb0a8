import './help-page.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { AdminArticle } from '@khelaghor/contract/site/help.ts';
import { EmptyState } from '@khelaghor/ui/blank/blank.tsx';
import { Button, IconButton } from '@khelaghor/ui/button/button.tsx';
import { Page } from '../../shared/page.tsx';
import { Reading } from '../../shared/query-state.tsx';
import { ScheduleTag } from '../../shared/schedule-tag.tsx';
import { Removal } from '../../shared/confirm-delete.tsx';
import { useDelete } from '../../shared/use-delete.ts';
import { ArticleForm } from './article-form.tsx';
import { emptyArticle, topicNames, topics } from './help-topics.ts';
import { useArticles, useRemoveArticle } from './use-help.ts';

const route = getRouteApi('/inside/help');
type RowProps = {
  readonly article: AdminArticle;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

function Row({ article, onEdit, onRemove }: RowProps) {
  const { t, i18n } = useLingui();
  const title = i18n.locale === 'en' ? article.title.en : article.title.bn;
  return (
    <li className="content-row">
      <div className="content-row__words">
        <b>{title}</b>
        <small>
          <code>/helpmc?article={article.slug}</code>
        </small>
        <ScheduleTag scheduled={article} />
      </div>
      <div className="content-row__acts">
        <IconButton icon="edit" label={t`Edit: ${title}`} onClick={onEdit} />
        <IconButton icon="trash" label={t`Remove: ${title}`} onClick={onRemove} />
      </div>
    </li>
  );
}

type ListProps = {
  readonly articles: readonly AdminArticle[];
  readonly onEdit: (id: string) => void;
};

function List({ articles, onEdit }: ListProps) {
  const { t } = useLingui();
  const removal = useDelete(useRemoveArticle());
  if (articles.length === 0) return <EmptyState title={<Trans>No articles</Trans>} />;
  return (
    <>
      {topics.map((topic) => {
        const own = articles.filter((article) => article.topic === topic);
        if (own.length === 0) return null;
        return (
          <section key={topic}>
            <h2 className="thread">{t(topicNames[topic])}</h2>
            <ul className="content-rows content-rows--plain articles">
              {own.map((article) => (
                <Row
                  key={article.id}
                  article={article}
                  onEdit={() => onEdit(article.id)}
                  onRemove={() => removal.ask(article.id)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <Removal of={removal} title={<Trans>Remove this article?</Trans>} />
    </>
  );
}

/** The articles of the help centre, or the one that is being written. */
export function HelpPage() {
  const { t } = useLingui();
  const { edit } = route.useSearch();
  const navigate = useNavigate();
  const query = useArticles();
  const { data } = query;
  const go = (search: { edit?: string }) => void navigate({ to: '/help', search });
  const edited = data?.articles.find(({ id }) => id === edit);
  const begun = edit === 'new' ? emptyArticle : edited;
  return (
    <Page title={t`Help centre`} updatedAtMs={query.dataUpdatedAt}>
      <Reading of={query} />
      {data && begun && (
        <ArticleForm key={edit} id={edited?.id ?? null} begun={begun} onDone={() => go({})} />
      )}
      {data && !begun && (
        <>
          <div className="content-head">
            <Button kind="lead" icon="plus" onClick={() => go({ edit: 'new' })}>
              <Trans>New article</Trans>
            </Button>
          </div>
          <List articles={data.articles} onEdit={(id) => go({ edit: id })} />
        </>
      )}
    </Page>
  );
}
