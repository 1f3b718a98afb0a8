import {
  reportOrdersChangeEmail,
  reportOrdersConfirmEmail,
  reportOrdersCreate,
  reportOrdersList,
  reportOrdersPause,
  reportOrdersRemove,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import type { orderReport } from '@khelaghor/contract/backoffice/report-orders.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useStoredChange } from '../../shared/kit/use-stored-change.ts';

const ordersKey = ['report-orders'] as const;
/** A new order is sent within a moment. */
const watchedMs = 5_000;

export const useOrders = () =>
  useCall(ordersKey, reportOrdersList, {}, { refetchInterval: watchedMs });

export const useOrderReport = () =>
  useStoredChange(ordersKey, (body: BodyOf<typeof orderReport>) =>
    callOrThrow(reportOrdersCreate, { body }),
  );

export const usePauseOrder = () =>
  useStoredChange(ordersKey, ({ id, isPaused }: { id: string; isPaused: boolean }) =>
    callOrThrow(reportOrdersPause, { params: { id }, body: { isPaused } }),
  );

export const useRemoveOrder = () =>
  useStoredChange(ordersKey, (id: string) => callOrThrow(reportOrdersRemove, { params: { id } }));

export const useChangeEmail = () =>
  useStoredChange(ordersKey, (email: string) =>
    callOrThrow(reportOrdersChangeEmail, { body: { email } }),
  );

export const useConfirmEmail = () =>
  useStoredChange(ordersKey, (code: string) =>
    callOrThrow(reportOrdersConfirmEmail, { body: { code } }),
  );
