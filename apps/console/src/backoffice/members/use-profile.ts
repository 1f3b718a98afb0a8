import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { profileAdminUpdate, profileAdminGet } from '@khelaghor/client/routes.gen.ts';
import type { correctTold } from '@khelaghor/contract/backoffice/member-profile.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../../shared/api.ts';

const getKey = (id: string) => ['member-told', id] as const;

/** The name and the birthday that a member has told. */
export const useMemberProfile = (id: string) =>
  useQuery({
    queryKey: getKey(id),
    queryFn: ({ signal }) => callOrThrow(profileAdminGet, { params: { id } }, signal),
  });

/** Puts them right; what is shown of the member follows. */
export function useCorrection(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof correctTold>) =>
      callOrThrow(profileAdminUpdate, { params: { id }, body }),
    onSuccess: async (told) => {
      client.setQueryData(getKey(id), told);
      await client.invalidateQueries({ queryKey: ['member'] });
    },
  });
}
