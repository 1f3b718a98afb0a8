import type { FirstArticle } from './first-article.ts';
import { articlesOfPlay } from './first-articles-play.ts';
import { articlesOfTrust } from './first-articles-trust.ts';

/** What the help centre of a fresh site says: about what this program does, and nothing else. */
export const firstArticles: readonly FirstArticle[] = [...articlesOfPlay, ...articlesOfTrust];
