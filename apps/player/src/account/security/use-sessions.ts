import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sessionEnd, sessionList } from '@khelaghor/client/routes/account.gen.ts';
import { call, fetchValue } from '../../shared/api.ts';
import { staleTimes, useMember } from '../../shared/api-queries.ts';

const key = ['sessions'] as const;

/** Where the member is logged in, and was lately. */
export function useSessions() {
  const member = useMember();
  return useQuery({
    queryKey: [...key, member?.id ?? ''],
    queryFn: async ({ signal }) => (await fetchValue(sessionList, {}, signal)).sessions,
    enabled: member !== null,
    staleTime: staleTimes.live,
  });
}

/** Logs the member out somewhere else; gives why that failed, or null. */
export function useEndSession() {
  const queries = useQueryClient();
  return async (sessionId: string) => {
    const reply = await call(sessionEnd, { params: { sessionId } });
    // One that had ended already is shown so too.
    await queries.invalidateQueries({ queryKey: key });
    return reply.success || reply.code === 'session_unknown' ? null : reply;
  };
}
