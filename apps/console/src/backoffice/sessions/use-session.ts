import { hashKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { operatorLogin, operatorLogout } from '@khelaghor/client/routes.gen.ts';
import type { operatorLogin as loginRoute } from '@khelaghor/contract/backoffice/operator.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { useEffect } from 'react';
import { ask, refusalOf } from '../../shared/api.ts';
import { meQuery } from '../../shared/inside.ts';

/** Asked again now and then, so that a session that ended elsewhere is noticed without a click. */
const meEveryMs = 60_000;

export const useMe = () => useQuery({ ...meQuery, refetchInterval: meEveryMs });

/**
 * Asks for the session again when another answer says that nobody is logged in. Without this a
 * disabled operator would see refusals until the session is next asked for.
 */
export function useEndedElsewhere(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (event.query.queryHash === hashKey(meQuery.queryKey)) return;
        if (refusalOf(event.action.error).code !== 'not_logged_in') return;
        void queries.refetchQueries({ queryKey: meQuery.queryKey }, { cancelRefetch: false });
      }),
    [queries],
  );
}

/** Logs in, and forgets everything that was asked before. */
export function useLogin() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof loginRoute>) => ask(operatorLogin, { body }),
    onSuccess: (me) => {
      queries.clear();
      queries.setQueryData(meQuery.queryKey, me);
    },
  });
}

/** Why the login page is shown, when it was not asked for. */
const loginReasons = ['idle', 'ended', 'signed-out'] as const;
export type LoginReason = (typeof loginReasons)[number];

/** What the address of the login page may say; anything else is left out. */
type LoginSearch = { reason?: LoginReason; next?: string };

export function loginSearchOf(search: Record<string, unknown>): LoginSearch {
  const reason = loginReasons.find((known) => known === search['reason']);
  const { next } = search;
  // Only a path of ours: `//elsewhere.example` would leave the console.
  const isOurs = typeof next === 'string' && /^\/(?![/\\])/u.test(next);
  return { ...(reason && { reason }), ...(isOurs && { next }) };
}

/**
 * Leaves: tells the server, forgets what was shown, and goes to the login page. When the server
 * cannot be reached nothing stays on the screen all the same, and the session ends by itself.
 */
export function useLeave(): (reason: LoginReason) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (reason) => {
    if (reason !== 'ended') await ask(operatorLogout, {}).catch(() => null);
    await navigate({ to: '/login', search: { reason } });
    queries.clear();
  };
}
