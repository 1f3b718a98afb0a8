import { useQuery } from '@tanstack/react-query';
import { overviewAdminGet } from '@khelaghor/client/routes.gen.ts';
import { callOrThrow } from '../../shared/api.ts';

const everyMs = 15_000;

export const useOverview = () =>
  useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => callOrThrow(overviewAdminGet, {}, signal),
    refetchInterval: everyMs,
    refetchOnWindowFocus: 'always',
  });

/** How many withdrawals wait, for the menu; nothing while it is not known. */
export const useWaitingCount = (): number | undefined => useOverview().data?.withdrawalsWaiting;
