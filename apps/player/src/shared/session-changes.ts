import type { MemberInfo } from '@khelaghor/contract/account/members.ts';
import { isAgentType } from '@khelaghor/contract/lib/roles.ts';
import {
  clearStoredSession,
  storeSession,
  getSessionToken,
  storePendingLogout,
} from './browser-storage.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import type { QueryClient } from '@tanstack/react-query';
import { sendLogout } from './send-logout.ts';
import { reconnectRealtime } from './realtime.ts';
import { balanceQuery, memberQuery } from './api-queries.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from './navigation.tsx';
import { paths } from './paths.ts';
import { dropMember } from './session/drop-member.ts';
import { answerLoginAgain, isLoginAsked } from './session/login-again.ts';
import { forgetOtherMember } from './session/other-member.ts';
import { getPageMember, setPageMember } from './session/page-member.ts';
import { readSessionOwner } from './session/read-session-owner.ts';
import { browserBar } from './site-router.ts';
import { tellTabs } from './session/session-tabs.ts';
import { forgetTypedPage } from './session/typed-page.ts';

/**
 * Makes the page the member's, or a visitor's, and writes the member into session storage or
 * removes them. For a visitor it changes nothing there: what is stored for the visit stays.
 */
export function storeMember(member: MemberInfo | null): void {
  setPageMember(member?.id ?? null);
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
  const reply = await readSessionOwner();
  if (!reply.success) return reply;
  const isAgain = isLoginAsked();
  const isSame = reply.value.id === getPageMember();
  if (isAgain && !isSame) dropMember(queries);
  storeMember(reply.value);
  forgetOtherMember();
  queries.setQueryData(memberQuery.queryKey, reply.value);
  reconnectRealtime();
  tellTabs('entered');
  answerLoginAgain(isSame);
  if (isAgain && !isSame) {
    // The dialog's step back through the history would stop a page that loads.
    await browserBar.leaveLayers();
    // What the page and the history of this tab hold is of the member before.
    location.replace(paths.home);
  }
  if (!isAgain) forgetTypedPage();
  if (isAgain) void queries.invalidateQueries();
  else await queries.invalidateQueries({ queryKey: balanceQuery.queryKey });
  return null;
}

/** Clears the member and everything that was only for them from this page. */
export function clearSession(queries: QueryClient): void {
  dropMember(queries);
  answerLoginAgain(false);
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
  tellTabs('left');
}

/**
 * Continues after a reply that opened a session: opens an address of this site, or the dialog that
 * says why the session is missing. After a login over a page, that page stays.
 */
export function useFinishLogin(): (then: string) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (then) => {
    const isAgain = isLoginAsked();
    if (await loadSession(queries)) {
      const search = { open: 'not-in', next: then } as const;
      await navigate({ to: '.', search, replace: true, resetScroll: false });
    } else if (!isAgain) await navigate({ href: then, replace: true });
  };
}
