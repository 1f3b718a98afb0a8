import type { ArticleDraft } from '@khelaghor/contract/site/help.ts';

/** An article as it is shipped: it is always shown, and stands where it stands in the list. */
export type FirstArticle = Omit<ArticleDraft, 'startsAt' | 'endsAt' | 'enabled' | 'sort'>;
