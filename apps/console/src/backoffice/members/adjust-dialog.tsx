import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { ChoiceField, TextField } from '@khelaghor/ui/field/field.tsx';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { createId } from '../../shared/new-id.ts';
import { readAdjustment } from './adjustment-draft.ts';
import { useRequestAdjustment } from './use-adjustments.ts';

type AdjustDialogProps = { readonly id: string; readonly onClose: () => void };

/** Requests to add to a member's wallet or take from it. */
export function AdjustDialog({ id, onClose }: AdjustDialogProps) {
  const { t } = useLingui();
  const requesting = useRequestAdjustment(id);
  const [direction, setDirection] = useState<'add' | 'take'>('add');
  const [currency, setCurrency] = useState<CashCurrency>('BDT');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  // Made once for the dialog: a second press requests the same.
  const [key] = useState(createId);
  const amount = readAdjustment(typed, direction);
  return (
    <ActionDialog
      question={{
        title: <Trans>Adjust the balance</Trans>,
        lead: <Trans>The house bears what is added, and gets what is taken.</Trans>,
        needsSecond: true,
        reason: {},
        done: { title: <Trans>The adjustment is requested</Trans>, isInfo: true },
      }}
      confirm={<Trans>Request</Trans>}
      check={() => {
        setTried(true);
        return amount !== null;
      }}
      run={async ({ reason }) => {
        if (amount !== null) await requesting.mutateAsync({ key, currency, amount, reason });
      }}
      onClose={onClose}
    >
      {() => (
        <>
          <ChoiceField
            label={<Trans>Direction</Trans>}
            value={direction}
            choices={[
              { key: 'add', text: t`Add to the wallet` },
              { key: 'take', text: t`Take from the wallet` },
            ]}
            onChange={setDirection}
          />
          <ChoiceField
            label={<Trans>Currency</Trans>}
            value={currency}
            choices={[
              { key: 'BDT', text: t`Taka` },
              { key: 'PLAY', text: t`Play money` },
            ]}
            onChange={setCurrency}
          />
          <TextField
            label={<Trans>Amount, in taka</Trans>}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            required
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            error={isTried && amount === null && <Trans>Enter an amount of at most a crore.</Trans>}
          />
        </>
      )}
    </ActionDialog>
  );
}
