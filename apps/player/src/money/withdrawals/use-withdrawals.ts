import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  withdrawalsGet,
  withdrawalsGetTerms,
  withdrawalsList,
} from '@khelaghor/client/routes/money.gen.ts';
import type { Withdrawal } from '@khelaghor/contract/money/withdrawals.ts';
import { fetchValue } from '../../shared/api.ts';
import { useConnection } from '../../shared/realtime.ts';
import { cursorPages, getCursor, staleTimes } from '../../shared/api-queries.ts';

export const termsKey = ['withdrawal-terms'] as const;

/** Limits of a withdrawal, usual times, and what has to be bet first, which each bet changes. */
export function useTerms() {
  return useQuery({
    queryKey: termsKey,
    queryFn: ({ signal }) => fetchValue(withdrawalsGetTerms, {}, signal),
    staleTime: 0,
  });
}

/** States that wait for an operator or a payment provider. */
export const isUnderWay = (state: Withdrawal['state']): boolean =>
  state === 'requested' || state === 'approved' || state === 'unknown';

/** How often the list is loaded without notices while a withdrawal is in progress. */
const askEveryMs = 10_000;

/** One withdrawal of the member. Notices keep its state current. */
export function useWithdrawal(id: string) {
  const connection = useConnection();
  return useQuery({
    queryKey: ['withdrawals', 'one', id],
    queryFn: ({ signal }) => fetchValue(withdrawalsGet, { params: { id } }, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && isUnderWay(data.state) && connection !== 'online' ? askEveryMs : false,
  });
}

/** The member's withdrawals, newest first, page by page. Notices keep their states current. */
export function useWithdrawals() {
  const connection = useConnection();
  return useInfiniteQuery({
    queryKey: ['withdrawals', 'list'],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: 5, ...getCursor(pageParam) };
      return fetchValue(withdrawalsList, { query }, signal);
    },
    ...cursorPages,
    staleTime: staleTimes.live,
    refetchInterval: ({ state }) => {
      const items = state.data?.pages.flatMap((page) => page.items) ?? [];
      const waits = items.some((withdrawal) => isUnderWay(withdrawal.state));
      return waits && connection !== 'online' ? askEveryMs : false;
    },
  });
}
