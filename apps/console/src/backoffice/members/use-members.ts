import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  membersAdminEndSessions,
  membersAdminList,
  membersAdminIssueTemporaryPassword,
} from '@khelaghor/client/routes.gen.ts';
import type { AdminMember } from '@khelaghor/contract/backoffice/members.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';

const getKey = (account: string) => ['member', account] as const;

/** One member, by the exact username; sends no request while the field is empty. */
export const useMember = (account: string) =>
  useCall(getKey(account), membersAdminList, { query: { account } }, { enabled: account !== '' });

/** An action for a member. Updates the page. */
export function useMemberAction({ id, account }: AdminMember) {
  const client = useQueryClient();
  const keep = (member: AdminMember) => client.setQueryData(getKey(account), member);
  const params = { id };
  const giving = useMutation({
    mutationFn: () => callOrThrow(membersAdminIssueTemporaryPassword, { params }),
    onSuccess: ({ member }) => keep(member),
  });
  const ending = useMutation({
    mutationFn: () => callOrThrow(membersAdminEndSessions, { params }),
    onSuccess: keep,
  });
  return { giving, ending };
}
