import { unwrapReply } from '@khelaghor/client/api-error.ts';
import { payoutWalletsList } from '@khelaghor/client/routes.gen.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { staleTimes } from '../../shared/api-queries.ts';

export const walletsQuery = queryOptions({
  queryKey: ['payout-wallets'],
  queryFn: async ({ signal }) => unwrapReply(await call(payoutWalletsList, {}, { signal })),
  staleTime: staleTimes.lists,
});

/** The wallets that the member's money may go to. */
export const useWallets = () => useQuery(walletsQuery);
