import './offer.css';
import { Trans } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Card } from '@khelaghor/ui/card/card.tsx';
import { useState } from 'react';
import { createLazyDialog } from '../../shared/lazy-dialog.tsx';
import { useHasDepositLimit } from './use-responsible-gaming.ts';

const LimitDialog = createLazyDialog(() => import('./limit-dialog.tsx').then((m) => m.LimitDialog));

/** Before a first deposit: the offer of a limit on deposits, which may be declined. */
export function DepositLimitOffer() {
  const hasLimit = useHasDepositLimit();
  const [isOpen, setOpen] = useState(false);
  const [isDeclined, setDeclined] = useState(false);
  if (hasLimit !== false || isDeclined) return null;
  return (
    <Card className="limit-offer stack">
      <h2>
        <Trans>Set a deposit limit?</Trans>
      </h2>
      <p>
        <Trans>
          You decide how much you deposit at most in a day, a week or a month. It applies at once.
        </Trans>
      </p>
      <div className="limit-offer__acts">
        <Button kind="primary" onClick={() => setOpen(true)}>
          <Trans>Set a deposit limit</Trans>
        </Button>
        <Button onClick={() => setDeclined(true)}>
          <Trans>Not now</Trans>
        </Button>
      </div>
      {isOpen && (
        <LimitDialog
          kind="deposit"
          period="month"
          hasPassword
          withPeriod
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}
