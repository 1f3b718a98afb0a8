import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { feedbackAnswer, feedbackClose, feedbackQueue } from '@khelaghor/client/routes.gen.ts';
import type { FeedbackState } from '@khelaghor/contract/account/feedback.ts';
import { ask } from '../../shared/api.ts';

const feedbackKey = ['feedback'] as const;

/** What was told us in a state, a page at a time. */
export const useFeedback = (state: FeedbackState) =>
  useInfiniteQuery({
    queryKey: [...feedbackKey, state],
    queryFn: ({ signal, pageParam }) =>
      ask(
        feedbackQueue,
        { query: { state, ...(pageParam !== null && { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    refetchOnWindowFocus: 'always',
  });

/** A change, after which the queue is read anew, whatever came of it. */
function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: feedbackKey }),
  });
}

export const useAnswer = () =>
  useChange(({ id, answer }: { id: string; answer: string }) =>
    ask(feedbackAnswer, { params: { id }, body: { answer } }),
  );

export const useClose = () => useChange((id: string) => ask(feedbackClose, { params: { id } }));
