import { overviewAdminGet } from '@khelaghor/client/routes.gen.ts';
import { useCall } from '../../shared/kit/use-call.ts';

const everyMs = 15_000;

export const useOverview = () =>
  useCall(
    ['overview'],
    overviewAdminGet,
    {},
    { refetchInterval: everyMs, refetchOnWindowFocus: 'always' },
  );

/** How many withdrawals wait, for the menu; nothing while it is not known. */
export const useWaitingCount = (): number | undefined => useOverview().data?.withdrawalsWaiting;
