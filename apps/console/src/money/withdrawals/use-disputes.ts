import {
  payoutDisputesConfirmRepeat,
  payoutDisputesList,
  payoutDisputesRefuse,
  payoutDisputesRequestRepeat,
  payoutDisputesUploadProof,
  payoutDisputesWithdrawRepeat,
} from '@khelaghor/client/routes/money.gen.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';
import type { PaidByHand } from '../../shared/paid-by-hand-dialog.tsx';

const disputesKey = ['payout-disputes'] as const;
const changed = [disputesKey, ['withdrawals']] as const;
const everyMs = 5_000;

/** The payouts of which members say that money is missing, read anew every few seconds. */
export const useDisputes = () =>
  useCall(disputesKey, payoutDisputesList, {}, { refetchInterval: everyMs });

type Request = { readonly id: string; readonly key: string; readonly reason: string };

export const useRequestRepeat = () =>
  useChange(changed, ({ id, key, reason }: Request) =>
    callOrThrow(payoutDisputesRequestRepeat, { params: { id }, body: { key, reason } }),
  );

type RequestParams = { readonly id: string; readonly requestId: string };

export const useConfirmRepeat = () =>
  useChange(changed, ({ id, requestId, ...body }: RequestParams & PaidByHand) =>
    callOrThrow(payoutDisputesConfirmRepeat, { params: { id, requestId }, body }),
  );

/** Uploads a picture of a missing part that was paid by hand. */
export const uploadRepeatProof = (file: File) =>
  callOrThrow(payoutDisputesUploadProof, { files: [file] });

export const useWithdrawRepeat = () =>
  useChange(changed, (params: RequestParams) =>
    callOrThrow(payoutDisputesWithdrawRepeat, { params }),
  );

export const useRefuseDispute = () =>
  useChange(changed, ({ id, reason }: { readonly id: string; readonly reason: string }) =>
    callOrThrow(payoutDisputesRefuse, { params: { id }, body: { reason } }),
  );
