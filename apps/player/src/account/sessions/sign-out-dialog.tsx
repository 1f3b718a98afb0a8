import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useState } from 'react';
import { useNavigate } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { signOut } from '../../shared/session-changes.ts';

/** Asks before it logs out. */
export function SignOutDialog({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await navigate({ to: paths.home, replace: true });
    await signOut(queries);
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={<Trans>Log out</Trans>}
      lead={<Trans>Log out? Open bets are settled as usual.</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="primary" icon="logout" busy={busy} onClick={() => void leave()}>
            <Trans>Log out</Trans>
          </Button>
        </>
      }
    />
  );
}
