import {
  adjustmentsAdminApprove,
  adjustmentsAdminList,
  adjustmentsAdminRequest,
  adjustmentsAdminWithdraw,
} from '@khelaghor/client/routes/money.gen.ts';
import type { requestAdjustment } from '@khelaghor/contract/money/adjustments.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useStoredChange } from '../../shared/kit/use-stored-change.ts';
import { getDeskKey } from './use-members.ts';

const getKey = (id: string) => ['member-adjustments', id] as const;

/** Requests to change a member's balance, and what became of them. */
export const useAdjustments = (id: string) =>
  useCall(getKey(id), adjustmentsAdminList, { params: { id } });

export const useRequestAdjustment = (id: string) =>
  useStoredChange(getKey(id), (body: BodyOf<typeof requestAdjustment>) =>
    callOrThrow(adjustmentsAdminRequest, { params: { id }, body }),
  );

/** Approving moves money, so that the balance is read anew. */
export const useApproveAdjustment = (id: string) =>
  useStoredChange(
    getKey(id),
    (requestId: string) => callOrThrow(adjustmentsAdminApprove, { params: { id, requestId } }),
    [getDeskKey(id)],
  );

export const useWithdrawAdjustment = (id: string) =>
  useStoredChange(getKey(id), (requestId: string) =>
    callOrThrow(adjustmentsAdminWithdraw, { params: { id, requestId } }),
  );
