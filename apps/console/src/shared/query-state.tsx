import { Ghost, SkeletonGroup } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { Trouble } from './query-error.tsx';

type ReadingProps = {
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
export function Reading({ of, ghosts = 2 }: ReadingProps) {
  if (of.isPending)
    return (
      <SkeletonGroup>
        <div className="ghosts">
          {Array.from({ length: ghosts }, (_, index) => (
            <Ghost key={index} shape="card" />
          ))}
        </div>
      </SkeletonGroup>
    );
  return (
    of.isError && (
      <Trouble
        error={of.error}
        hasOlder={of.data !== undefined}
        busy={of.isFetching}
        retry={() => void of.refetch()}
      />
    )
  );
}
