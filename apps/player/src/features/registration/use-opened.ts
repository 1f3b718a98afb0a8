import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { pendingQuery } from '../elsewhere/elsewhere.ts';
import { paths } from '../../shared/paths.ts';
import { sessionOpened } from '../../shared/session.ts';

/** Goes on once an account is open: in, to the dialog that says so. */
export function useOpened(): (open: 'registered' | 'account-made') => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (open) => {
    // What was brought along from another site is bound.
    queries.setQueryData(pendingQuery.queryKey, null);
    await sessionOpened(queries);
    await navigate({ to: paths.home, search: { open }, replace: true });
  };
}
