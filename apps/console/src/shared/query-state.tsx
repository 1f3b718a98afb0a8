import { Skeleton, SkeletonGroup } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { QueryError } from './query-error.tsx';

type QueryStateProps = {
  /** What is being read, as its query says it. */
  readonly query: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly error: unknown;
    readonly data: unknown;
    refetch(): unknown;
  };
  readonly skeletons?: 1 | 2 | 3;
};

/** What a page shows while a part of it, or its code, is loading. */
export function LoadingCards({ count = 2 }: { readonly count?: 1 | 2 | 3 }) {
  return (
    <SkeletonGroup>
      <div className="skeletons">
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} shape="card" />
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** The state of a query without data: loading, or the error that it ended with. */
export function QueryState({ query, skeletons = 2 }: QueryStateProps) {
  if (query.isPending) return <LoadingCards count={skeletons} />;
  return (
    query.isError && (
      <QueryError
        error={query.error}
        hasOlder={query.data !== undefined}
        busy={query.isFetching}
        retry={() => void query.refetch()}
      />
    )
  );
}
