import { Trans } from '@lingui/react/macro';
import { lotteryCancelTicket, lotteryStopChase } from '@khelaghor/client/routes/play.gen.ts';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrapReply } from '@khelaghor/client/api-error.ts';
import { call } from '../../shared/api.ts';
import { balanceQuery } from '../../shared/api-queries.ts';
import { useErrorText } from '../../shared/error-text.ts';
import { getChasesKey, getTicketsKey } from './use-tickets.ts';

/** What is given back: a ticket, or the rest of a chase. */
export type GivenBack = { readonly betId: string } | { readonly chaseId: string };

/** Cancels tickets whose draws are open; the stakes come back, and the lists are read again. */
export function useGiveBack(gameCode: string) {
  const queries = useQueryClient();
  const toast = useToast();
  const failureText = useErrorText();
  return useMutation({
    mutationFn: async (given: GivenBack): Promise<void> => {
      if ('betId' in given)
        unwrapReply(await call(lotteryCancelTicket, { params: { gameCode, ...given } }));
      else unwrapReply(await call(lotteryStopChase, { params: { gameCode, ...given } }));
    },
    onSuccess: () =>
      toast({
        tone: 'good',
        title: <Trans>Stake returned</Trans>,
        text: <Trans>It is in your balance again.</Trans>,
      }),
    onError: (failure) =>
      toast({ tone: 'bad', title: <Trans>Not cancelled</Trans>, text: failureText(failure) }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: getTicketsKey(gameCode) });
      void queries.invalidateQueries({ queryKey: getChasesKey(gameCode) });
      void queries.invalidateQueries({ queryKey: balanceQuery.queryKey });
    },
  });
}
