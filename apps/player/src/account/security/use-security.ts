import { phoneGetContacts, factorsList } from '@khelaghor/client/routes/account.gen.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchValue } from '../../shared/api.ts';
import { staleTimes } from '../../shared/api-queries.ts';

export const contactsQuery = queryOptions({
  queryKey: ['contacts'],
  queryFn: ({ signal }) => fetchValue(phoneGetContacts, {}, signal),
  staleTime: staleTimes.lists,
});

export const useContacts = () => useQuery(contactsQuery);

export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: ({ signal }) => fetchValue(factorsList, {}, signal),
  staleTime: staleTimes.lists,
});

export const useFactors = () => useQuery(factorsQuery);
