import { unwrapReply } from '@khelaghor/client/api-error.ts';
import { phoneGetContacts, factorsList } from '@khelaghor/client/routes.gen.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { staleTimes } from '../../shared/api-queries.ts';

export const contactsQuery = queryOptions({
  queryKey: ['contacts'],
  queryFn: async ({ signal }) => unwrapReply(await call(phoneGetContacts, {}, { signal })),
  staleTime: staleTimes.lists,
});

export const useContacts = () => useQuery(contactsQuery);

export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: async ({ signal }) => unwrapReply(await call(factorsList, {}, { signal })),
  staleTime: staleTimes.lists,
});

export const useFactors = () => useQuery(factorsQuery);
