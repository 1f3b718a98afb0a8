import { articleDraft } from '@khelaghor/contract/site/help.ts';
import type { ArticleDraft, HelpTopic, AdminArticle } from '@khelaghor/contract/site/help.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import { cleanLocalHtml } from '../../lib/clean-html.ts';
import type { Context } from '../../lib/context.ts';
import { mergeSave, dropRevision, pickFields, withRevision } from '../../lib/edits.ts';
import type { Edit } from '../../lib/edits.ts';
import { logEvent, getOperatorActor } from '../../lib/event-log.ts';
import {
  endsTooEarly,
  readPublishWindow,
  scheduleInvalid,
  formatPublishWindow,
} from '../../lib/publish-window.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import type { ArticleRow } from './store.ts';
import * as store from './store.ts';

const toAdminArticle = (row: ArticleRow): AdminArticle =>
  withRevision(articleDraft, {
    id: row.id,
    slug: row.slug,
    topic: row.topic as HelpTopic,
    title: { bn: row.titleBn, en: row.titleEn },
    content: { bn: row.contentBn, en: row.contentEn },
    keywords: { bn: row.keywordsBn, en: row.keywordsEn },
    ...formatPublishWindow(row),
    enabled: row.enabled,
    sort: row.sort,
    changedAt: row.changedAt.toISOString(),
    changedBy: row.changedBy,
  });

/** A draft as it is kept: what acts or fetches in its HTML is taken out. */
export function getArticleRow(
  draft: ArticleDraft,
  kept: { id: string; changedAt: Date; changedBy: string },
): ArticleRow {
  const content = cleanLocalHtml(draft.content);
  return {
    ...kept,
    slug: draft.slug,
    topic: draft.topic,
    titleBn: draft.title.bn,
    titleEn: draft.title.en,
    contentBn: content.bn,
    contentEn: content.en,
    keywordsBn: draft.keywords.bn,
    keywordsEn: draft.keywords.en,
    ...readPublishWindow(draft),
    enabled: draft.enabled,
    sort: draft.sort,
  };
}

export async function listAdminArticles(ctx: Context): Promise<AdminArticle[]> {
  return (await store.listAll(ctx.db)).map(toAdminArticle);
}

type SaveRefusal =
  | 'article_unknown'
  | 'changed_meanwhile'
  | 'malformed'
  | 'slug_taken'
  | 'schedule_invalid';

/** Adds or changes an article; the event log keeps what it was before. */
export async function putArticle(
  ctx: Context,
  id: string,
  edit: Edit<ArticleDraft>,
  by: OperatorCaller,
): Promise<Result<AdminArticle, SaveRefusal>> {
  return transact(ctx, async (tx): Promise<Result<AdminArticle, SaveRefusal>> => {
    const found = await store.findOne(tx, id);
    const before = found ? toAdminArticle(found) : null;
    const kinds = ['help_article.changed', 'help_article.added'];
    const edited = await mergeSave(tx, { subject: `help_article:${id}`, kinds }, articleDraft, {
      fields: before && pickFields(articleDraft, before),
      edit,
      unknown: refuse('article_unknown'),
    });
    if (!edited.ok) return edited;
    const draft = edited.value;
    if (endsTooEarly(draft)) return scheduleInvalid();
    const row = getArticleRow(draft, { id, changedAt: ctx.clock.now(), changedBy: by.username });
    if (!(await store.put(tx, row)))
      return refuse('slug_taken', { fields: { slug: { code: 'slug_taken' } } });
    const after = toAdminArticle(row);
    await logEvent(ctx, tx, {
      kind: before ? 'help_article.changed' : 'help_article.added',
      actor: getOperatorActor(by.username),
      subject: `help_article:${id}`,
      detail: { before: before && dropRevision(before), after: dropRevision(after) },
    });
    return ok(after);
  });
}

export async function removeArticle(
  ctx: Context,
  id: string,
  by: OperatorCaller,
): Promise<Result<Record<string, never>, 'article_unknown'>> {
  return transact(ctx, async (tx) => {
    const before = await store.findOne(tx, id);
    if (!before) return refuse('article_unknown');
    await store.remove(tx, id);
    await logEvent(ctx, tx, {
      kind: 'help_article.removed',
      actor: getOperatorActor(by.username),
      subject: `help_article:${id}`,
      detail: { before: dropRevision(toAdminArticle(before)) },
    });
    return ok({});
  });
}
