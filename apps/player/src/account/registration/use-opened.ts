import { useQueryClient } from '@tanstack/react-query';
import { pendingQuery } from '../social-login/index.ts';
import { useFinishLogin } from '../../shared/use-finish-login.ts';
import { paths } from '../../shared/paths.ts';

/** Goes on once an account is open: in, to the dialog that says so. */
export function useOpened(): (open: 'registered' | 'account-made') => Promise<void> {
  const queries = useQueryClient();
  const finishLogin = useFinishLogin();
  return async (open) => {
    // What was brought along from another site is bound.
    queries.setQueryData(pendingQuery.queryKey, null);
    await finishLogin(`${paths.home}?open=${open}`);
  };
}
