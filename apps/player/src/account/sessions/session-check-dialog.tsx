import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from '../../shared/navigation.tsx';
import { paths, getSafeNext } from '../../shared/paths.ts';
import { useRefusalText } from '../../shared/error-text.ts';
import { loadSession } from '../../shared/session-changes.ts';
import { LoggingInDialog } from './logging-in-dialog.tsx';

/** Checks the session at once and at every press; null while it is being checked. */
function useSessionCheck(next: string | undefined) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);
  const ask = async () => {
    setRefusal(null);
    const lost = await loadSession(queries);
    if (lost) setRefusal(lost);
    else await navigate({ href: getSafeNext(next) ?? paths.home, replace: true });
  };
  useEffect(() => {
    void ask();
    // Once: later checks come from the reader's press.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, []);
  return { refusal, ask };
}

type SessionCheckDialogProps = { readonly next: string | undefined; readonly onClose: () => void };

/**
 * The login succeeded, but the session is missing: the reply was lost, or the browser has dropped
 * the cookie. Says which, and what to do.
 */
export function SessionCheckDialog({ next, onClose }: SessionCheckDialogProps) {
  const formatRefusal = useRefusalText();
  const { refusal, ask } = useSessionCheck(next);
  if (!refusal) return <LoggingInDialog onClose={onClose} />;
  const isDropped = refusal.code === 'not_logged_in';
  return (
    <Modal
      open
      onClose={onClose}
      title={<Trans>This did not log you in</Trans>}
      actions={
        isDropped ? (
          <Button
            kind="primary"
            render={<Link to="." search={{ open: 'login', next }} replace resetScroll={false} />}
          >
            <Trans>Log in</Trans>
          </Button>
        ) : (
          <Button kind="primary" icon="refresh" onClick={() => void ask()}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      <Alert kind="warn">
        {isDropped ? (
          <Trans>
            Your browser did not keep the login: it blocks cookies. Allow cookies for this site,
            then log in again.
          </Trans>
        ) : (
          formatRefusal(refusal)
        )}
      </Alert>
    </Modal>
  );
}
