import { Trans } from '@lingui/react/macro';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useEffect } from 'react';
import { Link, useNavigate } from '../shared/navigation.tsx';

const trueAccount = { open: 'true-account' } as const;

/** Replaces a member's page for demo players: says so, and what to do. */
export function RegistrationRequired() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ to: '.', search: trueAccount, replace: true, resetScroll: false });
    // Once: a player who closes the dialog is not asked again.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, []);
  return (
    <div className="page-alone">
      <EmptyState
        page
        art="kite"
        title={<Trans>You need an account for this</Trans>}
        actions={
          <Button kind="primary" render={<Link to="." search={trueAccount} resetScroll={false} />}>
            <Trans>Open an account</Trans>
          </Button>
        }
      />
    </div>
  );
}
