import { hashKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { operatorLogin, operatorLogout } from '@khelaghor/client/routes/first.gen.ts';
import type { operatorLogin as loginRoute } from '@khelaghor/contract/backoffice/operator.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { useEffect } from 'react';
import { callOrThrow, getRefusal } from '../../shared/api.ts';
import { meQuery } from '../../shared/authenticated-route.ts';

/** How often the session is checked, so that a session that ended elsewhere is noticed. */
const meEveryMs = 60_000;

export const useMe = () => useQuery({ ...meQuery, refetchInterval: meEveryMs });

/** The currency that members play with now. */
export const useSiteCurrency = (): CashCurrency => useMe().data?.currency ?? 'PLAY';

/**
 * Checks the session again when another reply says that no operator is logged in, or that the role
 * has changed. Without this a disabled operator would see refusals until the next check.
 */
export function useSessionCheck(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (event.query.queryHash === hashKey(meQuery.queryKey)) return;
        const { code } = getRefusal(event.action.error);
        if (code !== 'not_logged_in' && code !== 'permission_missing') return;
        void queries.refetchQueries({ queryKey: meQuery.queryKey }, { cancelRefetch: false });
      }),
    [queries],
  );
}

/** Logs in, and clears the query cache. */
export function useLogin() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof loginRoute>) => callOrThrow(operatorLogin, { body }),
    // The session is read by the guard of the page that opens next.
    onSuccess: () => queries.clear(),
  });
}

/** Why the login page opened by itself. */
const loginReasons = ['idle', 'ended', 'signed-out'] as const;
export type LoginReason = (typeof loginReasons)[number];

/** The search parameters of the login page; others are dropped. */
type LoginSearch = { reason?: LoginReason; next?: string };

export function getLoginSearch(search: Record<string, unknown>): LoginSearch {
  const reason = loginReasons.find((known) => known === search['reason']);
  const { next } = search;
  // Only a path of ours: `//elsewhere.example` would leave the console.
  const isOurs = typeof next === 'string' && /^\/(?![/\\])/u.test(next);
  return { ...(reason && { reason }), ...(isOurs && { next }) };
}

/**
 * Logs out: tells the server, clears the query cache, and opens the login page. When the server
 * cannot be reached, the screen is cleared all the same, and the session expires.
 */
export function useLogOut(): (reason: LoginReason) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (reason) => {
    if (reason !== 'ended') await callOrThrow(operatorLogout, {}).catch(() => null);
    await navigate({ to: '/login', search: { reason } });
    queries.clear();
  };
}
