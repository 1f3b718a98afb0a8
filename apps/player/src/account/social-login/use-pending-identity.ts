import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { pendingQuery, usePending } from './pending-query.ts';

/** The account elsewhere that a form opens an account with, as the form sends it. */
export function usePendingIdentity() {
  const queries = useQueryClient();
  const pending = usePending();
  return {
    /** What is sent of it. */
    sent: pending === null ? {} : { elsewhereId: pending.elsewhereId },
    /** It may be worth nothing any more: what is shown of it follows. */
    onRefused: ({ code }: CallRefusal): void => {
      if (code === 'elsewhere_ended' || code === 'elsewhere_taken')
        void queries.invalidateQueries(pendingQuery);
    },
  };
}
