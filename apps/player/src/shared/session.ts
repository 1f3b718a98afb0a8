import type { MemberInfo } from '@khelaghor/contract/account/members.ts';
import { isAgentType } from '@khelaghor/contract/lib/roles.ts';
import { forgetSession, rememberSession, sessionToken } from './browser-storage.ts';

/**
 * Writes into session storage who is logged in, or that nobody is any more. Of a visitor there is
 * nothing to forget: what is kept for the visit stays.
 */
export function rememberMember(member: MemberInfo | null): void {
  if (!member) {
    if (sessionToken() !== null) forgetSession();
    return;
  }
  rememberSession({
    token: member.token,
    account: member.account,
    isAgent: isAgentType(member.type),
  });
}
