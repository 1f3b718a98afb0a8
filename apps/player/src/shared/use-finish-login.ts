import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from './navigation.tsx';
import { loadSession } from './session-changes.ts';

/**
 * Continues after a reply that opened a session: opens an address of this site, or the dialog that
 * says why the session is missing.
 */
export function useFinishLogin(): (then: string) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (then) => {
    if (await loadSession(queries)) {
      const search = { open: 'not-in', next: then } as const;
      await navigate({ to: '.', search, replace: true, resetScroll: false });
    } else await navigate({ href: then, replace: true });
  };
}
