import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  vendorRoundsAsk,
  vendorRoundsConfirm,
  vendorRoundsList,
  vendorRoundsWithdraw,
} from '@khelaghor/client/routes.gen.ts';
import type * as contract from '@khelaghor/contract/play/vendor-rounds.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { ask } from '../../shared/api.ts';

const pageLength = 25;
const roundsKey = ['vendor-rounds'] as const;

/** Rounds that vendors have not ended, oldest first. */
export const useOpenRounds = (vendor: string | undefined) =>
  useInfiniteQuery({
    queryKey: [...roundsKey, vendor ?? null],
    queryFn: ({ pageParam, signal }) =>
      ask(
        vendorRoundsList,
        {
          query: {
            limit: pageLength,
            ...(vendor !== undefined && { vendor }),
            ...(pageParam !== null && { cursor: pageParam }),
          },
        },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    refetchOnWindowFocus: 'always',
  });

/** An act, after which the rounds are read anew, whatever came of it. */
function useAct<Input, Output>(act: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => queries.invalidateQueries({ queryKey: roundsKey }),
  });
}

type ActParams = { id: string; actId: string };

export const useAskRoundAct = () =>
  useAct(({ id, body }: { id: string; body: BodyOf<typeof contract.askRoundAct> }) =>
    ask(vendorRoundsAsk, { params: { id }, body }),
  );

export const useConfirmRoundAct = () =>
  useAct((params: ActParams) => ask(vendorRoundsConfirm, { params }));

export const useWithdrawRoundAct = () =>
  useAct((params: ActParams) => ask(vendorRoundsWithdraw, { params }));
