import {
  responsibleGamingAdminStartExclusion,
  responsibleGamingAdminGet,
  responsibleGamingAdminRecordUnderAge,
  responsibleGamingAdminDecreaseLimit,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import type { beginBreak, decreaseLimit } from '@khelaghor/contract/backoffice/member-limits.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useStoredChange } from '../../shared/kit/use-stored-change.ts';

const getKey = (id: string) => ['member-play', id] as const;

/** The member's gambling limits, and how much of each is used. */
export const useResponsibleGaming = (id: string) =>
  useCall(getKey(id), responsibleGamingAdminGet, { params: { id } });

/** Makes a member's limits stricter, and updates the page. */
export function useRestrict(id: string) {
  const params = { id };
  const tightening = useStoredChange(getKey(id), (body: BodyOf<typeof decreaseLimit>) =>
    callOrThrow(responsibleGamingAdminDecreaseLimit, { params, body }),
  );
  const pausing = useStoredChange(getKey(id), (body: BodyOf<typeof beginBreak>) =>
    callOrThrow(responsibleGamingAdminStartExclusion, { params, body }),
  );
  const ending = useStoredChange(getKey(id), (reason: string) =>
    callOrThrow(responsibleGamingAdminRecordUnderAge, { params, body: { reason } }),
  );
  return { tightening, pausing, ending };
}
