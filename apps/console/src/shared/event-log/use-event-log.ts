import { useInfiniteQuery } from '@tanstack/react-query';
import { eventLogListKinds, eventLogList } from '@khelaghor/client/routes/backoffice.gen.ts';
import { callOrThrow } from '../api.ts';
import { useCall } from '../kit/use-call.ts';
import type { LogSearch } from './log-search.ts';

const pageSize = 30;

/** Events that fit the filters, newest first, a page at a time. */
export const useEventLog = (search: LogSearch) =>
  useInfiniteQuery({
    queryKey: ['event-log', search],
    queryFn: ({ signal, pageParam }) =>
      callOrThrow(
        eventLogList,
        { query: { ...search, limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });

/** Every kind of event that the log holds. */
export const useEventKinds = () => useCall(['event-log-kinds'], eventLogListKinds, {});
