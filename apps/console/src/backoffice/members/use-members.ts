import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  membersAdminEndSessions,
  membersAdminGetDesk,
  membersAdminList,
  membersAdminIssueTemporaryPassword,
  membersAdminSearch,
  membersAdminSetTags,
  membersAdminWriteNote,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import type { AdminMember } from '@khelaghor/contract/backoffice/members.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';

const getKey = (account: string) => ['member', account] as const;

/** One member, by the exact username; sends no request while the field is empty. */
export const useMember = (account: string) =>
  useCall(getKey(account), membersAdminList, { query: { account } }, { enabled: account !== '' });

/** Members who match what an operator typed. */
export const useMemberSearch = (q: string) =>
  useCall(['member-search', q], membersAdminSearch, { query: { q } });

export const getDeskKey = (id: string) => ['member-desk', id] as const;

/** What the desk holds about a member. */
export const useMemberDesk = (id: string) =>
  useCall(getDeskKey(id), membersAdminGetDesk, { params: { id } });

type DeskChange =
  | { readonly note: { readonly key: string; readonly text: string } }
  | { readonly tags: string[]; readonly revision: string };

/** Adds a note or sets the tags of a member. The page follows. */
export function useDeskChange(id: string) {
  const client = useQueryClient();
  const params = { id };
  return useMutation({
    mutationFn: (change: DeskChange) =>
      'note' in change
        ? callOrThrow(membersAdminWriteNote, { params, body: change.note })
        : callOrThrow(membersAdminSetTags, { params, body: change }),
    onSuccess: (desk) => client.setQueryData(getDeskKey(id), desk),
    // Another operator may have set the tags.
    onError: () => client.invalidateQueries({ queryKey: getDeskKey(id) }),
  });
}

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
