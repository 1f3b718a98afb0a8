import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryError } from '../query-error.tsx';
import { LoadMore } from './load-more.tsx';

type RecordPage = { readonly items: readonly unknown[]; readonly searchedTo: string | null };

type RecordLinesProps<Page extends RecordPage> = {
  readonly query: UseInfiniteQueryResult<InfiniteData<Page>>;
  /** Shown while the first page is loaded. */
  readonly skeleton: ReactNode;
  /** Shown when the record has no line. */
  readonly none: ReactNode;
  /** Why a search ended early. */
  readonly text: ReactNode;
  readonly children: (items: Page['items'][number][], first: Page | undefined) => ReactNode;
};

/** The lines of a record so far. A search that ended early says how far it got. */
export function RecordLines<Page extends RecordPage>(props: RecordLinesProps<Page>) {
  const { query, skeleton, none, text, children } = props;
  if (query.data === undefined)
    return query.error === null ? skeleton : <QueryError query={query} />;
  const { pages } = query.data;
  const items = pages.flatMap((page) => page.items);
  const searchedTo = pages.at(-1)?.searchedTo ?? null;
  if (items.length === 0 && searchedTo === null) return none;
  return (
    <>
      {children(items, pages[0])}
      <LoadMore
        text={text}
        searchedTo={searchedTo}
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    </>
  );
}
