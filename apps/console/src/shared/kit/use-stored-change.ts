import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';

/**
 * Changes something on the server. The reply becomes the value of the query `queryKey`, so that the
 * page shows it without asking again; the queries of `others` are read anew. After a refusal
 * `queryKey` is read anew: another operator may have changed it.
 */
export function useStoredChange<Input, Output>(
  queryKey: QueryKey,
  change: (input: Input) => Promise<Output>,
  others: readonly QueryKey[] = [],
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: () => queries.invalidateQueries({ queryKey }),
    onSuccess: async (value) => {
      queries.setQueryData(queryKey, value);
      await Promise.all(others.map((other) => queries.invalidateQueries({ queryKey: other })));
    },
  });
}
