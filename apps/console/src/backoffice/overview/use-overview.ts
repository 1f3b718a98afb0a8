import { overviewAdminGet } from '@khelaghor/client/routes/first.gen.ts';
import { useCall } from '../../shared/kit/use-call.ts';

const everyMs = 15_000;

export const useOverview = (enabled = true) =>
  useCall(
    ['overview'],
    overviewAdminGet,
    {},
    { enabled, refetchInterval: everyMs, refetchOnWindowFocus: 'always' },
  );

/** How many withdrawals wait, for the menu; nothing while it is not known or not to be seen. */
export const useWaitingCount = (enabled: boolean): number | undefined =>
  useOverview(enabled).data?.withdrawalsWaiting;

/** The count of open alerts for the frame; 0 while unknown or without the permission. */
export const useOpenAlerts = (enabled: boolean): number =>
  useOverview(enabled).data?.alertsOpen ?? 0;
