import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { feedbackList, feedbackMarkRead } from '@khelaghor/client/routes/account.gen.ts';
import type { OwnFeedback } from '@khelaghor/contract/account/feedback.ts';
import { useEffect } from 'react';
import { call, fetchValue } from '../../shared/api.ts';
import {
  cursorPages,
  getCursor,
  staleTimes,
  useMember,
  unreadAnswersQuery,
} from '../../shared/api-queries.ts';

/** The member's earlier feedback. Visitors have none. */
export function useMyFeedback() {
  const member = useMember();
  return useInfiniteQuery({
    queryKey: ['feedback', member?.id ?? ''],
    queryFn: async ({ signal, pageParam }) => {
      return fetchValue(feedbackList, { query: getCursor(pageParam) }, signal);
    },
    ...cursorPages,
    enabled: member !== null,
    staleTime: staleTimes.lists,
  });
}

/** Marks the shown answers as read on the server. On the page they stay marked as new. */
export function useSeen(items: readonly OwnFeedback[]): void {
  const queries = useQueryClient();
  const unseen = items.flatMap(({ id, isUnseen }) => (isUnseen ? [id] : [])).join();
  useEffect(() => {
    if (unseen === '') return undefined;
    const see = async () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', onShown);
      const reply = await call(feedbackMarkRead, { body: { ids: unseen.split(',') } });
      if (!reply.success) return;
      // A request from before this one would return the old count.
      await queries.cancelQueries({ queryKey: unreadAnswersQuery.queryKey });
      queries.setQueryData(unreadAnswersQuery.queryKey, reply.value);
    };
    const onShown = () => void see();
    document.addEventListener('visibilitychange', onShown);
    onShown();
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [queries, unseen]);
}
