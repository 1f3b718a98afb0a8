import type { FirstArticle } from './article.ts';
import { articlesOfPlay } from './play.ts';
import { articlesOfTrust } from './trust.ts';

/** What the help centre of a fresh site says: about what this program does, and nothing else. */
export const firstArticles: readonly FirstArticle[] = [...articlesOfPlay, ...articlesOfTrust];
