import type { OutsideProvider } from '@khelaghor/contract/site/identity-providers.ts';
import { refuse } from '../../lib/http/result.ts';
import type { Refused } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';

/** Why a site has sent the reader back without a code; null when it has sent one. */
export function declined(
  search: URLSearchParams,
  provider: OutsideProvider,
): Refused<'elsewhere_declined' | 'elsewhere_invalid' | 'elsewhere_unavailable'> | null {
  const error = search.get('error');
  if (error === null) return null;
  const params = { provider };
  if (error === 'access_denied') return refuse('elsewhere_declined', { params });
  const isTheirs = error === 'temporarily_unavailable' || error === 'server_error';
  return refuse(isTheirs ? 'elsewhere_unavailable' : 'elsewhere_invalid', { params });
}

/**
 * Refuses, and notes why for whoever looks after the server. Of what came only the kind of the
 * fault: codes, tokens and names are nobody's business.
 */
export function notedAs<C extends 'elsewhere_unavailable' | 'elsewhere_invalid'>(
  ctx: Context,
  refusal: C,
  provider: OutsideProvider,
  error: unknown,
): Refused<C> {
  const { name, message, code } = error as Error & { code?: string };
  ctx.log.warn({ err: { name, message, code }, provider }, 'another site’s word was not taken');
  return refuse(refusal, { params: { provider } });
}
