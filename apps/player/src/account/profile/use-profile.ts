import { profileGet } from '@khelaghor/client/routes/account.gen.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchValue } from '../../shared/api.ts';
import { staleTimes } from '../../shared/api-queries.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => fetchValue(profileGet, {}, signal),
  staleTime: staleTimes.lists,
});

/** The member's profile. */
export const useProfile = () => useQuery(profileQuery);
