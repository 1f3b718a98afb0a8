import { Trans } from '@lingui/react/macro';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useEffect } from 'react';
import { withoutDialog } from './address.ts';
import { Link, useLocation, useNavigate } from './navigation.tsx';

/** Replaces a member's page for visitors: says so, and opens the login dialog. */
export function LoginPrompt() {
  const navigate = useNavigate();
  const address = withoutDialog(useLocation());
  useEffect(() => {
    const search = { open: 'login', next: address } as const;
    void navigate({ to: '.', search, replace: true, resetScroll: false });
    // Once: a reader who closes the dialog is not asked again.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, []);
  return (
    <div className="page-alone">
      <EmptyState
        page
        art="kite"
        title={<Trans>You are not logged in. Please log in.</Trans>}
        actions={
          <Button
            kind="primary"
            render={<Link to="." search={{ open: 'login', next: address }} resetScroll={false} />}
          >
            <Trans>Log in</Trans>
          </Button>
        }
      />
    </div>
  );
}
