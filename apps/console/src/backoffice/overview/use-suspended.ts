import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  ledgerAuditsAdminRequest,
  productsAdminListStopped,
  productsAdminReopen,
} from '@khelaghor/client/routes.gen.ts';
import { ask } from '../../shared/api.ts';

const everyMs = 15_000;
const stoppedKey = ['stopped-products'] as const;

export const useStopped = () =>
  useQuery({
    queryKey: stoppedKey,
    queryFn: ({ signal }) => ask(productsAdminListStopped, {}, signal),
    refetchInterval: everyMs,
  });

export function useReopen() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => ask(productsAdminReopen, { body: { name } }),
    onSuccess: (value) => queries.setQueryData(stoppedKey, value),
    onError: () => queries.invalidateQueries({ queryKey: stoppedKey }),
  });
}

export const useAudit = () => useMutation({ mutationFn: () => ask(ledgerAuditsAdminRequest, {}) });
