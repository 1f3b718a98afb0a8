import { isBehindLogin } from '@khelaghor/contract/lib/roles.ts';
import { hashKey } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { memberQuery } from '../shared/api-queries.ts';
import type { SiteRouter } from '../shared/site-router.ts';
import { getSessionToken } from '../shared/browser-storage.ts';

const memberHash = hashKey(memberQuery.queryKey);

/** A page that is behind the login is asked of the server, which leads a visitor there. */
function redirectToLogin(address: string): void {
  if (getSessionToken() === null && isBehindLogin(address)) location.assign(address);
}

/** On a site that begins with the login: follows where a visitor goes, and who becomes one. */
export function startRequireLogin(router: SiteRouter, queries: QueryClient): void {
  router.onLeaving(({ to }) => redirectToLogin(to.href));
  queries.getQueryCache().subscribe(({ type, query }) => {
    const isEnd = query.queryHash === memberHash && query.state.data === null;
    if (type === 'updated' && isEnd) redirectToLogin(location.href.slice(location.origin.length));
  });
}
