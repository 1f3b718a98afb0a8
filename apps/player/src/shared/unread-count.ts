import { queryOptions } from '@tanstack/react-query';
import { unwrapReply } from '@khelaghor/client/api-error.ts';
import { feedbackCountUnread } from '@khelaghor/client/routes.gen.ts';
import { call } from './api.ts';
import { staleTimes } from './api-queries.ts';

/** How many of our answers the member has not seen. A notice of an answer makes it ask anew. */
export const unreadAnswersQuery = queryOptions({
  queryKey: ['feedback', 'unseen'],
  queryFn: async ({ signal }) => unwrapReply(await call(feedbackCountUnread, {}, { signal })),
  staleTime: staleTimes.live,
});
