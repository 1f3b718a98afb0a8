import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  identitiesAdminCancelUnlink,
  identitiesAdminList,
  identitiesAdminUnlink,
} from '@khelaghor/client/routes.gen.ts';
import type { ManagedElsewhere } from '@khelaghor/contract/account/social-login-admin.ts';
import type { OutsideProvider } from '@khelaghor/contract/site/identity-providers.ts';
import { callOrThrow } from '../../shared/api.ts';

const getKey = (id: string) => ['member-elsewhere', id] as const;

/** The accounts at other sites that let a member in. */
export const useLinkedIdentities = (id: string) =>
  useQuery({
    queryKey: getKey(id),
    queryFn: ({ signal }) => callOrThrow(identitiesAdminList, { params: { id } }, signal),
  });

/** What is done about one of them; what is shown follows. */
export function useUnlink(id: string) {
  const client = useQueryClient();
  const keep = (value: ManagedElsewhere) => client.setQueryData(getKey(id), value);
  const unbinding = useMutation({
    mutationFn: ({ provider, reason }: { provider: OutsideProvider; reason: string }) =>
      callOrThrow(identitiesAdminUnlink, { params: { id, provider }, body: { reason } }),
    onSuccess: keep,
  });
  const keeping = useMutation({
    mutationFn: (provider: OutsideProvider) =>
      callOrThrow(identitiesAdminCancelUnlink, { params: { id, provider } }),
    onSuccess: keep,
  });
  return { unbinding, keeping };
}
