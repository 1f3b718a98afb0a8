import { ApiError, unwrapReply } from '@khelaghor/client/api-error.ts';
import { createCaller } from '@khelaghor/client/call.ts';
import type { CallRefusal, Endpoint, InputOf } from '@khelaghor/client/endpoint.ts';
import { ConsistentQueryClient } from '@khelaghor/client/query-client.ts';
import type { RouteShape, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { getLanguage } from './language.ts';

/** Calls the console's own server as the logged-in operator. Refusals are values. */
const call = createCaller({ language: getLanguage });

/** For queries and mutations: returns the value, or throws an error that `getRefusal` reads. */
export async function callOrThrow<R extends RouteShape>(
  endpoint: Endpoint<R>,
  input: InputOf<R>,
  signal?: AbortSignal,
): Promise<ValueOf<R>> {
  return unwrapReply(await call(endpoint, input, signal ? { signal } : {}));
}

/** Why a query or mutation failed. An error that is no reply of the server is a lost connection. */
export const getRefusal = (error: unknown): CallRefusal =>
  error instanceof ApiError ? error.refusal : { success: false, code: 'network' };

/** Returns the refusal with which a mutation failed; null without a failure. */
export const getMutationRefusal = (mutation: {
  readonly isError: boolean;
  readonly error: unknown;
}): CallRefusal | null => (mutation.isError ? getRefusal(mutation.error) : null);

const retryMax = 2;

export const queries = new ConsistentQueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => getRefusal(error).code === 'network' && failures < retryMax,
      retryDelay: 800,
      staleTime: 2_000,
      // The browser's online state says nothing about a server on the same machine.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
