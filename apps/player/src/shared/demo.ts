import type { MemberInfo } from '@khelaghor/contract/account/members.ts';
import { trialType } from '@khelaghor/contract/lib/roles.ts';

/** Whether the player has a demo account: demo money, and no account of their own. */
export function isTrial(member: Pick<MemberInfo, 'type'> | null): boolean {
  return member?.type === trialType;
}
