import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { helpGet, helpList } from '@khelaghor/client/routes/site.gen.ts';
import { fetchValue } from '../../shared/api.ts';
import { staleTimes } from '../../shared/api-queries.ts';

/** A question is not longer; what is pasted beyond it is not sent. */
const askedMax = 200;

/** A question as it is sent: short, with single spaces. Empty asks nothing. */
export function normalizeQuestion(text: string): string {
  return text.slice(0, askedMax).replaceAll(/\s+/gu, ' ').trim();
}

/** All articles, and those that answer the question. The answer before stays until the next. */
export function useHelp(question: string) {
  return useQuery({
    queryKey: ['help', question],
    queryFn: async ({ signal }) => {
      const query = question === '' ? {} : { q: question };
      return fetchValue(helpList, { query }, signal);
    },
    staleTime: staleTimes.lists,
    placeholderData: keepPreviousData,
  });
}

const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const slugMax = 60;

/** Whether what an address says can name an article at all. */
export const isSlug = (text: string): boolean => text.length <= slugMax && slugShape.test(text);

/** One article; null when there is none of this name. */
export function useHelpArticle(slug: string) {
  return useQuery({
    queryKey: ['help-article', slug],
    queryFn: async ({ signal }) => {
      // Then the server need not be asked.
      if (!isSlug(slug)) return null;
      return (await fetchValue(helpGet, { params: { slug } }, signal)).article;
    },
    staleTime: staleTimes.lists,
  });
}
