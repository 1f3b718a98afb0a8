import { bindingContacts } from '@khelaghor/client/routes.gen.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, valueOrThrow } from '../../shared/call.ts';
import { staleTimes } from '../../shared/queries.ts';

export const contactsQuery = queryOptions({
  queryKey: ['contacts'],
  queryFn: async ({ signal }) => valueOrThrow(await call(bindingContacts, {}, { signal })),
  staleTime: staleTimes.lists,
});

export const useContacts = () => useQuery(contactsQuery);
