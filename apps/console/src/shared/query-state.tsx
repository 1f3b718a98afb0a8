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

/** Stands where something will be once it was read; or says why it could not be. */
export function QueryState({ query, skeletons = 2 }: QueryStateProps) {
  if (query.isPending)
    return (
      <SkeletonGroup>
        <div className="skeletons">
          {Array.from({ length: skeletons }, (_, index) => (
            <Skeleton key={index} shape="card" />
          ))}
        </div>
      </SkeletonGroup>
    );
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
