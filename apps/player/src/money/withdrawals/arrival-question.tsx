import './arrival.css';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { PayoutConfirmation, Withdrawal } from '@khelaghor/contract/money/withdrawals.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useRefusalText } from '../../shared/error-text.ts';
import { Moment } from '../../shared/moment.tsx';
import { MissingForm } from './missing-form.tsx';
import { useArrivalAnswer } from './use-arrival.ts';

type Told = { readonly title: ReactNode; readonly text: ReactNode };

function getTold({ currency, confirmation }: Sent): Told {
  const { state, closesAt, disputableUntil, remaining, reason } = confirmation;
  const missing = <Money minor={parseMinorText(remaining ?? '0')} currency={currency} />;
  switch (state) {
    case 'asked':
      return {
        title: <Trans>Did the money arrive?</Trans>,
        text: (
          <Trans>
            Without an answer we count it as received <Moment at={closesAt} />.
          </Trans>
        ),
      };
    case 'received':
      return {
        title: <Trans>You confirmed that all of it arrived</Trans>,
        text: (
          <Trans>
            You can still report missing money until <Moment at={disputableUntil} />.
          </Trans>
        ),
      };
    case 'assumed':
      return {
        title: <Trans>We count it as received, because no answer came</Trans>,
        text: (
          <Trans>
            You can still report missing money until <Moment at={disputableUntil} />.
          </Trans>
        ),
      };
    case 'disputed':
      return {
        title: <Trans>You reported that {missing} is missing</Trans>,
        text: (
          <Trans>We are looking for it with the wallet network. The answer appears here.</Trans>
        ),
      };
    case 'repaid':
      return {
        title: <Trans>{missing} was sent again</Trans>,
        text: <Trans>It went to the same wallet.</Trans>,
      };
    case 'refused':
      return { title: <Trans>We found that the money arrived</Trans>, text: reason };
  }
}

type Sent = Withdrawal & { readonly confirmation: PayoutConfirmation };

/** Whether a payout arrived: the question, and what became of the answer. */
export function ArrivalQuestion({ withdrawal }: { readonly withdrawal: Sent }) {
  const { id, amount, fee, confirmation } = withdrawal;
  const sent = String(BigInt(amount) - BigInt(fee));
  const { send, busy, refusal } = useArrivalAnswer(id);
  const formatRefusal = useRefusalText();
  const [isWriting, setWriting] = useState(false);
  const { title, text } = getTold(withdrawal);
  const { state } = confirmation;
  const isClosed = state === 'repaid' || state === 'refused';
  const canReport = !isClosed && state !== 'disputed';
  return (
    <section className="arrival">
      <div className="arrival__text">
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {refusal !== null && <Alert kind="warn">{formatRefusal(refusal)}</Alert>}
      {isWriting && canReport ? (
        <MissingForm
          withdrawal={withdrawal}
          busy={busy}
          onSend={async (answer) => {
            if (await send(answer)) setWriting(false);
          }}
          onClose={() => setWriting(false)}
        />
      ) : (
        <div className="cashier__actions">
          {!isClosed && state !== 'received' && (
            <Button
              kind={state === 'asked' ? 'primary' : 'secondary'}
              block
              busy={busy}
              onClick={() => void send({ received: sent })}
            >
              {state === 'disputed' ? (
                <Trans>It has arrived now</Trans>
              ) : (
                <Trans>All of it arrived</Trans>
              )}
            </Button>
          )}
          {canReport && (
            <Button block disabled={busy} onClick={() => setWriting(true)}>
              <Trans>Something is missing</Trans>
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
