import { Trans } from '@lingui/react/macro';
import { socialLoginDeletePending } from '@khelaghor/client/routes/account.gen.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { SocialLoginButtons } from './social-login-buttons.tsx';
import './social-login.css';
import { pendingQuery, usePending } from './pending-identity.ts';

/**
 * Above a form that opens an account: with which account elsewhere it will be opened from now on,
 * or the ways to bring one along.
 */
export function PendingNote() {
  const pending = usePending();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  if (!pending) return <SocialLoginButtons isFirst />;
  const forget = async () => {
    setBusy(true);
    await call(socialLoginDeletePending, {});
    queries.setQueryData(pendingQuery.queryKey, null);
  };
  return (
    <div className="pending-note">
      <Alert kind="info">
        {pending.provider === 'google' ? (
          <Trans>Your Google account will log you in here. Fill in what is missing.</Trans>
        ) : (
          <Trans>Your Facebook account will log you in here. Fill in what is missing.</Trans>
        )}
      </Alert>
      <p>
        <Trans>Already have an account? Log in, and add it under My account.</Trans>
      </p>
      <Button size="small" busy={busy} onClick={() => void forget()}>
        {pending.provider === 'google' ? (
          <Trans>Continue without Google</Trans>
        ) : (
          <Trans>Continue without Facebook</Trans>
        )}
      </Button>
    </div>
  );
}
