import { unwrapReply } from '@khelaghor/client/api-error.ts';
import { siteGetDomainRoute } from '@khelaghor/client/routes/site.gen.ts';
import { call } from '../../shared/api.ts';
import { cacheReply, readCachedReply } from '../../shared/browser-storage.ts';

const isAddress = (word: unknown): word is string =>
  typeof word === 'string' && /^https?:/u.test(word);

/** The addresses that a text names, as it was kept; none when it is anything else. */
export function parseAddresses(text: string | null): readonly string[] {
  try {
    const named: unknown = JSON.parse(text ?? 'null');
    if (!Array.isArray(named)) return [];
    return (named as unknown[]).filter(isAddress);
  } catch {
    return [];
  }
}

/**
 * The addresses of the site. Where this one cannot be asked, those that it named in this visit:
 * then more than ever its reader wants to know of another.
 */
export async function getSiteAddresses(signal: AbortSignal): Promise<readonly string[]> {
  const reply = await call(siteGetDomainRoute, { query: { device: 0 } }, { signal });
  const kept = reply.success ? [] : parseAddresses(readCachedReply('routers'));
  if (kept.length > 0) return kept;
  const named = unwrapReply(reply).domainList.map(({ domainName }) => domainName);
  cacheReply('routers', JSON.stringify(named));
  return named;
}
