import { ErrorState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { useErrorText } from './error-text.ts';

type QueryErrorProps = {
  readonly query: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** The whole page rather than a part of one. */
  readonly page?: boolean;
};

/** Says why a query failed, with a button that sends it again. */
export function QueryError({ query, page = false }: QueryErrorProps) {
  const formatError = useErrorText();
  return (
    <ErrorState
      page={page}
      text={formatError(query.error)}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
