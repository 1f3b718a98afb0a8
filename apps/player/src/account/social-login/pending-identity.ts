import { socialLoginGetPending } from '@khelaghor/client/routes/account.gen.ts';
import type { PendingElsewhere } from '@khelaghor/contract/account/social-login.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchValue } from '../../shared/api.ts';
import { useWhitelabel } from '../../shared/api-queries.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';

export const pendingQuery = queryOptions({
  queryKey: ['elsewhere-pending'],
  queryFn: async ({ signal }) => {
    const { pending } = await fetchValue(socialLoginGetPending, {}, signal);
    return pending;
  },
  // Coming back opens the page anew, and whatever uses it up says so.
  staleTime: Number.POSITIVE_INFINITY,
});

/** The account elsewhere with which this browser opens an account; null while there is none. */
export function usePending(): PendingElsewhere | null {
  const { elsewhere } = useWhitelabel();
  const { data } = useQuery({ ...pendingQuery, enabled: elsewhere.length > 0 });
  return data ?? null;
}

/** The account elsewhere that a form opens an account with, as the form sends it. */
export function usePendingIdentity() {
  const queries = useQueryClient();
  const pending = usePending();
  return {
    /** The part of a request's body that names the pending identity. */
    sent: pending === null ? {} : { elsewhereId: pending.elsewhereId },
    /** Reads the pending identity anew when the refusal says that it ended or was taken. */
    onRefused: ({ code }: CallRefusal): void => {
      if (code === 'elsewhere_ended' || code === 'elsewhere_taken')
        void queries.invalidateQueries(pendingQuery);
    },
  };
}
