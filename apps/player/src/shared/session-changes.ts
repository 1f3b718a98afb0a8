import type { MemberInfo } from '@khelaghor/contract/account/members.ts';
import { isAgentType } from '@khelaghor/contract/lib/roles.ts';
import {
  clearStoredSession,
  storeSession,
  getSessionToken,
  storePendingLogout,
} from './browser-storage.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { memberGet } from '@khelaghor/client/routes.gen.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import { sendLogout } from './send-logout.ts';
import { reconnectRealtime } from './realtime.ts';
import { balanceQuery, memberQuery } from './api-queries.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from './navigation.tsx';

/**
 * Writes the logged-in member into session storage, or removes them. For a visitor it changes
 * nothing: what is stored for the visit stays.
 */
export function storeMember(member: MemberInfo | null): void {
  if (!member) {
    if (getSessionToken() !== null) clearStoredSession();
    return;
  }
  storeSession({
    token: member.token,
    account: member.account,
    isAgent: isAgentType(member.type),
  });
}

/**
 * After a reply that opened a session: loads its member, and reconnects as that member. Returns why
 * the session is missing: the reply was lost, or the browser kept no cookie.
 */
export async function loadSession(queries: QueryClient): Promise<CallRefusal | null> {
  storePendingLogout(false);
  const reply = await call(memberGet, {});
  if (!reply.success) return reply;
  storeMember(reply.value);
  queries.setQueryData(memberQuery.queryKey, reply.value);
  reconnectRealtime();
  await queries.invalidateQueries({ queryKey: balanceQuery.queryKey });
  return null;
}

/** Clears the member and everything that was only for them from this page. */
export function clearSession(queries: QueryClient): void {
  clearStoredSession();
  queries.setQueryData(memberQuery.queryKey, null);
  const kept = new Set(['whitelabel', 'member', 'registration-fields', 'banners', 'game-menus']);
  queries.removeQueries({ predicate: ({ queryKey }) => !kept.has(String(queryKey[0])) });
  reconnectRealtime();
}

/** How long a page waits for the server's answer to a logout, in milliseconds. */
const logoutMs = 700;

/**
 * Ends the session on the server and clears it here, whether or not the server is reached. What it
 * has not answered by then is sent again with the next connection.
 */
export async function signOut(queries: QueryClient): Promise<void> {
  await Promise.race([sendLogout(), new Promise((done) => setTimeout(done, logoutMs))]);
  clearSession(queries);
}

/**
 * Continues after a reply that opened a session: opens an address of this site, or the dialog that
 * says why the session is missing.
 */
export function useFinishLogin(): (then: string) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (then) => {
    if (await loadSession(queries)) {
      const search = { open: 'not-in', next: then } as const;
      await navigate({ to: '.', search, replace: true, resetScroll: false });
    } else await navigate({ href: then, replace: true });
  };
}
