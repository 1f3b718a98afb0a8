import { identitiesList } from '@khelaghor/client/routes/account.gen.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchValue } from '../../shared/api.ts';
import { staleTimes } from '../../shared/api-queries.ts';

export const linkedIdentitiesQuery = queryOptions({
  queryKey: ['elsewhere-accounts'],
  queryFn: ({ signal }) => fetchValue(identitiesList, {}, signal),
  staleTime: staleTimes.lists,
});

/** Which accounts at other sites let the member in. */
export const useLinkedIdentities = () => useQuery(linkedIdentitiesQuery);
