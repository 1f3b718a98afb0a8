import { MorePager } from '@khelaghor/ui/pager/pager.tsx';

type QueryPagerProps = {
  /** A list that is read a page at a time. */
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    fetchNextPage(): unknown;
  };
};

/** The button below a list that reads its next page. */
export const QueryPager = ({ query }: QueryPagerProps) => (
  <MorePager
    hasMore={query.hasNextPage}
    busy={query.isFetchingNextPage}
    onMore={() => void query.fetchNextPage()}
  />
);
