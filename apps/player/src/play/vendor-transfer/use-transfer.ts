import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  transferWalletGetBalance,
  transferWalletGetConsolidatedFunds,
  transferWalletTransfer,
} from '@khelaghor/client/routes/play.gen.ts';
import type { CallReply } from '@khelaghor/client/endpoint.ts';
import type {
  consolidatedFunds,
  walletTransfer,
} from '@khelaghor/contract/play/transfer-wallet.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { call, fetchValue } from '../../shared/api.ts';
import { balanceQuery } from '../../shared/api-queries.ts';
import type { TransferIntent } from './transfer-intent.ts';

export const walletsKey = ['merchant-wallet'] as const;
/** While a vendor has not said what became of a move it is asked again. */
export const askEveryMs = 4_000;

/** The vendors that keep wallets of their own, and what the member has there. */
export function useWallets() {
  return useQuery({
    queryKey: [...walletsKey, 'now'],
    queryFn: async ({ signal }) => {
      const value = await fetchValue(transferWalletGetBalance, {}, signal);
      const { wallets, currency } = value;
      const kept = wallets.filter(({ wallet }) => wallet === 'transfer');
      return kept.map((wallet) => ({ ...wallet, currency }));
    },
    staleTime: 0,
    refetchInterval: ({ state }) =>
      (state.data ?? []).some(({ pending }) => pending.length > 0) ? askEveryMs : false,
  });
}

export type Funds = ValueOf<typeof consolidatedFunds>;

/** All that the member has, here and at vendors; read anew after each move. */
export function useFunds() {
  return useQuery({
    queryKey: [...walletsKey, 'funds'],
    queryFn: ({ signal }) => fetchValue(transferWalletGetConsolidatedFunds, {}, signal),
    staleTime: 0,
  });
}

export type TransferReply = CallReply<typeof walletTransfer>;

/** Sends a move. Whatever came of it, both balances are read anew. */
export function useSendTransfer(): (intent: TransferIntent) => Promise<TransferReply> {
  const queries = useQueryClient();
  return async (intent) => {
    const reply = await call(transferWalletTransfer, { body: intent });
    void queries.invalidateQueries({ queryKey: walletsKey });
    void queries.invalidateQueries({ queryKey: balanceQuery.queryKey });
    return reply;
  };
}
