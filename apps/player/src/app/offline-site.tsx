import { Trans, useLingui } from '@lingui/react/macro';
import { siteGetStatus } from '@khelaghor/client/routes/first.gen.ts';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { UnavailableLayout } from '@khelaghor/ui/unavailable-page/unavailable-page.tsx';
import { useEffect, useState } from 'react';
import { call } from '../shared/api.ts';
import { useLocalText } from '../shared/local-text.ts';

const askAgainMs = 10_000;

/** Loads the page that was asked for as soon as the site answers, whatever it answers. */
async function loadIfReached(): Promise<void> {
  const reply = await call(siteGetStatus, {});
  if (reply.success || reply.code !== 'network') location.reload();
}

/** The whole screen while the site cannot be reached: kept by the browser from an earlier visit. */
export function OfflineSite({ brandName }: { readonly brandName: LocalText }) {
  const { t } = useLingui();
  const text = useLocalText();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => void loadIfReached(), askAgainMs);
    const online = () => void loadIfReached();
    window.addEventListener('online', online);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', online);
    };
  }, []);
  const retry = async () => {
    setBusy(true);
    await loadIfReached();
    setBusy(false);
  };
  return (
    <UnavailableLayout
      brand={text(brandName)}
      title={t`No connection`}
      text={
        <Trans>
          You are offline. Open bets are settled as usual; your money is safe. This page opens again
          when you are back online.
        </Trans>
      }
      actions={
        <Button kind="primary" icon="refresh" busy={busy} onClick={() => void retry()}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
