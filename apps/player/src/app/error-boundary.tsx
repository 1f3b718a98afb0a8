import { Trans } from '@lingui/react/macro';
import { ErrorState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { useEffect } from 'react';
import { ChunkLost } from '../shared/import-with-retry.ts';
import { markHydrated } from '../shared/hydration-wait.ts';
import { reloadIfUpdated } from '../shared/new-version-reload.ts';

/** In place of a page that broke, or whose code could not be fetched. */
export function ErrorPage({ error }: { readonly error: Error }) {
  const isLost = error instanceof ChunkLost;
  useEffect(markHydrated, []);
  useEffect(() => {
    if (isLost) void reloadIfUpdated();
  }, [isLost]);
  return (
    <div className="page-alone">
      <ErrorState
        page
        title={
          isLost ? (
            <Trans>The page could not be loaded</Trans>
          ) : (
            <Trans>This page has an error</Trans>
          )
        }
        text={
          isLost ? (
            <Trans>The connection was lost, or the site was updated. Reload the page.</Trans>
          ) : (
            <Trans>Your money and bets are safe. Reload the page.</Trans>
          )
        }
        onRetry={() => location.reload()}
      />
    </div>
  );
}
