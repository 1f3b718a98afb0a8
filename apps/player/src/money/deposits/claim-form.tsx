import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ManualDeposit } from '@khelaghor/contract/money/manual-deposits.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { useRefusalText } from '../../shared/error-text.ts';
import { usePicture } from '../../shared/picture-field.tsx';
import { useClaim } from './use-manual-deposit.ts';

type ClaimProps = { readonly manual: ManualDeposit };

/** The sender and the transaction id that the member told, or the reference of a transfer. */
export function ClaimedPayment({ manual }: ClaimProps) {
  const { senderNumber, trxId, reference, hasReceipt } = manual;
  return (
    <dl className="cashier__review">
      <div>
        <dt>
          <Trans>Sent from</Trans>
        </dt>
        <dd translate="no" dir="ltr">
          {senderNumber}
        </dd>
      </div>
      <div>
        <dt>{reference === null ? <Trans>Transaction ID</Trans> : <Trans>Reference</Trans>}</dt>
        <dd translate="no" dir="ltr">
          {trxId}
        </dd>
      </div>
      {hasReceipt && (
        <div>
          <dt>
            <Trans>Picture of the receipt</Trans>
          </dt>
          <dd>
            <Trans>Sent</Trans>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Tells who sent the money, under which transaction id, and shows the receipt. */
export function ClaimForm({ manual }: ClaimProps) {
  const isBank = manual.reference !== null;
  const [senderNumber, setSender] = useState(manual.senderNumber ?? '');
  const [trxId, setTrxId] = useState('');
  const { picture, field } = usePicture(
    <Trans>
      A picture of the receipt helps us to find your payment faster. You can do without.
    </Trans>,
  );
  const { send, busy, refusal, getError } = useClaim(manual.depositId);
  const formatRefusal = useRefusalText();
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send({ senderNumber, trxId, picture });
      }}
    >
      <TextField
        label={
          isBank ? (
            <Trans>Account number that you sent from</Trans>
          ) : (
            <Trans>Number that you sent from</Trans>
          )
        }
        name="senderNumber"
        inputMode={isBank ? 'numeric' : 'tel'}
        autoComplete={isBank ? 'off' : 'tel-national'}
        maxLength={40}
        value={senderNumber}
        onChange={({ target }) => setSender(target.value)}
        error={getError('senderNumber')}
        required
      />
      {!isBank && (
        <TextField
          label={<Trans>Transaction ID (TrxID)</Trans>}
          name="trxId"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          hint={<Trans>It is in the SMS that you got after sending.</Trans>}
          value={trxId}
          onChange={({ target }) => setTrxId(target.value)}
          error={getError('trxId')}
          required
        />
      )}
      {field}
      {refusal !== null && <Alert kind="warn">{formatRefusal(refusal)}</Alert>}
      <Button type="submit" kind="primary" size="large" block busy={busy}>
        <Trans>I have sent the money</Trans>
      </Button>
    </form>
  );
}
