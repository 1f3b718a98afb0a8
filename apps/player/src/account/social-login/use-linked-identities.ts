import { unwrapReply } from '@khelaghor/client/api-error.ts';
import { identitiesList } from '@khelaghor/client/routes.gen.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { staleTimes } from '../../shared/api-queries.ts';

export const linkedIdentitiesQuery = queryOptions({
  queryKey: ['elsewhere-accounts'],
  queryFn: async ({ signal }) => unwrapReply(await call(identitiesList, {}, { signal })),
  staleTime: staleTimes.lists,
});

/** Which accounts at other sites let the member in. */
export const useLinkedIdentities = () => useQuery(linkedIdentitiesQuery);
