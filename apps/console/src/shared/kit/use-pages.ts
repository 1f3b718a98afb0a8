import { useInfiniteQuery } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';

type KeyedPage<Item> = { readonly items: readonly Item[]; readonly nextCursor: string | null };

type PagesOptions<Page> = {
  readonly queryKey: QueryKey;
  /** Reads one page; `cursor` is empty for the first. */
  readonly read: (cursor: { readonly cursor?: string }, signal: AbortSignal) => Promise<Page>;
  /** Reads all shown pages anew so often, for queues that others work on as well. */
  readonly everyMs?: number;
};

/** Reads a list whose pages follow each other by cursor; `QueryPager` reads what follows. */
export const usePages = <Page extends KeyedPage<unknown>>({
  queryKey,
  read,
  everyMs,
}: PagesOptions<Page>) =>
  useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      read(pageParam === null ? {} : { cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    refetchOnWindowFocus: 'always',
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
  });
