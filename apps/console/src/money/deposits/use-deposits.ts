import {
  depositsAdminConfirmDecision,
  depositsAdminGet,
  depositsAdminList,
  depositsAdminRecordRefund,
  depositsAdminRequestDecision,
  depositsAdminRequestRefund,
  depositsAdminWithdrawDecision,
} from '@khelaghor/client/routes/money.gen.ts';
import type {
  DifferingAct,
  listDeskDeposits,
} from '@khelaghor/contract/money/differing-payments.ts';
import type { QueryOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';
import { usePages } from '../../shared/kit/use-pages.ts';
import { createId } from '../../shared/new-id.ts';

const everyMs = 5_000;
const pageLength = 25;
const depositsKey = ['deposits'] as const;
const changed = [depositsKey] as const;

export type DepositFilter = Pick<QueryOf<typeof listDeskDeposits>, 'state' | 'channel' | 'account'>;

/** Deposits, newest first, read anew every few seconds while the page is open. */
export const useDeposits = (filter: DepositFilter) =>
  usePages({
    queryKey: [...depositsKey, filter],
    read: (cursor, signal) =>
      callOrThrow(
        depositsAdminList,
        { query: { ...filter, limit: pageLength, ...cursor } },
        signal,
      ),
    everyMs,
  });

/** One deposit, read anew as often: others decide about it, and the gateway answers. */
export const useDeposit = (id: string) =>
  useCall(
    [...depositsKey, 'one', id],
    depositsAdminGet,
    { params: { id } },
    { refetchInterval: everyMs },
  );

type Asked = { readonly id: string; readonly act: DifferingAct; readonly reason: string };

/** A second request for the same payment is refused while one waits, whatever its key. */
export const useRequestDecision = () =>
  useChange(changed, ({ id, act, reason }: Asked) =>
    callOrThrow(depositsAdminRequestDecision, {
      params: { id },
      body: { key: createId(), act, reason },
    }),
  );

/** Requests to give a credited deposit back. */
export const useRequestRefund = () =>
  useChange(changed, ({ id, reason }: Omit<Asked, 'act'>) =>
    callOrThrow(depositsAdminRequestRefund, { params: { id }, body: { key: createId(), reason } }),
  );

/** Records the transaction by which money was sent back. */
export const useRecordRefund = () =>
  useChange(changed, ({ id, trxId }: { readonly id: string; readonly trxId: string }) =>
    callOrThrow(depositsAdminRecordRefund, { params: { id }, body: { trxId } }),
  );

type RequestParams = { readonly id: string; readonly requestId: string };

export const useConfirmDecision = () =>
  useChange(changed, (params: RequestParams) =>
    callOrThrow(depositsAdminConfirmDecision, { params }),
  );

export const useWithdrawDecision = () =>
  useChange(changed, (params: RequestParams) =>
    callOrThrow(depositsAdminWithdrawDecision, { params }),
  );
