import type { MemberInfo } from '@khelaghor/contract/account/members.ts';
import { isAgentType } from '@khelaghor/contract/lib/roles.ts';
import { clearStoredSession, storeSession, getSessionToken } from './browser-storage.ts';

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
