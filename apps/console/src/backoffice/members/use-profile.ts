import { profileAdminUpdate, profileAdminGet } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { correctTold } from '@khelaghor/contract/backoffice/member-profile.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useStoredChange } from '../../shared/kit/use-stored-change.ts';

const getKey = (id: string) => ['member-told', id] as const;

/** The name and the birthday that a member has told. */
export const useMemberProfile = (id: string) =>
  useCall(getKey(id), profileAdminGet, { params: { id } });

/** Puts them right; what is shown of the member follows. */
export const useCorrection = (id: string) =>
  useStoredChange(
    getKey(id),
    (body: BodyOf<typeof correctTold>) => callOrThrow(profileAdminUpdate, { params: { id }, body }),
    [['member']],
  );
