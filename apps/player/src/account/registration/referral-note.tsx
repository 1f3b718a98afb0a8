import { Trans } from '@lingui/react/macro';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useEffect, useState } from 'react';
import { nowMs } from '../../shared/clock.ts';
import { useHydrated } from '../../shared/hydrated.ts';
import { useNavigate } from '../../shared/navigation.tsx';
import type { PageSearch } from '../../shared/paths.ts';
import '../../shared/dialog-form.css';
import { getCodeFromLink, clearReferral, saveReferral, readReferral } from './saved-referral.ts';

/** Says that an invitation is stored, and lets the reader delete it. */
export function ReferralNote() {
  const isHydrated = useHydrated();
  const [isForgotten, setForgotten] = useState(false);
  const navigate = useNavigate();
  const fromLink = isHydrated ? getCodeFromLink(location.search) : null;
  useEffect(() => {
    if (fromLink !== null) saveReferral(fromLink, nowMs());
  }, [fromLink]);
  const code = isHydrated && !isForgotten ? (fromLink ?? readReferral(nowMs())) : null;
  if (code === null) return null;
  const forget = () => {
    clearReferral();
    const search = (known: PageSearch) => ({ ...known, referralCode: undefined });
    // The address as well, so that a reload does not bring the invitation back.
    void navigate({ to: '.', search, replace: true, resetScroll: false });
    setForgotten(true);
  };
  return (
    <div className="dialog-form__note">
      <Alert kind="info">
        <Trans>
          Your invitation code is <b translate="no">{code}</b>. This device keeps it for 30 days, so
          that your account counts for the member who invited you.
        </Trans>{' '}
        <Button size="small" onClick={forget}>
          <Trans>Discard</Trans>
        </Button>
      </Alert>
    </div>
  );
}
