import type { MemberInfo } from '@khelaghor/contract/account/members.ts';
import { trialType } from '@khelaghor/contract/lib/demo-terms.ts';

/** Whether somebody plays on trial: with trial money, and without an account of his own. */
export function isTrial(member: Pick<MemberInfo, 'type'> | null): boolean {
  return member?.type === trialType;
}
