import { useQuery } from '@tanstack/react-query';
import { unwrapReply } from '@khelaghor/client/api-error.ts';
import { linksList } from '@khelaghor/client/routes.gen.ts';
import { call } from '../../shared/api.ts';
import { staleTimes } from '../../shared/api-queries.ts';

/** The places outside the site that belong to it. */
export const useLinks = () =>
  useQuery({
    queryKey: ['links'],
    queryFn: async ({ signal }) => unwrapReply(await call(linksList, {}, { signal })).links,
    staleTime: staleTimes.settings,
  });
