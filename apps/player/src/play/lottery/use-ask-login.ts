import { withoutDialog } from '../../shared/address.ts';
import { useLocation, useNavigate } from '../../shared/navigation.tsx';
import type { PageSearch } from '../../shared/paths.ts';

/** Opens the login over this page and comes back to it; the slip stays as it is. */
export function useAskLogin(): () => void {
  const navigate = useNavigate();
  const next = withoutDialog(useLocation());
  return () =>
    void navigate({
      to: '.',
      search: (search: PageSearch) => ({ ...search, open: 'login', next }),
      resetScroll: false,
    });
}
