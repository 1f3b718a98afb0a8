import { z } from 'zod';
import { defineSave, revision } from '../lib/edits.ts';
import { route } from '../lib/route.ts';
import { id, instant, localText } from '../lib/shapes.ts';
import { defineName } from '../lib/typed-fields.ts';

/** The help centre: articles by topic, and a search that forgives. */

/** The topics, in the order of the page. Their names are texts of the page. */
export const helpTopic = z.enum(['start', 'money', 'games', 'fairness', 'security', 'care']);
export type HelpTopic = z.infer<typeof helpTopic>;

const helpSlug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60);
/** A search may be this long; what is far beyond a question is cut. */
const searchMax = 12_000;

export const helpLine = z.object({
  slug: z.string(),
  topic: helpTopic,
  title: localText,
});
export type HelpLine = z.infer<typeof helpLine>;

export const helpFound = helpLine.extend({
  /** A piece of the text around what was found, without formats. */
  excerpt: localText,
});
export type HelpFound = z.infer<typeof helpFound>;

export const helpGet = helpLine.extend({
  /** HTML that was cleaned when it was written. */
  content: localText,
  changedAt: instant,
});
export type HelpArticle = z.infer<typeof helpGet>;

export const helpList = route.anyone('GET /wps/system/helpCenter', {
  id: 'help.list',
  duringMaintenance: true,
  summary: 'Lists the help articles by topic; with `q` the matching ones, best first',
  query: z.object({ q: z.string().max(searchMax).optional() }),
  value: z.object({
    articles: z.array(helpLine),
    /** Null without a search. */
    found: z.array(helpFound).nullable(),
  }),
});

export const readHelpArticle = route.anyone('GET /wps/system/helpCenter/:slug', {
  id: 'help.get',
  duringMaintenance: true,
  summary: 'Returns one help article; null when it is not published',
  params: z.object({ slug: helpSlug }),
  // Addresses of articles are passed on and outlive them: that there is none is an answer.
  value: z.object({ article: helpGet.nullable() }),
});

const title = defineName(120).min(1);
const content = z.string().max(20_000);
const keywords = defineName(300);

export const articleDraft = z.object({
  slug: helpSlug,
  topic: helpTopic,
  title: z.object({ bn: title, en: title }),
  content: z.object({ bn: content, en: content }),
  /** Other words under which it is looked for. */
  keywords: z.object({ bn: keywords, en: keywords }),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  enabled: z.boolean(),
  sort: z.number().int().min(0).max(9_999),
});
export type ArticleDraft = z.infer<typeof articleDraft>;

export const adminArticle = articleDraft.extend({
  id,
  slug: z.string(),
  changedAt: instant,
  changedBy: z.string(),
  revision,
});
export type AdminArticle = z.infer<typeof adminArticle>;

export const listArticles = route.operator('GET /operator/help', {
  id: 'help.admin.list',
  permission: 'content.see',
  summary: 'Lists all articles, with disabled, scheduled and ended ones',
  value: z.object({ articles: z.array(adminArticle) }),
});

export const putArticle = route.operator('PUT /operator/help/:id', {
  id: 'help.admin.update',
  permission: 'content.act',
  summary: 'Creates or changes an article; the page creates its id',
  params: z.object({ id }),
  body: defineSave(articleDraft),
  value: adminArticle,
  refusals: ['article_unknown', 'changed_meanwhile', 'slug_taken', 'schedule_invalid'],
});

export const removeArticle = route.operator('DELETE /operator/help/:id', {
  id: 'help.admin.delete',
  permission: 'content.act',
  summary: 'Deletes an article',
  params: z.object({ id }),
  value: z.object({}),
  refusals: ['article_unknown'],
});
