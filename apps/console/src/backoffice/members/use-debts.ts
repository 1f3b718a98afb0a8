import {
  debtsAdminConfirmForgiveness,
  debtsAdminList,
  debtsAdminRequestForgiveness,
  debtsAdminWithdrawForgiveness,
} from '@khelaghor/client/routes/money.gen.ts';
import type { requestForgiveness } from '@khelaghor/contract/money/debts.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useStoredChange } from '../../shared/kit/use-stored-change.ts';

const getKey = (id: string) => ['member-debts', id] as const;

/** What a member owes, and why. */
export const useDebts = (id: string) => useCall(getKey(id), debtsAdminList, { params: { id } });

/** Requests to forgive a debt: the house bears it. */
export const useRequestForgiveness = (id: string) =>
  useStoredChange(getKey(id), (body: BodyOf<typeof requestForgiveness>) =>
    callOrThrow(debtsAdminRequestForgiveness, { params: { id }, body }),
  );

export const useConfirmForgiveness = (id: string) =>
  useStoredChange(getKey(id), (requestId: string) =>
    callOrThrow(debtsAdminConfirmForgiveness, { params: { id, requestId } }),
  );

export const useWithdrawForgiveness = (id: string) =>
  useStoredChange(getKey(id), (requestId: string) =>
    callOrThrow(debtsAdminWithdrawForgiveness, { params: { id, requestId } }),
  );
