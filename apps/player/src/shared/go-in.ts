import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from './navigation.tsx';
import { sessionOpened } from './session-turns.ts';

/**
 * Goes on after a reply that opened a session: to an address of this site, or to the dialog that
 * says why nobody is logged in all the same.
 */
export function useGoIn(): (then: string) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (then) => {
    if (await sessionOpened(queries)) {
      const search = { open: 'not-in', next: then } as const;
      await navigate({ to: '.', search, replace: true, resetScroll: false });
    } else await navigate({ href: then, replace: true });
  };
}
