import { debtsAdminForgive, debtsAdminList } from '@khelaghor/client/routes.gen.ts';
import type { forgiveDebt } from '@khelaghor/contract/money/debts.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useStoredChange } from '../../shared/kit/use-stored-change.ts';

const getKey = (id: string) => ['member-debts', id] as const;

/** What a member owes, and why. */
export const useDebts = (id: string) => useCall(getKey(id), debtsAdminList, { params: { id } });

/** Forgives a debt: the house bears it. */
export const useForgiveDebt = (id: string) =>
  useStoredChange(getKey(id), (body: BodyOf<typeof forgiveDebt>) =>
    callOrThrow(debtsAdminForgive, { params: { id }, body }),
  );
