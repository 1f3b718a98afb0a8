import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  messagesDelete,
  messagesList,
  messagesMarkRead,
} from '@khelaghor/client/routes/site.gen.ts';
import type { MessageTopic } from '@khelaghor/contract/site/member-messages.ts';
import { unwrapReply } from '@khelaghor/client/api-error.ts';
import { call, fetchValue } from '../../shared/api.ts';
import {
  cursorPages,
  getCursor,
  staleTimes,
  unreadMessagesQuery,
} from '../../shared/api-queries.ts';
import { useLanguage } from '../../shared/local-text.ts';

const listKey = ['messages', 'list'] as const;

/** The member's messages about a topic, or all, in the language of the page. */
export function useMessages(topic: MessageTopic | 'all') {
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: [...listKey, topic, language],
    queryFn: ({ signal, pageParam }) => {
      const chosen = topic === 'all' ? {} : { topic };
      return fetchValue(messagesList, { query: { ...chosen, ...getCursor(pageParam) } }, signal);
    },
    ...cursorPages,
    staleTime: staleTimes.live,
  });
}

/** Changes messages on the server, and shows the lists and the count as they are then. */
function useMessageChange<Input>(change: (input: Input) => Promise<{ unread: number }>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (value) => {
      // A request from before this one would return the old count.
      await queries.cancelQueries({ queryKey: unreadMessagesQuery.queryKey });
      queries.setQueryData(unreadMessagesQuery.queryKey, value);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: listKey }),
  });
}

/** Marks one message as read; without an id all of them. */
export const useMarkRead = () =>
  useMessageChange(async (id: string | undefined) =>
    unwrapReply(await call(messagesMarkRead, { body: id === undefined ? {} : { ids: [id] } })),
  );

/** Deletes one message. */
export const useDeleteMessage = () =>
  useMessageChange(async (id: string) =>
    unwrapReply(await call(messagesDelete, { params: { id } })),
  );
