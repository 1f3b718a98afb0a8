import {
  manualDepositsCredit,
  manualDepositsList,
  manualDepositsRecordReceipt,
  manualDepositsReject,
} from '@khelaghor/client/routes/money.gen.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useChange } from '../../shared/kit/use-change.ts';
import { usePages } from '../../shared/kit/use-pages.ts';

export const queueKey = ['manual-deposits'] as const;
const changed = [queueKey] as const;
const everyMs = 5_000;

export const pageLength = 50;

/** The claims that wait and that a search finds, read anew every few seconds. */
export const useManualDeposits = (search: string) =>
  usePages({
    queryKey: [...queueKey, search],
    read: (cursor, signal) =>
      callOrThrow(manualDepositsList, { query: { limit: pageLength, search, ...cursor } }, signal),
    everyMs,
  });

type Receipt = { readonly id: string; readonly received: string; readonly trxId: string };

export const useRecordReceipt = () =>
  useChange(changed, ({ id, received, trxId }: Receipt) =>
    callOrThrow(manualDepositsRecordReceipt, { params: { id }, body: { received, trxId } }),
  );

export const useCredit = () =>
  useChange(changed, (id: string) => callOrThrow(manualDepositsCredit, { params: { id } }));

export const useReject = () =>
  useChange(changed, ({ id, reason }: { id: string; reason: string }) =>
    callOrThrow(manualDepositsReject, { params: { id }, body: { reason } }),
  );
