import type { QueuedWithdrawal } from '@khelaghor/contract/backoffice/operator.ts';
import {
  withdrawalsAdminApprove,
  operatorReadWithdrawal,
  withdrawalsAdminReject,
  withdrawalsAdminList,
} from '@khelaghor/client/routes.gen.ts';
import { useQuery } from '@tanstack/react-query';
import { callOrThrow } from '../../shared/api.ts';
import { useChange } from '../../shared/kit/use-change.ts';
import { usePages } from '../../shared/kit/use-pages.ts';

export type WithdrawalStatus = QueuedWithdrawal['state'];

/** In the order in which they are worked on: what waits for a hand first, what is over last. */
export const withdrawalStatuses = ['requested', 'approved', 'unknown', 'paid', 'rejected'] as const;

export const isWithdrawalStatus = (value: unknown): value is WithdrawalStatus =>
  withdrawalStatuses.some((state) => state === value);

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
  useQuery({
    queryKey: [...queueKey, 'one', id],
    queryFn: ({ signal }) => callOrThrow(operatorReadWithdrawal, { params: { id } }, signal),
    refetchInterval: everyMs,
  });

export const useApprove = () =>
  useChange(changed, (id: string) => callOrThrow(withdrawalsAdminApprove, { params: { id } }));

export const useReject = () =>
  useChange(changed, ({ id, reason }: { id: string; reason: string }) =>
    callOrThrow(withdrawalsAdminReject, { params: { id }, body: { reason } }),
  );
