import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  depositsGet,
  depositsListChannels,
  depositsList,
} from '@khelaghor/client/routes/money.gen.ts';
import { fetchValue } from '../../shared/api.ts';
import { useConnection } from '../../shared/realtime.ts';
import { cursorPages, getCursor, staleTimes } from '../../shared/api-queries.ts';

/** The ways to pay in. */
export function useChannels() {
  return useQuery({
    queryKey: ['deposit-channels'],
    queryFn: ({ signal }) => fetchValue(depositsListChannels, {}, signal),
    staleTime: staleTimes.settings,
  });
}

/** How often a waiting deposit is asked about: seldom while notices come, more often without. */
const askEveryMs = { online: 20_000, offline: 4_000 };

/**
 * One deposit. Asking for it also makes the server ask the gateway; notices then bring the change.
 */
export function useDeposit(id: string) {
  const connection = useConnection();
  return useQuery({
    queryKey: ['deposit', id],
    queryFn: ({ signal }) => fetchValue(depositsGet, { params: { id } }, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (state.data?.state !== 'requested') return false;
      return connection === 'online' ? askEveryMs.online : askEveryMs.offline;
    },
  });
}

/** The member's deposits, newest first, page by page. */
export function useDeposits() {
  return useInfiniteQuery({
    queryKey: ['deposits'],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: 5, ...getCursor(pageParam) };
      return fetchValue(depositsList, { query }, signal);
    },
    ...cursorPages,
    staleTime: staleTimes.live,
  });
}
