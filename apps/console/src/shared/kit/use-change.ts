import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';

/** Changes something on the server. Accepted or refused, the queries of `keys` are read anew. */
export function useChange<Input, Output>(
  keys: readonly QueryKey[],
  change: (input: Input) => Promise<Output>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
