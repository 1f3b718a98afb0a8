import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  membersAdminFreeze,
  membersAdminUnfreeze,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import type { FreezeScope } from '@khelaghor/contract/account/freeze-terms.ts';
import type { MemberDesk } from '@khelaghor/contract/backoffice/member-desk.ts';
import { callOrThrow } from '../../shared/api.ts';
import { getDeskKey } from './use-members.ts';

type Freezing = {
  readonly scope: FreezeScope;
  readonly reason: string;
  readonly until: string | null;
  /** Of the freeze that it takes the place of; null: none is shown. */
  readonly revision: string | null;
};
type Unfreezing = Pick<Freezing, 'scope' | 'reason'>;

/** Freezes and unfreezes a member; the page follows. */
export function useFreeze(id: string) {
  const client = useQueryClient();
  const onSuccess = async (desk: MemberDesk) => {
    client.setQueryData(getDeskKey(id), desk);
    // A freeze of logins ends sessions, which the member's facts count.
    await client.invalidateQueries({ queryKey: ['member'] });
  };
  const freezing = useMutation({
    mutationFn: ({ scope, ...body }: Freezing) =>
      callOrThrow(membersAdminFreeze, { params: { id, scope }, body }),
    onSuccess,
    // Another operator may have frozen the member.
    onError: () => client.invalidateQueries({ queryKey: getDeskKey(id) }),
  });
  const unfreezing = useMutation({
    mutationFn: ({ scope, reason }: Unfreezing) =>
      callOrThrow(membersAdminUnfreeze, { params: { id, scope }, body: { reason } }),
    onSuccess,
  });
  return { freezing, unfreezing };
}
