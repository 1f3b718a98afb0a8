import { z } from 'zod';
import { route } from '../lib/route.ts';
import { id, instant, localText } from '../lib/shapes.ts';

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

export const helpList = route({
  id: 'help.list',
  listener: 'site',
  method: 'GET',
  path: '/wps/system/helpCenter',
  caller: 'anyone',
  staysOpen: true,
  summary: 'The articles of the help centre by topic; with `q` those that answer it, best first',
  query: z.object({ q: z.string().max(searchMax).optional() }),
  value: z.object({
    articles: z.array(helpLine),
    /** Null without a search. */
    found: z.array(helpFound).nullable(),
  }),
  refusals: [],
});

export const readHelpArticle = route({
  id: 'help.get',
  listener: 'site',
  method: 'GET',
  path: '/wps/system/helpCenter/:slug',
  caller: 'anyone',
  staysOpen: true,
  summary: 'One article of the help centre; null for one that is not there, or not now',
  params: z.object({ slug: helpSlug }),
  // Addresses of articles are passed on and outlive them: that there is none is an answer.
  value: z.object({ article: helpGet.nullable() }),
  refusals: [],
});

const title = z.string().trim().min(1).max(120);
const content = z.string().max(20_000);
const keywords = z.string().trim().max(300);

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
});
export type AdminArticle = z.infer<typeof adminArticle>;

export const listArticles = route({
  id: 'help.admin.list',
  listener: 'console',
  method: 'GET',
  path: '/operator/help',
  caller: 'operator',
  summary: 'All articles, with those that are off, to come or over',
  value: z.object({ articles: z.array(adminArticle) }),
  refusals: [],
});

export const putArticle = route({
  id: 'help.admin.update',
  listener: 'console',
  method: 'PUT',
  path: '/operator/help/:id',
  caller: 'operator',
  summary: 'Adds or changes an article; its id is made by the page',
  params: z.object({ id }),
  body: articleDraft,
  value: adminArticle,
  refusals: ['slug_taken', 'schedule_invalid'],
});

export const removeArticle = route({
  id: 'help.admin.delete',
  listener: 'console',
  method: 'DELETE',
  path: '/operator/help/:id',
  caller: 'operator',
  summary: 'Removes an article for good',
  params: z.object({ id }),
  value: z.object({}),
  refusals: ['article_unknown'],
});
