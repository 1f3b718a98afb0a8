import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  factorResetsRequest,
  factorResetsExecute,
  factorResetsRead,
  factorResetsCancel,
} from '@khelaghor/client/routes.gen.ts';
import type { FactorResets } from '@khelaghor/contract/account/factor-resets.ts';
import { callOrThrow } from '../../shared/api.ts';

const getKey = (id: string) => ['member-resets', id] as const;

/** The member's second factors, and the resets of them. */
export const useFactorResets = (id: string) =>
  useQuery({
    queryKey: getKey(id),
    queryFn: ({ signal }) => callOrThrow(factorResetsRead, { params: { id } }, signal),
  });

type ResetAction = 'ask' | 'done' | 'withdraw';
type Asked = {
  readonly act: ResetAction;
  readonly reason: string;
  readonly withPayment?: boolean;
};

/** One step of a reset. Updates the page. */
export function useResetAction(id: string) {
  const client = useQueryClient();
  const params = { id };
  return useMutation({
    mutationFn: ({ act, reason, withPayment = false }: Asked): Promise<FactorResets> => {
      if (act === 'ask')
        return callOrThrow(factorResetsRequest, { params, body: { reason, withPayment } });
      const body = { reason };
      return act === 'done'
        ? callOrThrow(factorResetsExecute, { params, body })
        : callOrThrow(factorResetsCancel, { params, body });
    },
    onSuccess: async (resets) => {
      client.setQueryData(getKey(id), resets);
      await client.invalidateQueries({ queryKey: ['member'] });
    },
  });
}
