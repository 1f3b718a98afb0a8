import '../../shared/content-fields.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { QueuedManualDeposit } from '@khelaghor/contract/money/manual-deposits.ts';
import { readAmountText } from '../../shared/read-figures.ts';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { getField } from '../../shared/error-text.tsx';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { ClaimFacts } from './claim-facts.tsx';
import { useRecordReceipt } from './use-manual-deposits.ts';

type DialogProps = { readonly claim: QueuedManualDeposit; readonly onClose: () => void };

/** Records what the wallet's statement shows for a claim. */
export function ReceiptDialog({ claim, onClose }: DialogProps) {
  const { t } = useLingui();
  const recording = useRecordReceipt();
  const [typed, setTyped] = useState('');
  const [trxId, setTrxId] = useState('');
  const [isTried, setTried] = useState(false);
  const received = readAmountText(typed) ?? null;
  return (
    <ActionDialog
      question={{
        title: <Trans>Record the payment</Trans>,
        lead: <Trans>Write what the house’s statement shows, not what the member told.</Trans>,
        facts: <ClaimFacts claim={claim} />,
        done: { title: <Trans>The payment is recorded</Trans> },
      }}
      confirm={<Trans>Record</Trans>}
      check={() => {
        setTried(true);
        return received !== null && toVisibleText(trxId) !== '';
      }}
      run={async () => {
        if (received === null) return;
        await recording.mutateAsync({ id: claim.depositId, received, trxId });
      }}
      onClose={onClose}
    >
      {(refusal) => (
        <>
          <TextField
            label={<Trans>Amount in the statement (taka)</Trans>}
            name="received"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={
              isTried && received === null
                ? t`Write an amount like 10 or 10.50.`
                : getField(refusal, 'received')
            }
            required
          />
          <TextField
            label={
              claim.provider === 'bank' ? (
                <Trans>Reference in the statement</Trans>
              ) : (
                <Trans>TrxID in the statement</Trans>
              )
            }
            name="trxId"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            value={trxId}
            onChange={({ target }) => setTrxId(target.value)}
            error={
              isTried && toVisibleText(trxId) === ''
                ? t`Write the TrxID from the statement.`
                : getField(refusal, 'trxId')
            }
            required
          />
        </>
      )}
    </ActionDialog>
  );
}
