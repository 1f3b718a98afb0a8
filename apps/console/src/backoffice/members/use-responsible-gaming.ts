import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  responsibleGamingAdminStartExclusion,
  responsibleGamingAdminGet,
  responsibleGamingAdminRecordUnderAge,
  responsibleGamingAdminDecreaseLimit,
} from '@khelaghor/client/routes.gen.ts';
import type {
  beginBreak,
  ManagedPlay,
  decreaseLimit,
} from '@khelaghor/contract/backoffice/member-limits.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../../shared/api.ts';

const getKey = (id: string) => ['member-play', id] as const;

/** The member's gambling limits, and how much of each is used. */
export const useResponsibleGaming = (id: string) =>
  useQuery({
    queryKey: getKey(id),
    queryFn: ({ signal }) => callOrThrow(responsibleGamingAdminGet, { params: { id } }, signal),
  });

/** Makes a member's limits stricter, and updates the page. */
export function useRestrict(id: string) {
  const client = useQueryClient();
  const onSuccess = (play: ManagedPlay) => client.setQueryData(getKey(id), play);
  const params = { id };
  const tightening = useMutation({
    mutationFn: (body: BodyOf<typeof decreaseLimit>) =>
      callOrThrow(responsibleGamingAdminDecreaseLimit, { params, body }),
    onSuccess,
  });
  const pausing = useMutation({
    mutationFn: (body: BodyOf<typeof beginBreak>) =>
      callOrThrow(responsibleGamingAdminStartExclusion, { params, body }),
    onSuccess,
  });
  const ending = useMutation({
    mutationFn: (reason: string) =>
      callOrThrow(responsibleGamingAdminRecordUnderAge, { params, body: { reason } }),
    onSuccess,
  });
  return { tightening, pausing, ending };
}
