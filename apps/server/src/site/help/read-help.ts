import type { HelpArticle, helpList, HelpLine, HelpTopic } from '@khelaghor/contract/site/help.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { Context } from '../../lib/context.ts';
import { findExcerpt, extractText } from './excerpt.ts';
import type { ArticleRow } from './store.ts';
import * as store from './store.ts';
import { searchHelp } from './search-help.ts';

const getLine = (row: ArticleRow): HelpLine => ({
  slug: row.slug,
  topic: row.topic as HelpTopic,
  title: { bn: row.titleBn, en: row.titleEn },
});

const toSearchable = (row: ArticleRow) => {
  const text = { bn: extractText(row.contentBn), en: extractText(row.contentEn) };
  return {
    slug: row.slug,
    title: `${row.titleBn} ${row.titleEn}`,
    keywords: `${row.keywordsBn} ${row.keywordsEn}`,
    text: `${text.bn} ${text.en}`,
    texts: text,
    line: getLine(row),
  };
};

/** All articles, and those that answer a question. An empty question asks nothing. */
export async function readHelpCenter(
  ctx: Context,
  question: string | undefined,
): Promise<ValueOf<typeof helpList>> {
  const rows = await store.listShown(ctx.db, ctx.clock.now());
  const articles = rows.map(getLine);
  if (question === undefined || question.trim() === '') return { articles, found: null };
  const found = searchHelp(rows.map(toSearchable), question).map(({ line, texts }) => ({
    ...line,
    excerpt: { bn: findExcerpt(texts.bn, question), en: findExcerpt(texts.en, question) },
  }));
  return { articles, found };
}

/** One article; null when readers have none of this name now. */
export async function findVisibleArticle(ctx: Context, slug: string): Promise<HelpArticle | null> {
  const row = await store.findShown(ctx.db, ctx.clock.now(), slug);
  if (!row) return null;
  return {
    ...getLine(row),
    content: { bn: row.contentBn, en: row.contentEn },
    changedAt: row.changedAt.toISOString(),
  };
}
