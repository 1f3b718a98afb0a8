import { unwrapReply } from '@khelaghor/client/api-error.ts';
import { profileGet } from '@khelaghor/client/routes.gen.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { staleTimes } from '../../shared/api-queries.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => unwrapReply(await call(profileGet, {}, { signal })),
  staleTime: staleTimes.lists,
});

/** The member's profile. */
export const useProfile = () => useQuery(profileQuery);
