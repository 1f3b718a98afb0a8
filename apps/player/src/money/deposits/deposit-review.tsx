import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { depositsCreate } from '@khelaghor/client/routes/money.gen.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { computeFee } from '@khelaghor/contract/money/channel-fee.ts';
import type { DepositChannel } from '@khelaghor/contract/money/deposits.ts';
import { minor, parseMinorText } from '@khelaghor/money/minor.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { call } from '../../shared/api.ts';
import { useLocalText } from '../../shared/local-text.ts';
import { useNavigate } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { useRefusalText } from '../../shared/error-text.ts';
import type { DepositIntent } from './deposit-intent.ts';

/**
 * Opens the payment and goes to the gateway's page. Until that page shows, it stays busy; coming
 * back by the browser's own way makes it free again.
 */
export function useOpenPayment() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);
  useEffect(() => {
    const backAgain = (event: PageTransitionEvent) => {
      if (event.persisted) setBusy(false);
    };
    window.addEventListener('pageshow', backAgain);
    return () => window.removeEventListener('pageshow', backAgain);
  }, []);
  const open = async (intent: DepositIntent): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    const reply = await call(depositsCreate, { body: intent });
    if (!reply.success) {
      setRefusal(reply);
      setBusy(false);
      return;
    }
    const { deposit, redirectAddress } = reply.value;
    if (deposit.state === 'requested') {
      window.location.assign(redirectAddress);
      return;
    }
    // The key is of a deposit that has ended meanwhile, in another tab perhaps.
    setBusy(false);
    await navigate({ to: paths.deposit, search: { deposit: deposit.id }, replace: true });
  };
  return { open, busy, refusal };
}

type DepositReviewProps = {
  readonly intent: DepositIntent;
  readonly channel: DepositChannel;
};

/** The last look before the gateway's page, or before the number to send the money to. */
export function DepositReview({ intent, channel }: DepositReviewProps) {
  const text = useLocalText();
  const formatRefusal = useRefusalText();
  const navigate = useNavigate();
  const { open, busy, refusal } = useOpenPayment();
  const fee = minor(computeFee(channel.fee, parseMinorText(intent.amount)));
  const change = () =>
    navigate({ to: paths.deposit, search: {}, state: { depositIntent: intent }, replace: true });
  return (
    <>
      <dl className="cashier__review">
        <div>
          <dt>
            <Trans>Channel</Trans>
          </dt>
          <dd>{text(channel.title)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Deposit amount</Trans>
          </dt>
          <dd className="cashier__figure">
            <Money minor={parseMinorText(intent.amount)} />
          </dd>
        </div>
        {fee > 0n && (
          <div>
            <dt>
              <Trans>Fee of the provider</Trans>
            </dt>
            <dd className="cashier__figure">
              <Money minor={fee} />
            </dd>
          </div>
        )}
      </dl>
      {fee > 0n && (
        <p>
          <Trans>
            The provider takes the fee from you, on top of the amount. The whole amount is added to
            your balance.
          </Trans>
        </p>
      )}
      {refusal !== null && <Alert kind="warn">{formatRefusal(refusal)}</Alert>}
      <div className="cashier__actions">
        <Button kind="primary" size="large" block busy={busy} onClick={() => void open(intent)}>
          {channel.isBank && <Trans>Show the account</Trans>}
          {channel.isManual && !channel.isBank && <Trans>Show the number</Trans>}
          {!channel.isManual && <Trans>Go to payment</Trans>}
        </Button>
        <Button block disabled={busy} onClick={() => void change()}>
          <Trans>Change</Trans>
        </Button>
      </div>
      <p className="cashier__next">
        {channel.isBank && (
          <Trans>On the next page you see the account to send the money to.</Trans>
        )}
        {channel.isManual && !channel.isBank && (
          <Trans>On the next page you see the number to send the money to.</Trans>
        )}
        {!channel.isManual && (
          <Trans>The payment gateway’s page opens now. Confirm there to return here.</Trans>
        )}
      </p>
    </>
  );
}
