import { Trans } from '@lingui/react/macro';
import { factorResetsStopByMember } from '@khelaghor/client/routes/account.gen.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { useTrouble } from '../../shared/use-trouble.ts';
import { useUrlToken } from './use-url-token.ts';

/** The page of the e-mailed link with which a member stops a reset of their second factors. */
export function StopResetDialog({ onClose }: { readonly onClose: () => void }) {
  const token = useUrlToken();
  const [isBusy, setBusy] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const { trouble, setTrouble, showRefusal } = useTrouble();
  const stop = async () => {
    setBusy(true);
    setTrouble(null);
    const reply = await call(factorResetsStopByMember, { body: { token } });
    setBusy(false);
    if (reply.success) setStopped(true);
    else showRefusal(reply);
  };
  if (isStopped)
    return (
      <Modal
        open
        onClose={onClose}
        title={<Trans>Reset stopped</Trans>}
        lead={
          <Trans>
            Your second factors and phone are unchanged. Change your password: another person may
            know it.
          </Trans>
        }
      />
    );
  return (
    <Modal
      open
      dismissible={false}
      onClose={onClose}
      title={<Trans>Was it not you?</Trans>}
      lead={
        <Trans>
          Customer service was asked to remove the app, passkeys, codes and phone from your account.
          If you did not request this, stop it here.
        </Trans>
      }
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>It was me</Trans>
          </Button>
          <Button kind="primary" icon="shield" busy={isBusy} onClick={() => void stop()}>
            <Trans>Stop it</Trans>
          </Button>
        </>
      }
    >
      {trouble !== null && <Alert kind="warn">{trouble}</Alert>}
    </Modal>
  );
}
