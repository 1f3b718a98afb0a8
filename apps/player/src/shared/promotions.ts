import { queryOptions, useQuery } from '@tanstack/react-query';
import { promotionsList, promotionsListMine } from '@khelaghor/client/routes/first.gen.ts';
import type { Promotion } from '@khelaghor/contract/growth/promotions.ts';
import { fetchValue } from './api.ts';
import { staleTimes, useMember } from './api-queries.ts';

/** The promotions that a member sees; null is a visitor. */
export const promotionsQuery = (memberId: string | null) =>
  queryOptions({
    queryKey: ['promotions', memberId],
    queryFn: async ({ signal }): Promise<readonly Promotion[]> => {
      if (memberId === null) {
        return (await fetchValue(promotionsList, {}, signal)).promotions;
      }
      return (await fetchValue(promotionsListMine, {}, signal)).promotions;
    },
    staleTime: staleTimes.lists,
  });

/** The promotions that the reader sees, in the operator's order. */
export function usePromotions() {
  return useQuery(promotionsQuery(useMember()?.id ?? null));
}
