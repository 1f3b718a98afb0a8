import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  operatorApproveWithdrawal,
  operatorRejectWithdrawal,
  operatorWithdrawalQueue,
} from '@khelaghor/client/routes.gen.ts';
import { ask } from '../../shared/api.ts';
import type { QueueState } from './withdrawal-statuses.ts';

const everyMs = 5_000;
const pageLength = 25;
const queueKey = ['withdrawals'] as const;

/** One state's withdrawals, read anew every few seconds while somebody looks. */
export const useWithdrawals = (state: QueueState) =>
  useInfiniteQuery({
    queryKey: [...queueKey, state],
    queryFn: ({ pageParam, signal }) =>
      ask(
        operatorWithdrawalQueue,
        {
          query: {
            state,
            limit: pageLength,
            ...(pageParam !== null && { cursor: pageParam }),
          },
        },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: everyMs,
    refetchOnWindowFocus: 'always',
  });

/** Whatever came of a decision, the queue and the figures are read anew. */
function useReadAnew(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: queueKey }),
      queries.invalidateQueries({ queryKey: ['overview'] }),
    ]);
}

export function useApprove() {
  const readAnew = useReadAnew();
  return useMutation({
    mutationFn: (id: string) => ask(operatorApproveWithdrawal, { params: { id } }),
    onSettled: readAnew,
  });
}

export function useReject() {
  const readAnew = useReadAnew();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      ask(operatorRejectWithdrawal, { params: { id }, body: { reason } }),
    onSettled: readAnew,
  });
}
