import {
  withdrawalsAdminApprove,
  withdrawalsAdminGet,
  withdrawalsAdminReject,
  withdrawalsAdminList,
} from '@khelaghor/client/routes.gen.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';
import { usePages } from '../../shared/kit/use-pages.ts';
import type { WithdrawalStatus } from './withdrawal-statuses.ts';

const everyMs = 5_000;
const pageLength = 25;
const queueKey = ['withdrawals'] as const;

/** A decision changes the queue and the figures of the overview. */
const changed = [queueKey, ['overview']];

/** One state's withdrawals, read anew every few seconds while the page is open. */
export const useWithdrawals = (state: WithdrawalStatus) =>
  usePages({
    queryKey: [...queueKey, state],
    read: (cursor, signal) =>
      callOrThrow(withdrawalsAdminList, { query: { state, limit: pageLength, ...cursor } }, signal),
    everyMs,
  });

/** One withdrawal, read anew as often: others may decide it, and the gateway answers. */
export const useWithdrawal = (id: string) =>
  useCall(
    [...queueKey, 'one', id],
    withdrawalsAdminGet,
    { params: { id } },
    { refetchInterval: everyMs },
  );

export const useApprove = () =>
  useChange(changed, (id: string) => callOrThrow(withdrawalsAdminApprove, { params: { id } }));

export const useReject = () =>
  useChange(changed, ({ id, reason }: { id: string; reason: string }) =>
    callOrThrow(withdrawalsAdminReject, { params: { id }, body: { reason } }),
  );
