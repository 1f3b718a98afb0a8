import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ledgerAuditsAdminRequest,
  productsAdminListStopped,
  productsAdminReopen,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';

const everyMs = 15_000;
const stoppedKey = ['stopped-products'] as const;

export const useStopped = () =>
  useCall(stoppedKey, productsAdminListStopped, {}, { refetchInterval: everyMs });

export function useReopen() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => callOrThrow(productsAdminReopen, { body: { name } }),
    onSuccess: (value) => queries.setQueryData(stoppedKey, value),
    onError: () => queries.invalidateQueries({ queryKey: stoppedKey }),
  });
}

export const useAudit = () =>
  useMutation({ mutationFn: () => callOrThrow(ledgerAuditsAdminRequest, {}) });
