import type { OutsideProvider } from '@khelaghor/contract/site/identity-providers.ts';
import { refuse } from '../../lib/http/result.ts';
import type { Failure } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';

/** Refuses a callback without a code, by its error; null when it has none. */
export function isDeclined(
  search: URLSearchParams,
  provider: OutsideProvider,
): Failure<'elsewhere_declined' | 'elsewhere_invalid' | 'elsewhere_unavailable'> | null {
  const error = search.get('error');
  if (error === null) return null;
  const params = { provider };
  if (error === 'access_denied') return refuse('elsewhere_declined', { params });
  const isTheirs = error === 'temporarily_unavailable' || error === 'server_error';
  return refuse(isTheirs ? 'elsewhere_unavailable' : 'elsewhere_invalid', { params });
}

/**
 * Refuses, and logs why for the operator of the server. Logs only the error itself; never codes,
 * tokens or names.
 */
export function describeProviderError<C extends 'elsewhere_unavailable' | 'elsewhere_invalid'>(
  ctx: Context,
  refusal: C,
  provider: OutsideProvider,
  error: unknown,
): Failure<C> {
  const { name, message, code } = error as Error & { code?: string };
  ctx.log.warn({ err: { name, message, code }, provider }, 'another site’s word was not taken');
  return refuse(refusal, { params: { provider } });
}
