import { Skeleton, SkeletonGroup } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { QueryError } from './query-error.tsx';

type QueryStateProps = {
  /** What is being read, as its query says it. */
  readonly of: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly error: unknown;
    readonly data: unknown;
    refetch(): unknown;
  };
  readonly ghosts?: 1 | 2 | 3;
};

/** Stands where something will be once it was read; or says why it could not be. */
export function QueryState({ of, ghosts = 2 }: QueryStateProps) {
  if (of.isPending)
    return (
      <SkeletonGroup>
        <div className="ghosts">
          {Array.from({ length: ghosts }, (_, index) => (
            <Skeleton key={index} shape="card" />
          ))}
        </div>
      </SkeletonGroup>
    );
  return (
    of.isError && (
      <QueryError
        error={of.error}
        hasOlder={of.data !== undefined}
        busy={of.isFetching}
        retry={() => void of.refetch()}
      />
    )
  );
}
