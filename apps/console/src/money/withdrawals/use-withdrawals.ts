import {
  withdrawalsAdminApprove,
  withdrawalsAdminFail,
  withdrawalsAdminGet,
  withdrawalsAdminRecordPayment,
  withdrawalsAdminReject,
  withdrawalsAdminList,
  withdrawalsAdminUploadProof,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import type { QueuedWithdrawal } from '@khelaghor/contract/backoffice/operator.ts';
import { callOrThrow, getRefusal } from '../../shared/api.ts';
import type { PaidByHand } from '../../shared/paid-by-hand-dialog.tsx';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';
import { usePages } from '../../shared/kit/use-pages.ts';
import { approveBatch } from './approve-batch.ts';
import type { LineResult } from './approve-batch.ts';

const everyMs = 5_000;
const pageLength = 25;
const queueKey = ['withdrawals'] as const;

/** A decision changes the queue and the figures of the overview. */
const changed = [queueKey, ['overview']];

/** One state's withdrawals, read anew every few seconds while the page is open. */
export const useWithdrawals = (state: QueuedWithdrawal['state']) =>
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

async function approveLine(id: string): Promise<LineResult> {
  try {
    const payout = await callOrThrow(withdrawalsAdminApprove, { params: { id } });
    return { isApproved: true, payout };
  } catch (error) {
    return { isApproved: false, refusal: getRefusal(error) };
  }
}

type Batch = {
  readonly ids: readonly string[];
  readonly onResult: (id: string, result: LineResult) => void;
};

/** Approves several payouts, and reads the queue anew when all were sent. */
export const useApproveBatch = () =>
  useChange(changed, ({ ids, onResult }: Batch) => approveBatch(ids, approveLine, onResult));

export const useReject = () =>
  useChange(changed, ({ id, reason }: { id: string; reason: string }) =>
    callOrThrow(withdrawalsAdminReject, { params: { id }, body: { reason } }),
  );

export const useRecordPayment = () =>
  useChange(changed, ({ id, ...body }: PaidByHand & { readonly id: string }) =>
    callOrThrow(withdrawalsAdminRecordPayment, { params: { id }, body }),
  );

/** Uploads a picture of a payout that was made by hand. */
export const uploadPaymentProof = (file: File) =>
  callOrThrow(withdrawalsAdminUploadProof, { files: [file] });

export const useFailPayout = () =>
  useChange(changed, ({ id, reason }: { id: string; reason: string }) =>
    callOrThrow(withdrawalsAdminFail, { params: { id }, body: { reason } }),
  );
