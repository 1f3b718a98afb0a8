import { ApiError } from '@khelaghor/client/api-error.ts';
import { ConsistentQueryClient } from '@khelaghor/client/query-client.ts';
import type { QueryClient } from '@tanstack/react-query';

/** A refusal is an answer and is not asked again; a lost connection is, twice. */
function retry(failures: number, failure: Error): boolean {
  return failure instanceof ApiError && failure.refusal.code === 'network' && failures < 2;
}

/** One cache for a browser, or for one page that the server makes. */
export function createQueryClient(): QueryClient {
  return new ConsistentQueryClient({
    defaultOptions: {
      queries: { retry, staleTime: 30_000, gcTime: 600_000, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
}
