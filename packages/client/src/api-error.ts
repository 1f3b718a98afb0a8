import type { RouteShape, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { CallRefusal, CallReply } from './endpoint.ts';

/** A call that was refused or lost, as an error: a query can only throw it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly refusal: CallRefusal;

  constructor(refusal: CallRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** The value of a reply, for queries. Throws `ApiError` when the call was refused or lost. */
export function unwrapReply<R extends RouteShape>(reply: CallReply<R>): ValueOf<R> {
  if (reply.success) return reply.value;
  throw new ApiError(reply);
}
