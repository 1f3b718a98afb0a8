import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  operatorsAdminDisable,
  operatorsAdminEnable,
  operatorsAdminInvite,
  operatorsAdminList,
  operatorsAdminResetFactor,
  operatorsAdminRevokeLink,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import type { OperatorsList } from '@khelaghor/contract/backoffice/operators.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';

export const operatorsKey = ['operators'] as const;
const everyMs = 30_000;

/** All operators. Read again now and then: an invited one may join meanwhile. */
export const useOperators = () =>
  useCall(operatorsKey, operatorsAdminList, {}, { refetchInterval: everyMs });

/** What is done to an account or a link, by its id. */
export type OperatorAction = 'disable' | 'enable' | 'reset' | 'revoke';

type Done = { readonly list: OperatorsList; readonly link?: string; readonly expiresAt?: string };

/** One act, with a code of the operator's own app. What the page lists follows. */
export function useOperatorAction(act: OperatorAction, id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (totpCode: string): Promise<Done> => {
      const input = { params: { id }, body: { totpCode } };
      if (act === 'reset') return callOrThrow(operatorsAdminResetFactor, input);
      if (act === 'disable') return { list: await callOrThrow(operatorsAdminDisable, input) };
      if (act === 'enable') return { list: await callOrThrow(operatorsAdminEnable, input) };
      return { list: await callOrThrow(operatorsAdminRevokeLink, input) };
    },
    onSuccess: ({ list }) => queries.setQueryData(operatorsKey, list),
    onError: () => queries.invalidateQueries({ queryKey: operatorsKey }),
  });
}

export function useInvite() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { username: string; totpCode: string }) =>
      callOrThrow(operatorsAdminInvite, { body }),
    onSuccess: ({ list }) => queries.setQueryData(operatorsKey, list),
  });
}
