import { Trans } from '@lingui/react/macro';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { EmptyState } from '@khelaghor/ui/blank/blank.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useEffect } from 'react';

/** In place of a member's page when nobody is logged in: says so, and opens the login dialog. */
export function LoginPrompt() {
  const navigate = useNavigate();
  const address = useLocation({
    select: ({ pathname, search }) => pathWith(pathname, search as OwnSearch),
  });
  useEffect(() => {
    const search = { open: 'login', next: address } as const;
    void navigate({ to: '.', search, replace: true, resetScroll: false });
    // Once: whoever closes the dialog is not asked again.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, []);
  return (
    <div className="page-alone">
      <EmptyState
        page
        art="kite"
        title={<Trans>You are not logged in, please login</Trans>}
        actions={
          <Button
            kind="lead"
            render={<Link to="." search={{ open: 'login', next: address }} resetScroll={false} />}
          >
            <Trans>Log in</Trans>
          </Button>
        }
      />
    </div>
  );
}

type OwnSearch = Readonly<Record<string, string>>;

/** The address without what opens dialogs. */
function pathWith(pathname: string, search: OwnSearch): string {
  const own = Object.entries(search).filter(([name]) => name !== 'open' && name !== 'next');
  const text = new URLSearchParams(own).toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}
