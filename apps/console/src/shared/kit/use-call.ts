import { useQuery } from '@tanstack/react-query';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { Endpoint, InputOf } from '@khelaghor/client/endpoint.ts';
import type { RouteShape, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../api.ts';

/** Reads what `endpoint` returns for `input`, and keeps it under `queryKey`. */
export const useCall = <R extends RouteShape>(
  queryKey: QueryKey,
  endpoint: Endpoint<R>,
  input: InputOf<R>,
  options?: Omit<UseQueryOptions<ValueOf<R>>, 'queryKey' | 'queryFn'>,
) =>
  useQuery({
    ...options,
    queryKey,
    queryFn: ({ signal }) => callOrThrow(endpoint, input, signal),
  });
