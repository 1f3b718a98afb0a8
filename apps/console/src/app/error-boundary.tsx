import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { EmptyState, ErrorState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { getRefusal } from '../shared/api.ts';
import { ErrorText } from '../shared/error-text.tsx';

/** A page could not be shown at all: mostly because the server was not reached. */
export function ErrorPage({ error }: { error: unknown }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await router.invalidate();
    setBusy(false);
  };
  return (
    <main className="alone">
      <ErrorState
        page
        text={<ErrorText refusal={getRefusal(error)} />}
        busy={busy}
        onRetry={() => void retry()}
      />
    </main>
  );
}

/** There is no such page. */
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
