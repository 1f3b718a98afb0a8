import { createCaller } from '@khelaghor/client/call.ts';
import type { CallRefusal, Endpoint, InputOf } from '@khelaghor/client/endpoint.ts';
import { ConsistentQueryClient } from '@khelaghor/client/query-client.ts';
import type { RouteShape, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { getLanguage } from './language.ts';

/** Calls the console's own server as the logged-in operator. Refusals are values. */
const call = createCaller({ language: getLanguage });

/** Wraps a refusal as an error: a query can only throw it. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly reply: CallRefusal;
  constructor(reply: CallRefusal) {
    super(reply.code);
    this.reply = reply;
  }
}

/** For queries and mutations: returns the value, or throws an error that `getRefusal` reads. */
export async function ask<R extends RouteShape>(
  endpoint: Endpoint<R>,
  input: InputOf<R>,
  signal?: AbortSignal,
): Promise<ValueOf<R>> {
  const reply = await call(endpoint, input, signal ? { signal } : {});
  if (!reply.success) throw new Refused(reply);
  return reply.value;
}

/** Why a query or mutation failed. An error that is no reply of the server is a lost connection. */
export const getRefusal = (error: unknown): CallRefusal =>
  error instanceof Refused ? error.reply : { success: false, code: 'network' };

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
