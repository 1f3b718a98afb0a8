import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useState } from 'react';
import { useNavigate } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { useMember, useWhitelabel } from '../../shared/api-queries.ts';
import { signOut } from '../../shared/session-changes.ts';

/** Tells a demo player that this needs an account of their own, and leads to the registration. */
export function RegistrationRequiredDialog({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const member = useMember();
  const { registrationOpen } = useWhitelabel();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    if (member) await signOut(queries);
    await navigate({ to: registrationOpen ? paths.register : paths.home, replace: true });
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={<Trans>You need an account for this</Trans>}
      lead={
        <Trans>
          You are playing in the trial. Trial wins stay in the trial; with your own account you can
          play everything.
        </Trans>
      }
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Stay in the trial</Trans>
          </Button>
          <Button kind="primary" busy={busy} onClick={() => void leave()}>
            {registrationOpen ? <Trans>Open an account</Trans> : <Trans>End the trial</Trans>}
          </Button>
        </>
      }
    />
  );
}
