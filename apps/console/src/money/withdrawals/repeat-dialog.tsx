import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { PayoutDispute } from '@khelaghor/contract/money/payout-disputes.ts';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { createId } from '../../shared/new-id.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { DisputeFacts } from './dispute-facts.tsx';
import { useRequestRepeat } from './use-disputes.ts';

type DialogProps = { readonly dispute: PayoutDispute; readonly onClose: () => void };

/** Requests that the missing part of a payout is paid by hand. */
export function RepeatDialog({ dispute, onClose }: DialogProps) {
  const { money } = useNumberFormat();
  const requesting = useRequestRepeat();
  const [key] = useState(createId);
  const { withdrawalId: id, remaining, currency } = dispute;
  const missing = money(remaining, currency);
  return (
    <ActionDialog
      question={{
        title: <Trans>Pay {missing} again by hand?</Trans>,
        lead: (
          <Trans>
            Check with the wallet network first. Another operator sends the money from a wallet of
            the house; nothing is sent automatically.
          </Trans>
        ),
        facts: <DisputeFacts dispute={dispute} />,
        reason: {},
        needsSecond: true,
        done: { title: <Trans>Another operator can pay it now</Trans> },
      }}
      confirm={<Trans>Pay again by hand</Trans>}
      run={({ reason }) => requesting.mutateAsync({ id, key, reason })}
      onClose={onClose}
    />
  );
}
