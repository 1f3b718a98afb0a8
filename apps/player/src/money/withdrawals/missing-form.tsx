import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { payoutProofsMax } from '@khelaghor/contract/lib/message-limits.ts';
import type { Withdrawal } from '@khelaghor/contract/money/withdrawals.ts';
import { minor, parseMinorText } from '@khelaghor/money/minor.ts';
import { AmountField } from '@khelaghor/ui/amount-field/amount-field.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { RadioCards } from '@khelaghor/ui/radio-cards/radio-cards.tsx';
import { useAmount } from '../../shared/amount/use-amount.ts';
import { usePictures } from '../../shared/picture-field.tsx';
import type { ArrivalAnswer } from './use-arrival.ts';

type FormProps = {
  readonly withdrawal: Withdrawal;
  readonly busy: boolean;
  readonly onSend: (answer: ArrivalAnswer) => Promise<unknown>;
  readonly onClose: () => void;
};

/** A form for a payout of which all or a part is missing, with pictures. */
export function MissingForm({ withdrawal, busy, onSend, onClose }: FormProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<'none' | 'part'>('none');
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const most = payoutProofsMax;
  const { pictures, field } = usePictures(
    <Trans>
      Pictures of your wallet’s statement help us to find the money: up to {most}, PNG or JPG.
    </Trans>,
    most,
  );
  const sent = minor(parseMinorText(withdrawal.amount) - parseMinorText(withdrawal.fee));
  const { amount, error } = useAmount(typed, {
    emptyError: t`Enter the amount that arrived.`,
    range: { minimum: '1', maximum: String(sent - 1n) },
  });
  const received = kind === 'none' ? '0' : amount;
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (received === null) return;
        void onSend({ received, pictures });
      }}
    >
      <RadioCards
        legend={
          <span>
            <Trans>
              We sent <Money minor={sent} currency={withdrawal.currency} />. How much of it arrived?
            </Trans>
          </span>
        }
        cards={[
          { key: 'none', title: <Trans>Nothing</Trans> },
          { key: 'part', title: <Trans>A part of it</Trans> },
        ]}
        value={kind}
        onChange={setKind}
      />
      {kind === 'part' && (
        <AmountField
          label={<Trans>The amount that arrived</Trans>}
          name="received"
          value={typed}
          onValueChange={setTyped}
          error={tried && error !== null ? error : undefined}
          required
        />
      )}
      {field}
      <Button type="submit" kind="primary" block busy={busy}>
        <Trans>Report it</Trans>
      </Button>
      <Button block disabled={busy} onClick={onClose}>
        <Trans>Back</Trans>
      </Button>
    </form>
  );
}
