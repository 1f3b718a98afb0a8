import {
  identitiesAdminCancelUnlink,
  identitiesAdminList,
  identitiesAdminUnlink,
} from '@khelaghor/client/routes/account.gen.ts';
import type { OutsideProvider } from '@khelaghor/contract/site/identity-providers.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useStoredChange } from '../../shared/kit/use-stored-change.ts';

const getKey = (id: string) => ['member-elsewhere', id] as const;

/** The accounts at other sites that let a member in. */
export const useLinkedIdentities = (id: string) =>
  useCall(getKey(id), identitiesAdminList, { params: { id } });

/** What is done about one of them; what is shown follows. */
export function useUnlink(id: string) {
  const unbinding = useStoredChange(
    getKey(id),
    ({ provider, reason }: { provider: OutsideProvider; reason: string }) =>
      callOrThrow(identitiesAdminUnlink, { params: { id, provider }, body: { reason } }),
  );
  const keeping = useStoredChange(getKey(id), (provider: OutsideProvider) =>
    callOrThrow(identitiesAdminCancelUnlink, { params: { id, provider } }),
  );
  return { unbinding, keeping };
}
