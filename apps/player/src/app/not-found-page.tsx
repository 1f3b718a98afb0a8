import { Trans } from '@lingui/react/macro';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Link } from '../shared/navigation.tsx';
import { paths } from '../shared/paths.ts';

/** An address that is no page. */
export function NotFoundPage() {
  return (
    <div className="page-alone">
      <EmptyState
        page
        art="kite"
        title={<Trans>Page not found</Trans>}
        text={<Trans>The kite’s string has snapped. Go back to the lobby.</Trans>}
        actions={
          <Button kind="primary" render={<Link to={paths.home} />}>
            <Trans>Go to the lobby</Trans>
          </Button>
        }
      />
    </div>
  );
}
