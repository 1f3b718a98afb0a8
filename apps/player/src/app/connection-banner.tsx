import { Trans } from '@lingui/react/macro';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useEffect, useState } from 'react';
import { reconnectRealtime, useConnection } from '../shared/realtime.ts';

const patienceMs = 2_500;
const confirmationMs = 4_000;

type Shown = 'nothing' | 'lost' | 'healed';

/** Says that the connection is lost once it has been for a moment, and then that it is back. */
export function ConnectionBanner() {
  const connection = useConnection();
  const [shown, setShown] = useState<Shown>('nothing');
  useEffect(() => {
    if (connection === 'online') {
      const glad = setTimeout(() => setShown((was) => (was === 'nothing' ? was : 'healed')));
      const calm = setTimeout(() => setShown('nothing'), confirmationMs);
      return () => {
        clearTimeout(glad);
        clearTimeout(calm);
      };
    }
    if (connection !== 'waiting') return undefined;
    const timer = setTimeout(() => setShown('lost'), patienceMs);
    return () => clearTimeout(timer);
  }, [connection]);
  if (shown === 'nothing') return null;
  if (shown === 'healed') {
    return (
      <div className="connection">
        <Alert kind="info">
          <Trans>Connected again. Everything is up to date.</Trans>
        </Alert>
      </div>
    );
  }
  return (
    <div className="connection">
      <Alert
        kind="off"
        action={
          <Button size="small" busy={connection === 'connecting'} onClick={reconnectRealtime}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>No connection. What you see may be out of date; your money is safe.</Trans>
      </Alert>
    </div>
  );
}
