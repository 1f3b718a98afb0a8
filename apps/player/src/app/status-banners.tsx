import { Trans } from '@lingui/react/macro';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { useEffect, useState } from 'react';
import { useHydrated } from '../shared/hydrated.ts';
import { isUpdated } from '../shared/new-version-reload.ts';

const confirmationMs = 6_000;

/** Says that the page was loaded again because the site is new. */
function UpdatedAlert() {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), confirmationMs);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <Alert kind="info">
      <Trans>The site was updated, so this page was reloaded.</Trans>
    </Alert>
  );
}

/** What must be said about this browser or this visit. */
export function StatusBanners() {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <>
      {!navigator.cookieEnabled && (
        <Alert kind="warn">
          <Trans>
            Your browser blocks cookies. You can look around, but to log in and play, allow cookies
            for this site.
          </Trans>
        </Alert>
      )}
      {isUpdated() && <UpdatedAlert />}
    </>
  );
}
