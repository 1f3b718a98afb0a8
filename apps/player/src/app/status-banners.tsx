import { Trans } from '@lingui/react/macro';
import { Bar } from '@khelaghor/ui/alert/alert.tsx';
import { useEffect, useState } from 'react';
import { useHydrated } from '../shared/hydrated.ts';
import { isRenewed } from '../shared/new-version-reload.ts';

const gladnessMs = 6_000;

/** Says that the page was loaded again because the site is new. */
function RenewedBar() {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), gladnessMs);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <Bar kind="info">
      <Trans>The site has been renewed, so this page was loaded again.</Trans>
    </Bar>
  );
}

/** What must be said about this browser or this visit. */
export function StatusBanners() {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <>
      {!navigator.cookieEnabled && (
        <Bar kind="warn">
          <Trans>
            Your browser blocks cookies. You can look at everything, but to log in and play, allow
            cookies for this site.
          </Trans>
        </Bar>
      )}
      {isRenewed() && <RenewedBar />}
    </>
  );
}
