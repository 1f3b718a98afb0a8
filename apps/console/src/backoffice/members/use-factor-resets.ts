import {
  factorResetsRequest,
  factorResetsExecute,
  factorResetsRead,
  factorResetsCancel,
} from '@khelaghor/client/routes/account.gen.ts';
import type { FactorResets } from '@khelaghor/contract/account/factor-resets.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useStoredChange } from '../../shared/kit/use-stored-change.ts';

const getKey = (id: string) => ['member-resets', id] as const;

/** The member's second factors, and the resets of them. */
export const useFactorResets = (id: string) =>
  useCall(getKey(id), factorResetsRead, { params: { id } });

type ResetAction = 'ask' | 'done' | 'withdraw';
type Asked = {
  readonly act: ResetAction;
  readonly reason: string;
  readonly withPayment?: boolean;
};

/** One step of a reset. Updates the page. */
export function useResetAction(id: string) {
  const params = { id };
  const change = ({ act, reason, withPayment = false }: Asked): Promise<FactorResets> => {
    if (act === 'ask')
      return callOrThrow(factorResetsRequest, { params, body: { reason, withPayment } });
    const body = { reason };
    return act === 'done'
      ? callOrThrow(factorResetsExecute, { params, body })
      : callOrThrow(factorResetsCancel, { params, body });
  };
  return useStoredChange(getKey(id), change, [['member']]);
}
