import type { QueryClient } from '@tanstack/react-query';
import { memberUpdateNumberFormat } from '@khelaghor/client/routes/account.gen.ts';
import type { MemberInfo } from '@khelaghor/contract/account/members.ts';
import { call } from './api.ts';
import type { NumberFormatChoice } from './number-format.ts';
import { memberQuery } from './api-queries.ts';

/**
 * Shows a member's choice at once and keeps it with the member. False when it could not be kept;
 * it is then as it was.
 */
export async function saveNumberFormat(
  queries: QueryClient,
  member: MemberInfo,
  choice: Partial<NumberFormatChoice>,
): Promise<boolean> {
  const show = (figures: MemberInfo['figures']) =>
    queries.setQueryData(memberQuery.queryKey, (now) => now && { ...now, figures });
  show({ ...member.figures, ...choice });
  const { success } = await call(memberUpdateNumberFormat, { body: choice });
  if (!success) show(member.figures);
  return success;
}
