import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';

/** The page for an address that the console does not have. */
export function NotFoundPage() {
  const { t } = useLingui();
  const title = t`Page not found`;
  return (
    <main className="alone">
      <title>{title}</title>
      <EmptyState
        page
        art="kite"
        title={title}
        actions={
          <Button render={<Link to="/" />}>
            <Trans>To the overview</Trans>
          </Button>
        }
      />
    </main>
  );
}
